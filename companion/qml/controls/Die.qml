import QtQuick

// The face of a die.
Rectangle {
    id: die

    property int value: 1
    property real size: 56
    readonly property var faces: ({
            1: [4],
            2: [0, 8],
            3: [0, 4, 8],
            4: [0, 2, 6, 8],
            5: [0, 2, 4, 6, 8],
            6: [0, 2, 3, 5, 6, 8]
        })

    implicitWidth: size
    implicitHeight: size
    radius: size * 0.22
    color: "#fbf3dd"
    border { color: "#cdbf9f"; width: 1 }
    Accessible.role: Accessible.Graphic
    Accessible.name: die.value

    Repeater {
        model: die.value in die.faces ? die.faces[die.value] : []
        Rectangle {
            required property int modelData
            width: die.size * 0.17
            height: width
            radius: width / 2
            color: "#2a2620"
            x: die.size * (0.26 + 0.24 * (modelData % 3)) - width / 2
            y: die.size * (0.26 + 0.24 * Math.floor(modelData / 3)) - width / 2
        }
    }
}
