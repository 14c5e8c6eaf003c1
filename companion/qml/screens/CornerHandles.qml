import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// Four handles on the picture's board corners, for fingers and for arrow keys.
Item {
    id: handles

    required property CameraModel model

    Shape {
        ShapePath {
            strokeColor: Theme.accent
            strokeWidth: 3
            fillColor: "transparent"
            PathPolyline {
                path: [...handles.model.corners, handles.model.corners[0]].map(p => Qt.point(p.x * handles.width, p.y * handles.height))
            }
        }
    }
    Repeater {
        model: 4
        Rectangle {
            id: handle
            required property int index
            readonly property point at: handles.model.corners[index]
            readonly property real step: 0.005

            x: at.x * handles.width - width / 2
            y: at.y * handles.height - height / 2
            width: Theme.touch + 8
            height: width
            radius: width / 2
            color: "#55f2b632"
            border { color: activeFocus ? "white" : Theme.accent; width: 3 }
            activeFocusOnTab: true
            Accessible.role: Accessible.Slider
            Accessible.name: qsTr("Corner %1 of the board").arg(index + 1)
            Keys.onLeftPressed: handles.model.moveCorner(index, at.x - step, at.y)
            Keys.onRightPressed: handles.model.moveCorner(index, at.x + step, at.y)
            Keys.onUpPressed: handles.model.moveCorner(index, at.x, at.y - step)
            Keys.onDownPressed: handles.model.moveCorner(index, at.x, at.y + step)

            Text {
                textFormat: Text.PlainText
                anchors.centerIn: parent
                text: handle.index + 1
                color: "white"
                font { family: Theme.sans; bold: true; pixelSize: 18 }
                Accessible.ignored: true
            }
            DragHandler {
                target: null
                onActiveChanged: if (active) handle.forceActiveFocus()
                onCentroidChanged: {
                    if (!active)
                        return;
                    const here = handles.mapFromItem(null, centroid.scenePosition);
                    handles.model.moveCorner(handle.index, here.x / handles.width, here.y / handles.height);
                }
            }
        }
    }
}
