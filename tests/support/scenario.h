// Scenarios: readable records of what the rules must say. One file holds several; blank lines and `#` do not count.
//
//   scenario TITLE                     starts one
//   clause BASE-21 …                   what it is about
//   books seafarers …                  besides base; option KEY VALUE
//   players red blue white             default: red blue white orange
//   board NAME                         data/scenarios/boards/NAME.txt, default `standard`; `board none` for no hexes
//   hex / harbour / port / river / robber …   adds to the board, as event lines write it
//   flooded                            the river's plain is flooded when the scenario opens
//   given EVENT                        a fact of before, which nobody judges
//   turn red                           it is red's turn and the dice have been rolled
//   awaits red                         it is red's turn and red has to roll
//   new                                a game from its beginning: hands are empty and everything is known
//   round attack 2                     Conquest's counter
//   hand red 2 ore                     red's hand is exactly that; `hand red any`: nobody knows it
//   bank 3 ore                         the bank has exactly that
//   holder longest red                 who holds a card; `army` too; `nobody`
//   when EVENT                         judged and applied; must be allowed, if no `then objects` follows
//   then …                             about the last event, or the table after it:
//     objects BASE-21 …   asks BASE-20 …   remarks BASE-3 …   waives BASE-22 …   exactly these clauses
//     says "A sentence."  an objection, question or remark reads so in English
//     gains red 1 ore     of the last roll or set-up settlement, all that red gains
//     gains nothing       withheld red 2 ore
//     hand red 2 ore      known exactly;  `hand red count 3`;  `hand red count 2 to 4`
//     bank 19 ore         stock red settlement 4;  deck 25
//     points red 3        longest red 5;  longest red 6.5;  route red EDGE …;  holder longest red
//     phase act red       set-up, roll, act, between or over, and whose;  due settlement;  due road 0,0,N
//     rolls red           whose roll the next dice are by the facts alone;  nobody: the turn has its roll
//     Conquest's own are in conquest_words.h and conquest_round_words.h
//     flooded yes         or no;  robber 0,2;  robber away
//     places red road SITE …   exactly these placements are legal;  discards red 4;  winner red
//     weapons red 2   knights red 3   lie open before red; count as red's played knights
//     abandoned EDGE …   exactly these roads are
//     connected red blue consent white   apart red blue   their roads are, or are not (WAR-21)
//     legal_if consent blue white or knights 3   exactly these, each alone, in this order
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace hexwarden::support {

struct Scenario {
    std::string file;
    std::string title;
    std::vector<std::string> clauses;
    struct Line {
        int number;
        std::string text;
    };
    std::vector<Line> lines;

    friend void PrintTo(const Scenario& s, std::ostream* out) { *out << s.file << ", " << s.title; }
};

/// All scenarios of the files below a folder, sorted by file. Throws std::runtime_error for a file it cannot read.
std::vector<Scenario> scenariosIn(const std::string& folder);

/// Runs it; every `then` that does not hold is a test failure that names file and line.
void run(const Scenario&, const std::string& boardsFolder);

/// Every sentence and clause that the scenarios run so far have heard, for the test that none is missing.
const std::vector<std::string>& sentencesHeard();

}  // namespace hexwarden::support
