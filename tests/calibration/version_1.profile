hexwarden-profile 1
source http://phone.local:8080/video stream
layout base-19
picture 1920 1080
lens sheet
focal 1504.1234567890124 0.3333333333333333
centre 959.5 539.5
distortion 0.1 -0.2 1e-07 -3e-09 0.5
reprojection 0.31
pose 110.25 3 950 -2 90 500 1e-05 2e-04 1
white 0.8 0.9 0.97
colour red 42 55 35 11 10 12 0
colour blue 36 8 -45 11 10 12 0
colour white 90 0 5 11 10 12 0
colour orange 60 35.5 55 5 6 7 12
colour green 45 -35 25 11 10 12 0
colour brown 30 15 18 11 10 12 0
colour yellow 80 5 75 11 10 12 0
colour grey 55 0 0 11 10 12 0
end
