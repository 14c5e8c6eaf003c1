pragma Singleton
import QtQml
import Hexwarden.Model

// How a mark looks.
QtObject {
    function colour(mark) {
        switch (mark) {
        case "legal":
            return "#ffffff";
        case "illegal":
            return "#d43a2c";
        case "doubt":
            return Theme.doubt;
        default:
            return Theme.accent;
        }
    }
}
