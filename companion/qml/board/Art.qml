pragma Singleton
import QtQml

// Every shape of the companion's own flat art, as SVG path data. Glyphs and emblems use relative commands, so that one
// path can repeat them. Board units: a tile side is 100.
QtObject {
    readonly property string hex: "M0,-97 L84,-48.5 L84,48.5 L0,97 L-84,48.5 L-84,-48.5 Z"
    readonly property string hexBand: "M0.0,-79.0 L68.4,-39.5 L68.4,39.5 L0.0,79.0 L-68.4,39.5 L-68.4,-39.5 Z"
    readonly property string hexRim: "M0,-90 L77.9,-45 L77.9,45 L0,90 L-77.9,45 L-77.9,-45 Z"

    // Glyphs about their foot's middle, some thirty units wide.
    readonly property var glyphs: ({
            forest: "m0,-20 l13,22 l-9,0 l0,9 l-8,0 l0,-9 l-9,0 Z",
            pasture: "m-15,6 q4,-2 4,-14 q4,5 4,14 Z m11,0 q3,-4 4,-20 q4,8 4,20 Z m12,0 q0,-8 5,-13 q0,9 3,13 Z",
            fields: "m-2,14 l0,-14 q-11,-2 -10,-12 q9,0 10,8 q0,-9 2,-14 q3,5 2,14 q1,-8 10,-8 q1,10 -10,12 l0,14 Z",
            hills: "m-17,-9 l15,0 l0,8 l-15,0 Z m17,0 l15,0 l0,8 l-15,0 Z m-9,10 l15,0 l0,8 l-15,0 Z m17,0 l10,0 l0,8 l-10,0 Z m-27,0 l8,0 l0,8 l-8,0 Z",
            mountains: "m-19,11 l14,-25 l7,11 l5,-8 l13,22 Z",
            desert: "m-18,5 q9,-13 18,-3 q9,-12 18,1 q-9,-4 -17,4 q-9,-7 -19,-2 Z",
            gold: "m0,-11 l11,8 l-4,13 l-14,0 l-4,-13 Z",
            sea: "m-17,2 q6,-9 12,0 q6,8 12,0 q5,-7 10,-2 q-5,1 -9,7 q-7,7 -14,0 q-5,-7 -11,-5 Z",
            shoal: "m-14,0 q10,-10 20,0 l8,-6 l0,12 l-8,-6 q-10,10 -20,0 Z"
        })
    readonly property string flood: repeated("m-34,0 q12,-14 24,0 q12,12 24,0 q10,-12 20,-4 q-10,2 -18,12 q-14,12 -28,0 q-10,-10 -22,-8 Z", [[-30, -54], [26, -34], [-34, 30], [22, 50], [0, 78]])
    readonly property var bandMiddles: [[68.4, 0.0], [34.2, 59.2], [-34.2, 59.2], [-68.4, 0.0], [-34.2, -59.2], [34.2, -59.2]]
    readonly property var ring: [[0, -62], [54, -31], [54, 33], [0, 64], [-54, 33], [-54, -31]]
    readonly property var inner: [[0, -62], [54, -31], [54, 33], [0, 64], [-54, 33], [-54, -31], [0, 0]]

    // One emblem a colour, for those who cannot go by the colour; a box of -10..10.
    readonly property var emblems: ({
            red: "m0,-9 l9,15 l-18,0 Z",
            blue: "m9,0 a9,9 0 1 1 -18,0 a9,9 0 1 1 18,0 Z m-4.5,0 a4.5,4.5 0 1 0 -9,0 a4.5,4.5 0 1 0 9,0 Z",
            white: "m0,-10 l9,10 l-9,10 l-9,-10 Z",
            orange: "m-8,-8 l16,0 l0,16 l-16,0 Z",
            green: "m-9,-8 l9,7 l9,-7 l0,9 l-9,7 l-9,-7 Z",
            brown: "m-3.2,-9 l6.4,0 l0,5.8 l5.8,0 l0,6.4 l-5.8,0 l0,5.8 l-6.4,0 l0,-5.8 l-5.8,0 l0,-6.4 l5.8,0 Z",
            yellow: "m0,-10 l2.6,6.4 l6.9,0.5 l-5.3,4.4 l1.7,6.7 l-5.9,-3.7 l-5.9,3.7 l1.7,-6.7 l-5.3,-4.4 l6.9,-0.5 Z",
            grey: "m-9,-3 l18,0 l0,6 l-18,0 Z"
        })

    // Pieces about the corner, or the middle of the hex, that they stand on.
    readonly property var buildings: ({
            settlement: "M0,-27 L23,-8 L23,22 L-23,22 L-23,-8 Z",
            city: "M-14,-34 L4,-17 L4,-8 L34,-8 L34,24 L-34,24 L-34,-17 Z",
            fort: "M-30,-22 L-18,-22 L-18,-12 L-6,-12 L-6,-22 L6,-22 L6,-12 L18,-12 L18,-22 L30,-22 L30,24 L-30,24 Z",
            castle: "M-36,24 L-36,-22 L-29,-22 L-29,-15 L-22,-15 L-22,-22 L-15,-22 L-15,-6 L-10,-6 L-10,-38 L-4,-38 L-4,-31 L4,-31 L4,-38 L10,-38 L10,-6 L15,-6 L15,-22 L22,-22 L22,-15 L29,-15 L29,-22 L36,-22 L36,24 Z"
        })
    readonly property string robber: "M0,-40 a13,13 0 0 1 8,23 q14,8 16,43 l5,0 l0,8 l-58,0 l0,-8 l5,0 q2,-35 16,-43 a13,13 0 0 1 8,-23 Z"
    readonly property string ship: "M-34,2 L34,2 Q28,18 16,18 L-18,18 Q-30,16 -34,2 Z M-4,-2 L-4,-30 Q20,-20 22,-2 Z"

    // What moves, about its own middle, and where its owner's emblem goes.
    readonly property var units: ({
            army: "M0,-30 a10,10 0 0 1 5,18 L15,18 L20,20 L20,28 L-20,28 L-20,20 L-15,18 L-5,-12 a10,10 0 0 1 5,-18 Z",
            knight: "M-10,-21 a10,11 0 0 1 20,0 L22,-21 L22,-2 Q22,18 0,29 Q-22,18 -22,-2 L-22,-21 Z",
            archer: "M-6,-30 a9,9 0 0 1 5,16 L8,18 L13,20 L13,28 L-25,28 L-25,20 L-20,18 L-11,-14 a9,9 0 0 1 5,-16 Z M12,-28 Q34,0 12,28 Q24,0 12,-28 Z",
            cavalry: "M-16,28 L-16,18 Q-14,4 -3,-3 L-13,2 L-22,-5 L-9,-20 L-7,-30 L2,-23 Q20,-16 19,10 L19,28 Z",
            ship: ship,
            galley: "M-38,3 L38,3 L29,19 L-27,19 Z M-20,-1 L-20,-26 L0,-12 Z M4,-1 L4,-32 L27,-12 Z",
            cargo: "M-36,-2 L36,-2 L28,20 L-28,20 Z M-24,-3 L-24,-20 L-5,-20 L-5,-3 Z M-1,-3 L-1,-14 L14,-14 L14,-3 Z M20,-3 L20,-30 L26,-30 L26,-3 Z"
        })
    readonly property var unitLines: ({
            archer: "M13,0 L-2,0",
            galley: "M-22,12 L-28,25 M-8,12 L-13,25 M8,12 L5,25 M22,12 L20,25"
        })
    readonly property var unitEmblems: ({
            army: Qt.point(0, 11),
            knight: Qt.point(0, 1),
            archer: Qt.point(-6, 11),
            cavalry: Qt.point(4, 13),
            ship: Qt.point(0, 10),
            galley: Qt.point(0, 10),
            cargo: Qt.point(0, 9)
        })

    // What lies along an edge, from west to east.
    readonly property var routes: ({
            road: "M-33,-10 L33,-10 Q38,-10 38,-5 L38,5 Q38,10 33,10 L-33,10 Q-38,10 -38,5 L-38,-5 Q-38,-10 -33,-10 Z",
            bridge: "M-42,-20 L42,-20 L42,-4 L-42,-4 Z M-42,4 L42,4 L42,20 L-42,20 Z M-30,-4 L-30,4 L-20,4 L-20,-4 Z M30,-4 L30,4 L20,4 L20,-4 Z",
            wall: "M-44,13 L-44,-15 L-32,-15 L-32,-5 L-25,-5 L-25,-15 L-13,-15 L-13,-5 L-6,-5 L-6,-15 L6,-15 L6,-5 L13,-5 L13,-15 L25,-15 L25,-5 L32,-5 L32,-15 L44,-15 L44,13 Z"
        })
    readonly property var routeEmblems: ({
            road: [[-46, 0], [0, 0], [46, 0]],
            bridge: [[0, -20], [0, 20]],
            wall: [[-46, 8], [0, 8], [46, 8]]
        })

    // Icons in a box of 24.
    readonly property var icons: ({
            home: "M12,3 L21,10.5 L19,10.5 L19,21 L14,21 L14,15 L10,15 L10,21 L5,21 L5,10.5 L3,10.5 Z",
            camera: "M4,6 L8,6 L9.5,4 L14.5,4 L16,6 L20,6 Q22,6 22,8 L22,18 Q22,20 20,20 L4,20 Q2,20 2,18 L2,8 Q2,6 4,6 Z M12,8.5 a4.5,4.5 0 1 0 0.01,0 Z M12,10.5 a2.5,2.5 0 1 1 -0.01,0 Z",
            scan: "M12,2 L20.7,7 L20.7,17 L12,22 L3.3,17 L3.3,7 Z M12,5 L5.9,8.5 L5.9,15.5 L12,19 L18.1,15.5 L18.1,8.5 Z M10.8,15.6 L7.4,12.2 L8.9,10.7 L10.8,12.6 L15.3,8.1 L16.8,9.6 Z",
            table: "M12,1 L17,4 L17,9.6 L12,12.4 L7,9.6 L7,4 Z M6.3,11 L11.3,13.8 L11.3,19.6 L6.3,22.5 L1.3,19.6 L1.3,13.8 Z M17.7,11 L22.7,13.8 L22.7,19.6 L17.7,22.5 L12.7,19.6 L12.7,13.8 Z",
            referee: "M11,3 L13,3 L13,5 L20,6.5 L20,8 L23,15 Q19.5,18.5 16,15 L18.7,8.3 L13,7.2 L13,19 L17,19 L17,21 L7,21 L7,19 L11,19 L11,7.2 L5.3,8.3 L8,15 Q4.5,18.5 1,15 L4,8 L4,6.5 L11,5 Z",
            books: "M2,4 Q7,2 11.3,5 L11.3,21 Q7,18 2,20 Z M22,4 Q17,2 12.7,5 L12.7,21 Q17,18 22,20 Z",
            ledger: "M5,2 L17,2 Q19,2 19,4 L19,22 L5,22 Q3,22 3,20 L3,4 Q3,2 5,2 Z M7,6 L7,8 L16,8 L16,6 Z M7,10.5 L7,12.5 L16,12.5 L16,10.5 Z M7,15 L7,17 L13,17 L13,15 Z",
            end: "M3,20 L21,20 L21,22 L3,22 Z M4,12 L8,12 L8,18.5 L4,18.5 Z M10,6 L14,6 L14,18.5 L10,18.5 Z M16,9 L20,9 L20,18.5 L16,18.5 Z",
            undo: "M9,4 L9,8 L14,8 Q21,8 21,14.5 Q21,21 14,21 L8,21 L8,18 L14,18 Q18,18 18,14.5 Q18,11 14,11 L9,11 L9,15 L3,9.5 Z",
            redo: "M15,4 L15,8 L10,8 Q3,8 3,14.5 Q3,21 10,21 L16,21 L16,18 L10,18 Q6,18 6,14.5 Q6,11 10,11 L15,11 L15,15 L21,9.5 Z",
            moon: "M14,2 a10,10 0 1 0 8,14 a8.5,8.5 0 0 1 -8,-14 Z",
            sun: "M12,7 a5,5 0 1 0 0.01,0 Z M11,1 L13,1 L13,5 L11,5 Z M11,19 L13,19 L13,23 L11,23 Z M1,11 L5,11 L5,13 L1,13 Z M19,11 L23,11 L23,13 L19,13 Z M4.9,3.5 L7.7,6.3 L6.3,7.7 L3.5,4.9 Z M17.7,16.3 L20.5,19.1 L19.1,20.5 L16.3,17.7 Z M19.1,3.5 L20.5,4.9 L17.7,7.7 L16.3,6.3 Z M6.3,16.3 L7.7,17.7 L4.9,20.5 L3.5,19.1 Z",
            check: "M9.5,19.5 L2.5,12.5 L5,10 L9.5,14.5 L19,5 L21.5,7.5 Z",
            cross: "M5,3 L12,10 L19,3 L21,5 L14,12 L21,19 L19,21 L12,14 L5,21 L3,19 L10,12 L3,5 Z",
            question: "M8,8 Q8,3 12.5,3 Q17,3 17,7.5 Q17,10.5 13.7,12.5 L13.7,15.5 L10.7,15.5 L10.7,11 Q13.8,9.5 13.8,7.8 Q13.8,5.8 12.5,5.8 Q11.2,5.8 11.1,8 Z M10.7,18 L13.7,18 L13.7,21 L10.7,21 Z",
            dice: "M4,2 L20,2 Q22,2 22,4 L22,20 Q22,22 20,22 L4,22 Q2,22 2,20 L2,4 Q2,2 4,2 Z M7.5,5.5 a2,2 0 1 0 0.01,0 Z M16.5,14.5 a2,2 0 1 0 0.01,0 Z M12,10 a2,2 0 1 0 0.01,0 Z",
            play: "M6,3 L21,12 L6,21 Z",
            back: "M15,3 L17,5 L10,12 L17,19 L15,21 L6,12 Z",
            next: "M9,3 L18,12 L9,21 L7,19 L14,12 L7,5 Z",
            plus: "M10.5,4 L13.5,4 L13.5,10.5 L20,10.5 L20,13.5 L13.5,13.5 L13.5,20 L10.5,20 L10.5,13.5 L4,13.5 L4,10.5 L10.5,10.5 Z",
            gear: "M9.8,4.7 L9.9,1.7 L14.1,1.7 L14.2,4.7 L15.5,5.3 L17.8,3.2 L20.8,6.2 L18.7,8.5 L19.3,9.8 L22.3,9.9 L22.3,14.1 L19.3,14.2 L18.7,15.5 L20.8,17.8 L17.8,20.8 L15.5,18.7 L14.2,19.3 L14.1,22.3 L9.9,22.3 L9.8,19.3 L8.5,18.7 L6.2,20.8 L3.2,17.8 L5.3,15.5 L4.7,14.2 L1.7,14.1 L1.7,9.9 L4.7,9.8 L5.3,8.5 L3.2,6.2 L6.2,3.2 L8.5,5.3 Z M12,8.5 a3.5,3.5 0 1 1 -0.01,0 Z",
            globe: "M12,2 a10,10 0 1 0 0.01,0 Z M12,4.5 q-4,7.5 0,15 q4,-7.5 0,-15 Z M4.3,11 L19.7,11 L19.7,13 L4.3,13 Z",
            voice: "M2,9 L6,9 L11.5,4 L11.5,20 L6,15 L2,15 Z M14,8.4 L15.5,6.9 Q20,12 15.5,17.1 L14,15.6 Q17,12 14,8.4 Z M17.2,5.3 L18.7,3.8 Q25,12 18.7,20.2 L17.2,18.7 Q22.2,12 17.2,5.3 Z",
            mute: "M2,9 L6,9 L11.5,4 L11.5,20 L6,15 L2,15 Z M14.5,9.7 L16.2,8 L18.5,10.3 L20.8,8 L22.5,9.7 L20.2,12 L22.5,14.3 L20.8,16 L18.5,13.7 L16.2,16 L14.5,14.3 L16.8,12 Z"
        })

    // A relative path drawn at every one of some places.
    function repeated(path, places) {
        return places.map(place => "M" + place[0] + "," + place[1] + " " + path).join(" ");
    }
    function terrainPattern(terrain, withToken) {
        return terrain in glyphs ? repeated(glyphs[terrain], withToken ? ring : inner) : "";
    }
    function emblem(colour) {
        return colour in emblems ? "M0,0 " + emblems[colour] : "";
    }
    // At three fifths of their size.
    function routePattern(piece, colour) {
        return colour in emblems && piece in routeEmblems ? repeated(emblems[colour], routeEmblems[piece]) : "";
    }
    readonly property string bandSeats: repeated("m-14,0 a14,14 0 1 0 28,0 a14,14 0 1 0 -28,0 Z", bandMiddles)
    function bandPattern(colour) {
        return colour in emblems ? repeated(emblems[colour], bandMiddles) : "";
    }
}
