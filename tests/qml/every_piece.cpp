#include "tests/qml/every_piece.h"

#include "companion/viewmodel/board/plane.h"
#include "tracker/board/message.h"

#include <QTransform>
#include <cassert>

namespace hexwarden::tests {

using board::Colour;
using board::Direction;
using board::Hex;
using board::Piece;
using board::Terrain;

viewmodel::BoardFacts everyPiece() {
    viewmodel::BoardFacts facts;
    board::Layout& layout = facts.layout;
    const auto lay = [&](Hex h, Terrain terrain, board::Token token = 0) {
        layout.terrain[h] = terrain;
        layout.token[h] = token;
    };
    for (int q = -3; q <= 3; ++q)
        for (int r = -2; r <= 2; ++r)
            if (std::abs(q + r) <= 3) lay({q, r}, Terrain::sea);
    lay({-1, -1}, Terrain::forest, 8);
    lay({0, -1}, Terrain::mountains, 5);
    lay({1, -1}, Terrain::desert);
    lay({-2, 0}, Terrain::pasture, 9);
    lay({-1, 0}, Terrain::hills, 4);
    lay({0, 0}, Terrain::fields, 6);
    lay({1, 0}, Terrain::gold, 10);
    lay({-2, 1}, Terrain::mountains, 3);
    lay({-1, 1}, Terrain::hills, 11);
    lay({0, 1}, Terrain::fields, 9);
    lay({2, 0}, Terrain::shoal, 5);
    layout.port[{-3, 1}] = board::HarbourKind::wool;
    layout.port[{2, -2}] = board::HarbourKind::any;
    layout.river = board::River{{-2, 1}, {-1, 1}, {0, 1}, board::corners(Hex{0, 1})[2]};
    assert(!board::objectionTo(*layout.river, layout));
    facts.robber = Hex{-1, -1};
    facts.pirate = Hex{1, 1};
    facts.flooded = Hex{0, 1};

    const auto corners = board::corners(Hex{0, -1});
    const std::array buildings{Piece::settlement, Piece::city, Piece::fort, Piece::castle, Piece::city, Piece::fort};
    for (std::size_t i = 0; i < buildings.size(); ++i)
        facts.pieces.push_back({corners[i], {buildings[i], board::kColours[i]}});
    const auto stand = [&](const board::Site& at, Piece piece, Colour colour) {
        facts.pieces.push_back({at, {piece, colour}});
    };
    stand(Hex{0, 0}, Piece::castle, Colour::white);
    stand(Hex{-2, 0}, Piece::settlement, Colour::orange);
    stand(board::edge(Hex{-1, -1}, Direction::northEast), Piece::road, Colour::red);
    stand(board::edge(Hex{-1, -1}, Direction::northWest), Piece::road, Colour::orange);
    stand(board::edge(Hex{-1, -1}, Direction::west), Piece::ship, Colour::blue);
    stand(board::edge(Hex{1, -1}, Direction::east), Piece::ship, Colour::white);
    stand(board::edge(Hex{-2, 1}, Direction::east), Piece::bridge, Colour::red);
    stand(board::edge(Hex{-1, 1}, Direction::east), Piece::bridge, Colour::white);
    for (const Direction d : {Direction::northEast, Direction::east, Direction::southEast})
        stand(board::edge(Hex{0, 0}, d), Piece::wall, Colour::white);
    stand(board::edge(Hex{-1, 0}, Direction::west), Piece::wall, Colour::brown);
    const board::Edge abandoned = board::edge(Hex{1, -1}, Direction::northEast);
    stand(abandoned, Piece::road, Colour::green);
    facts.abandoned = {abandoned};

    const auto stack = [&](Hex at, Colour owner, Piece piece, int count) {
        facts.stacks.push_back({at, owner, piece, count});
    };
    stack({0, 0}, Colour::white, Piece::knight, 2);
    stack({0, 0}, Colour::white, Piece::archer, 1);
    stack({0, 0}, Colour::red, Piece::cavalry, 1);
    stack({-1, 0}, Colour::blue, Piece::army, 7);
    stack({1, 0}, Colour::yellow, Piece::army, 12);
    stack({2, -1}, Colour::red, Piece::ship, 1);
    stack({2, -1}, Colour::blue, Piece::galley, 1);
    stack({3, -1}, Colour::orange, Piece::cargo, 1);
    stack({3, -1}, Colour::orange, Piece::knight, 3);
    for (const Piece piece : {Piece::knight, Piece::archer, Piece::cavalry})
        for (const Colour colour : {Colour::green, Colour::brown}) stack({1, -1}, colour, piece, 2);
    facts.controlled = {{Hex{-1, 0}, Colour::blue},
                        {Hex{1, 0}, Colour::yellow},
                        {corners[0], Colour::blue},
                        {board::edge(Hex{-1, -1}, Direction::northEast), Colour::grey}};
    facts.harbourTokens = {{{1, 1}, board::corners(Hex{0, 1})[1], board::HarbourKind::ore}};
    return facts;
}

namespace {

/// Beside a piece's emblem, still on its body; along the edge and across it for what lies on edges.
QPointF onBody(board::Piece piece) {
    switch (piece) {
        case Piece::settlement:
            return {-19, 18};
        case Piece::city:
        case Piece::castle:
            return {-28, 18};
        case Piece::fort:
            return {-25, 18};
        case Piece::road:
        case Piece::wall:
            return {12, 4};
        case Piece::bridge:
            return {14, 12};
        case Piece::ship:
            return {-22, 9};
        case Piece::army:
            return {-11, 80};
        case Piece::none:
        case Piece::knight:
        case Piece::archer:
        case Piece::cavalry:
        case Piece::galley:
        case Piece::cargo:
        case Piece::robber:
        case Piece::pirate:
        case Piece::flood:
            break;
    }
    return {};
}

}  // namespace

std::vector<Painted> paintedPlaces(const viewmodel::BoardFacts& facts) {
    std::vector<Painted> places;
    for (const viewmodel::PlacedPiece& standing : facts.pieces) {
        const auto* edge = std::get_if<board::Edge>(&standing.at);
        if (std::holds_alternative<Hex>(standing.at) || (edge && facts.abandoned.contains(*edge))) continue;
        QTransform turn;
        if (edge && standing.what.piece != Piece::ship) turn.rotate(viewmodel::turnOf(*edge));
        places.push_back({standing.what.piece, standing.what.colour, viewmodel::inLattice(standing.at),
                          turn.map(onBody(standing.what.piece))});
    }
    for (const game::Stack& stack : facts.stacks)
        if (stack.piece == Piece::army)
            places.push_back({stack.piece, stack.owner, viewmodel::inLattice(stack.at), onBody(stack.piece)});
    return places;
}

}  // namespace hexwarden::tests
