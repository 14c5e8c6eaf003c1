hexwarden-profile 1
layout base-19
picture 1920 1080
lens sheet
focal 1504.2 1503.8
centre 958.1 541.7
distortion 0 0 0 0 0
reprojection 0.31
colour red 42 55 35 11 10 12 0
colour blue 36 8 -45 11 10 12 0
colour white 90 0 5 11 10 12 0
colour orange 63 38 58 11 10 12 0
colour green 45 -35 25 11 10 12 0
colour brown 30 15 18 11 10 12 0
colour yellow 80 5 75 11 10 12 0
colour grey 55 0 0 11 10 12 0
end
