#include "companion/session/showing.h"

#include "companion/session/guarded.h"

#include <algorithm>

namespace hexwarden::session {

namespace {

const auto kScreen = QStringLiteral("pieces");

}  // namespace

Showing::Showing(viewmodel::Companion& companion, std::filesystem::path data, Known known, std::function<void()> keep)
    : companion_(companion), data_(std::move(data)), known_(std::move(known)), keep_(std::move(keep)) {
    viewmodel::OurPiecesModel* model = companion.ourPieces();
    connect(model, &viewmodel::OurPiecesModel::taken, this,
            [this](std::int64_t thing, const viewmodel::ShownOne& piece) {
                if (watching_) watching_->teach(thing, piece);
            });
    connect(model, &viewmodel::OurPiecesModel::forgotten, this, [this](const viewmodel::ShownKind& kind) {
        if (watching_) watching_->unlearn(kind);
    });
    connect(&companion, &viewmodel::Companion::screenChanged, this, &Showing::refresh);
    connect(companion.camera(), &viewmodel::CameraModel::reported, this, [this] {
        const viewmodel::CameraReport& report = companion_.camera()->lastReport();
        companion_.ourPieces()->setObstacle(
            report.boardFound ? QString()
                              : tr("Pieces are shown beside the board: %1").arg(companion_.camera()->status()));
    });
}

void Showing::attach(Watching* watching, const std::string& pieceSet) {
    watching_ = watching;
    pieceSet_ = pieceSet;
    pieces_ = 0;
    companion_.ourPieces()->showFound({});
    companion_.ourPieces()->showTaught({}, {});
    if (!watching) return;
    connect(watching, &Watching::fresh, companion_.ourPieces(), &viewmodel::OurPiecesModel::showFound);
    connect(watching, &Watching::taught, this,
            [this](const std::vector<viewmodel::ShownOne>& pieces, const viewmodel::NotToldApart& alike) {
                companion_.ourPieces()->showTaught(pieces, alike);
                std::vector<board::Piece> kinds;
                for (const viewmodel::ShownOne& piece : pieces)
                    if (std::ranges::find(kinds, piece.kind.piece) == kinds.end()) kinds.push_back(piece.kind.piece);
                known_(kinds);
                const bool other = pieces_ != pieces.size();
                pieces_ = pieces.size();
                // What the profile itself reported needs no keeping.
                if (other && companion_.screen() == kScreen) keep_();
            });
    refresh();
}

void Showing::refresh() {
    const bool open = companion_.screen() == kScreen;
    if (watching_) watching_->showing(open);
    if (!open) return;
    const game::GameState& state = companion_.evening().state();
    std::vector<board::Colour> players;
    for (const game::Seat& seat : state.seats) players.push_back(seat.colour);
    // Where nobody watches, the game says what is played with, if anybody has said it.
    const std::string set = watching_ ? pieceSet_ : state.pieces.empty() ? vision::kAnyPieces : state.pieces;
    guarded(companion_,
            [&] { companion_.ourPieces()->need(board::readPieceSet(data_ / "pieces" / (set + ".txt")), players); });
}

}  // namespace hexwarden::session
