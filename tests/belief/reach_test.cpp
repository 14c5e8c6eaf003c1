// What a reach did, explained by what came, went and moved; fabricated traces with named doubts about kind and colour.
#include "tracker/belief/belief.h"
#include "tracker/belief/reach_belief.h"
#include "tracker/board/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Colour;
using board::Hex;
using board::Piece;
using board::ShownAs;
using board::Site;
using board::Trace;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

const Hex kHome{0, 0}, kGoal{1, 0};
const ShownAs kArmy{Piece::army}, kFive{Piece::army, 5}, kKnight{Piece::knight}, kFlood{Piece::flood, 1, false},
    kUnknown{};

/// A thing that is certainly of that kind, in a colour that is as sure.
Trace trace(bool came, Hex hex, const std::vector<std::pair<ShownAs, float>>& kinds,
            const std::vector<std::pair<Colour, float>>& colours = {{Colour::red, 1.F}}) {
    Trace t{came, hex, {}, {}, {}};
    for (const auto& [what, p] : kinds) t.kinds.push_back({what, hex, p});
    for (const auto& [colour, p] : colours) t.colours.push_back({colour, p});
    return t;
}
Trace came(Hex hex, ShownAs what) {
    return trace(true, hex, {{what, 1.F}});
}
Trace went(Hex hex, ShownAs what) {
    return trace(false, hex, {{what, 1.F}});
}

/// "red army 5 from 0,0 to 1,0".
std::string words(const Passage& p) {
    std::string s = p.colour ? std::string(board::word(*p.colour)) + ' ' : "";
    s += p.what.piece == Piece::none ? "unknown" : std::string(board::word(p.what.piece));
    if (p.what.worth > 1) s += ' ' + std::to_string(p.what.worth);
    if (p.from) s += " from " + board::text(*p.from);
    if (p.to) s += " to " + board::text(*p.to);
    return s;
}

std::vector<std::string> reported(const std::vector<Trace>& traces, int standing = 9) {
    std::vector<std::string> lines;
    for (const Passage& p : explainReach(traces, [&](const Site&, Piece, auto) { return standing; }))
        if (!p.isPushed()) lines.push_back(words(p));
    return lines;
}

TEST(Reach, WhatCameWithoutAnythingThatWentIsNew) {
    EXPECT_THAT(reported({came(kHome, kArmy), came(kHome, kFive)}),
                UnorderedElementsAre("red army to 0,0", "red army 5 to 0,0"));
}

TEST(Reach, WhatWentWithoutAnythingThatCameFell) {
    EXPECT_THAT(reported({went(kHome, kArmy)}), ElementsAre("red army from 0,0"));
}

TEST(Reach, AMarchTakesFromOneHexWhatItGivesAnother) {
    EXPECT_THAT(reported({went(kHome, kFive), came(kGoal, kFive)}), ElementsAre("red army 5 from 0,0 to 1,0"));
}

TEST(Reach, WhatWentTellsWhatTheDoubtfulThingIsThatCame) {
    const Trace doubtful = trace(true, kGoal, {{kKnight, .55F}, {kArmy, .45F}});
    EXPECT_THAT(reported({doubtful}), ElementsAre("red knight to 1,0")) << "by itself";
    EXPECT_THAT(reported({went(kHome, kArmy), doubtful}), ElementsAre("red army from 0,0 to 1,0"));
}

TEST(Reach, WhatCameTellsTheColourOfWhatWent) {
    const Trace grey = trace(false, kHome, {{kArmy, 1.F}}, {{Colour::white, .6F}, {Colour::blue, .4F}});
    const Trace blue = trace(true, kGoal, {{kArmy, 1.F}}, {{Colour::blue, .97F}, {Colour::white, .03F}});
    EXPECT_THAT(reported({grey, blue}), ElementsAre("blue army from 0,0 to 1,0"));
}

TEST(Reach, MostlyAHandMovesWhatIsOfOneColour) {
    const Trace plain = trace(true, kHome, {{kArmy, 1.F}}, {{Colour::blue, .95F}, {Colour::white, .05F}});
    const Trace pale = trace(true, kHome, {{kArmy, 1.F}}, {{Colour::white, .55F}, {Colour::blue, .45F}});
    EXPECT_THAT(reported({plain, pale}), ElementsAre("blue army to 0,0", "blue army to 0,0"));
    const Trace white = trace(true, kGoal, {{kArmy, 1.F}}, {{Colour::white, .999F}, {Colour::blue, .001F}});
    EXPECT_THAT(reported({plain, white}), ElementsAre("blue army to 0,0", "white army to 1,0")) << "but not always";
}

TEST(Reach, PiecesComeToTheirOwn) {
    const Trace pale = trace(true, kHome, {{kArmy, 1.F}}, {{Colour::white, .55F}, {Colour::blue, .45F}});
    const auto blue = [](const Site&, Piece, std::optional<Colour> c) { return c == Colour::blue ? 2 : 0; };
    EXPECT_EQ(words(explainReach({pale}, blue).at(0)), "blue army to 0,0");
    const auto settled = [](const Site& site, Piece piece, std::optional<Colour> c) {
        return site == Site(kHome) && piece == Piece::settlement && c == Colour::blue ? 1 : 0;
    };
    EXPECT_EQ(words(explainReach({pale}, settled).at(0)), "blue army to 0,0") << "knights appear where one has settled";
}

TEST(Reach, ThingsThatAreSurelyDifferentDoNotMarch) {
    EXPECT_THAT(reported({went(kHome, kKnight), came(kGoal, kArmy)}),
                UnorderedElementsAre("red knight from 0,0", "red army to 1,0"));
}

TEST(Reach, AThingPushedOnItsHexStays) {
    EXPECT_THAT(reported({went(kHome, kArmy), came(kHome, kArmy)}), IsEmpty());
}

TEST(Reach, NothingIsTakenThatDidNotStandThere) {
    const auto held = [](const Site& site, Piece piece, auto) { return site == Site(kHome) && piece == Piece::knight; };
    const auto passages = explainReach({trace(false, kHome, {{kArmy, .8F}, {kKnight, .2F}})}, held);
    ASSERT_THAT(passages, SizeIs(1));
    EXPECT_EQ(words(passages[0]), "red knight from 0,0");
    EXPECT_GT(passages[0].probability, .9F);
}

TEST(Reach, AnArmyThatTakesAHexIsNoneThatWasPushedThere) {
    const auto one = [](bool comes, Hex where, Colour likely, Colour other, float p) {
        return trace(comes, where, {{kArmy, 1.F}}, {{likely, p}, {other, 1 - p}});
    };
    EXPECT_THAT(reported({one(false, kGoal, Colour::white, Colour::brown, .99F),
                          one(false, kHome, Colour::brown, Colour::white, .95F),
                          one(true, kGoal, Colour::brown, Colour::white, .92F)}),
                UnorderedElementsAre("brown army from 0,0 to 1,0", "white army from 1,0"));
}

TEST(Reach, AFiveThatReplacesAnArmyIsNoneThatWasPushed) {
    EXPECT_THAT(reported({went(kHome, kArmy), trace(true, kHome, {{kFive, .8F}, {kArmy, .2F}})}),
                UnorderedElementsAre("red army from 0,0", "red army 5 to 0,0"));
}

TEST(Reach, AFiveThatMayHaveBeenChangedOnItsMarchIsNotSure) {
    const auto passages = explainReach({went(kHome, kFive), trace(true, kGoal, {{kArmy, .8F}, {kFive, .2F}})},
                                       [](const Site&, Piece, auto) { return 9; });
    for (const Passage& passage : passages) {
        if (passage.to) {
            EXPECT_LT(passage.probability, .9F) << words(passage);
        }
    }
}

TEST(Reach, OfTwoKindsTheOneThatWentIsWhatCame) {
    const auto passages = explainReach({went(kHome, kKnight), trace(true, kGoal, {{kArmy, .7F}, {kKnight, .3F}})},
                                       [](const Site&, Piece, auto) { return 9; });
    ASSERT_THAT(passages, SizeIs(1));
    EXPECT_EQ(words(passages[0]), "red knight from 0,0 to 1,0");
    EXPECT_GT(passages[0].probability, .9F) << "no reach takes a knight and brings an army";
}

TEST(Reach, WhatIsBuiltInPlaceOfASettlementIsNoSettlement) {
    const auto here = [](const Site&, Piece piece, auto) { return piece == Piece::settlement ? 1 : 0; };
    const auto passages =
        explainReach({went(kHome, {Piece::settlement}),
                      trace(true, kHome, {{{Piece::city}, .86F}, {{Piece::settlement}, .11F}, {kUnknown, .03F}})},
                     here);
    for (const Passage& passage : passages) {
        if (passage.to) {
            EXPECT_GT(passage.probability, .9F) << words(passage);
        }
    }
}

TEST(Reach, OnlyWhatStoodThereIsOverlookedAfterAMarch) {
    const std::vector<Trace> traces{went(kHome, kArmy), went(kHome, kArmy), came(kGoal, kArmy)};
    const auto overlooked = [](const std::vector<Trace>& all, int held) {
        const Standing standing = [&](const Site&, Piece, auto) { return held; };
        return overlookedAt(explainReach(all, standing), kGoal, Piece::army, Colour::red, standing);
    };
    EXPECT_EQ(overlooked(traces, 2), 1);
    EXPECT_EQ(overlooked(traces, 1), 0) << "a part of it was seen to go twice";
    std::vector<Trace> battle = traces;
    battle.push_back(trace(false, kGoal, {{kArmy, 1.F}}, {{Colour::blue, 1.F}}));
    EXPECT_EQ(overlooked(battle, 2), 0) << "it fell";
}

TEST(Reach, TheFloodHasNoColourAndTheUnknownIsReportedAsSuch) {
    EXPECT_THAT(reported({came(kHome, kFlood), came(kGoal, kUnknown)}),
                UnorderedElementsAre("flood to 0,0", "unknown to 1,0"));
}

/// The belief about a table whose army and fort were shown once.
class Reaches : public testing::Test {
  protected:
    Reaches() { belief_.expectShown({Piece::army, Piece::fort, Piece::flood}); }

    std::vector<board::Change> reach(std::vector<Trace> traces) {
        board::Observation seen;
        seen.poseQuality = 1;
        seen.atMs = atMs_ += 1000;
        seen.reachAtMs = atMs_ - 600;
        seen.reach = std::move(traces);
        return belief_.take(seen);
    }
    /// The next frame, without a hand.
    board::Observation frame() {
        board::Observation seen;
        seen.poseQuality = 1;
        seen.atMs = atMs_ += 125;
        return seen;
    }
    /// Five seconds in which a site is read so.
    std::vector<board::Change> read(const board::SiteReading& reading) {
        std::vector<board::Change> changes;
        for (int i = 0; i < 40; ++i) {
            board::Observation seen = frame();
            seen.sites = {reading};
            for (const auto& change : belief_.take(seen)) changes.push_back(change);
        }
        return changes;
    }
    /// Frames in which the counts are read so.
    std::vector<board::Change> read(int count, int frames) {
        std::vector<board::Change> changes;
        for (int i = 0; i < frames; ++i) {
            board::Observation seen = frame();
            seen.searched = {kHome};
            if (count > 0) seen.units = {{kHome, Piece::army, {}, Colour::red, count, 0, .97F, true}};
            for (const auto& change : belief_.take(seen)) changes.push_back(change);
        }
        return changes;
    }

    Belief belief_;
    std::int64_t atMs_ = 0;
};

board::UnitChange units(Hex hex, int before, int after, std::int64_t atMs) {
    return {hex, Piece::army, Colour::red, before, after, 1, atMs};
}

TEST_F(Reaches, APieceOfOneReachHasTheTimeOfAllOthers) {
    EXPECT_THAT(reach({came(kHome, kFive), came(kHome, kArmy)}), ElementsAre(board::Change(units(kHome, 0, 6, 400))));
    EXPECT_THAT(reach({went(kHome, kFive), came(kGoal, kFive)}),
                UnorderedElementsAre(board::Change(units(kHome, 6, 1, 1400)), board::Change(units(kGoal, 0, 5, 1400))));
}

TEST_F(Reaches, OnceReachesTellCountsAreNotReadFromTheHex) {
    EXPECT_THAT(read(3, 12), SizeIs(1)) << "what stood there before the first reach is counted";
    reach({came(kHome, kArmy)});
    EXPECT_THAT(read(2, 60), IsEmpty()) << "two hide two others";
    const auto fell = reach({went(kHome, kArmy)});
    EXPECT_THAT(fell, ElementsAre(board::Change(units(kHome, 4, 3, atMs_ - 600))));
}

TEST_F(Reaches, WhatIsNotSureIsAskedOnce) {
    EXPECT_THAT(reach({trace(true, kHome, {{kArmy, .7F}, {kUnknown, .3F}})}), IsEmpty());
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].seen, 1);
    belief_.confirmUnits(kHome, Piece::army, Colour::red, 0);
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
    reach({came(kGoal, kArmy)});
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
}

TEST_F(Reaches, WhereFewerComeThanWentTheRestIsAskedAbout) {
    reach({came(kHome, kArmy), came(kHome, kArmy), came(kHome, kArmy), came(kHome, kArmy)});
    EXPECT_THAT(
        reach({went(kHome, kArmy), went(kHome, kArmy), went(kHome, kArmy), came(kGoal, kArmy), came(kGoal, kArmy)}),
        ElementsAre(board::Change(units(kHome, 4, 1, 1400))));
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].hex, kGoal);
    EXPECT_EQ(belief_.unitDoubts()[0].seen, 3) << "one was hidden by another, or fell";
}

TEST_F(Reaches, AFloodOfWhichTheCameraIsNotSureIsAskedToo) {
    EXPECT_THAT(reach({trace(true, kHome, {{kFlood, .8F}, {kUnknown, .2F}})}), IsEmpty());
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].piece, Piece::flood);
    EXPECT_EQ(belief_.unitDoubts()[0].colour, std::nullopt);
    EXPECT_EQ(belief_.unitDoubts()[0].seen, 1);
    EXPECT_THAT(reach({went(kHome, kFlood)}), IsEmpty()) << "it stands there if the answer is yes";
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].seen, 0);
}

TEST_F(Reaches, WhatComesToTheFloodPlainIsRatherTheMarker) {
    const auto doubtful = [](Hex hex) { return trace(true, hex, {{kUnknown, .5F}, {kFlood, .5F}}); };
    for (int i = 0; i < 4; ++i) {
        board::Observation seen = frame();
        seen.tiles.push_back({kHome, {{{board::Terrain::fields, .9F}, {}, {}}}, {}});
        seen.river = {{2, 0}, {1, 0}, kHome, {{0, 0}, board::Tip::north}};
        belief_.take(seen);
    }
    EXPECT_THAT(reach({doubtful(kGoal)}), IsEmpty());
    EXPECT_EQ(belief_.unitDoubts().size(), 0U) << "the flood is marked nowhere else";
    EXPECT_THAT(reach({doubtful(kHome)}), SizeIs(1));
}

TEST_F(Reaches, WhatIsBuiltOnABareCornerIsASettlement) {
    const Site corner = *board::siteOf("0,0,N");
    reach({});
    const auto changes = read({corner,
                               {{{{Piece::city, Colour::red}, .4F},
                                 {{Piece::fort, Colour::red}, .3F},
                                 {{Piece::settlement, Colour::red}, .28F}}}});
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(std::get<board::SiteChange>(changes[0]).after, (board::Occupant{Piece::settlement, Colour::red}));
    EXPECT_GT(std::get<board::SiteChange>(changes[0]).probability, .9F);
}

TEST_F(Reaches, WhichOfThreeKindsCameIsOneQuestionAndAnotherWhenItGoes) {
    const ShownAs archer{Piece::archer};
    const auto one = [&](bool came) {
        return trace(came, kHome, {{kUnknown, .4F}, {kKnight, .3F}, {archer, .2F}, {kArmy, .1F}});
    };
    EXPECT_THAT(reach({one(true)}), IsEmpty());
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    const board::UnitDoubt asked = belief_.unitDoubts()[0];
    EXPECT_EQ(asked.piece, Piece::knight) << "it is rather some piece that was shown than none";
    EXPECT_THAT(asked.alike, ElementsAre(Piece::archer, Piece::army));
    EXPECT_EQ(asked.seen, 1);
    EXPECT_THAT(reach({one(false)}), IsEmpty());
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].believed, 1) << "it stood there as it was seen";
    EXPECT_EQ(belief_.unitDoubts()[0].seen, 0);
}

TEST_F(Reaches, WhatIsStillAskedAboutIsNoSurerWhenItMarches) {
    const ShownAs archer{Piece::archer};
    const auto one = [&](bool comes, board::Hex where) { return trace(comes, where, {{archer, .6F}, {kKnight, .4F}}); };
    EXPECT_THAT(reach({one(true, kHome)}), IsEmpty());
    EXPECT_THAT(reach({one(false, kHome), one(true, kGoal)}), IsEmpty()) << "the first look decides nothing";
    const auto doubts = belief_.unitDoubts();
    const auto there = std::ranges::find(doubts, kGoal, &board::UnitDoubt::hex);
    ASSERT_NE(there, doubts.end());
    EXPECT_EQ(there->piece, Piece::archer);
    EXPECT_THAT(there->alike, ElementsAre(Piece::knight));
}

TEST_F(Reaches, ACityTakesTheSettlementsPlace) {
    belief_.confirm(kHome, {Piece::settlement, Colour::red});
    const auto changes = reach({trace(false, kHome, {{{Piece::settlement}, .6F}, {{Piece::city}, .4F}}),
                                trace(true, kHome, {{{Piece::city}, .95F}, {{Piece::settlement}, .05F}})});
    ASSERT_THAT(changes, SizeIs(1)) << "it was not pushed";
    EXPECT_EQ(std::get<board::SiteChange>(changes[0]).after, (board::Occupant{Piece::city, Colour::red}));
}

TEST_F(Reaches, AFortIsPutUpAndTakenAway) {
    const Site corner = *board::siteOf("0,0,N");
    belief_.confirm(corner, {Piece::settlement, Colour::red});
    Trace up = trace(true, kHome, {{{Piece::fort}, 1.F}});
    up.kinds[0].site = corner;
    ASSERT_THAT(reach({up}), SizeIs(1));
    EXPECT_EQ(belief_.at(corner), (board::Occupant{Piece::fort, Colour::red}));
    up.came = false;
    const auto down = reach({up});
    ASSERT_THAT(down, SizeIs(1));
    EXPECT_EQ(std::get<board::SiteChange>(down[0]).after.piece, Piece::none);
    EXPECT_THAT(belief_.doubts(), IsEmpty());
}

TEST_F(Reaches, ACityIsAskedAboutWhereItMayBeAFort) {
    const Site corner = *board::siteOf("0,0,N");
    belief_.confirm(corner, {Piece::settlement, Colour::red});
    EXPECT_THAT(read({corner, {{{{Piece::city, Colour::red}, .95F}, {{Piece::settlement, Colour::red}, .04F}, {}}}}),
                IsEmpty());
    ASSERT_THAT(belief_.doubts(), SizeIs(1));
    EXPECT_EQ(belief_.doubts()[0].seen.piece, Piece::city);
    EXPECT_THAT(belief_.doubts()[0].alike, ElementsAre(Piece::fort));
    EXPECT_EQ(belief_.at(corner).piece, Piece::settlement);
}

TEST_F(Reaches, WhatComesToABareCornerIsNoFort) {
    Trace up = trace(true, kHome, {{{Piece::fort}, .99F}});
    up.kinds[0].site = *board::siteOf("0,0,N");
    EXPECT_THAT(reach({up}), IsEmpty()) << "a settlement that nobody showed";
    EXPECT_THAT(belief_.doubts(), IsEmpty());
}

TEST_F(Reaches, TheRobberIsNoArmy) {
    const Trace dark = trace(true, kHome, {{kArmy, .6F}, {kUnknown, .4F}});
    board::Observation seen;
    seen.poseQuality = 1;
    seen.atMs = 1000;
    seen.robber = board::RobberReading{kHome, .9F};
    seen.reach = {dark, came(kHome, kArmy)};
    int counts = 0;
    for (const board::Change& change : belief_.take(seen))
        if (const auto* units = std::get_if<board::UnitChange>(&change)) counts = units->after;
    EXPECT_EQ(counts, 1);
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty()) << "the stranger of the two is he";
}

TEST_F(Reaches, AnArmyIsNotTheRobberWhoIsHardlySeen) {
    board::Observation seen;
    seen.poseQuality = 1;
    seen.atMs = 1000;
    seen.robber = board::RobberReading{kHome, .51F};
    seen.reach = {trace(true, kHome, {{kArmy, .98F}, {kUnknown, .02F}})};
    int counts = 0;
    for (const board::Change& change : belief_.take(seen))
        if (const auto* units = std::get_if<board::UnitChange>(&change)) counts = units->after;
    EXPECT_EQ(counts, 1);
}

class RobberAmongArmies : public Reaches {
  protected:
    /// Where he is told to have moved during forty looks.
    std::vector<Hex> moves(const std::vector<board::RobberOdds>& odds, std::optional<board::RobberReading> likeliest,
                           bool stirred = false) {
        std::vector<Hex> moves;
        for (int i = 0; i < 40; ++i) {
            board::Observation seen;
            seen.poseQuality = 1;
            seen.atMs = atMs_ += 125;
            seen.robberOdds = odds;
            seen.robber = likeliest;
            seen.stirred = stirred;
            for (const board::Change& change : belief_.take(seen))
                if (const auto* move = std::get_if<board::RobberChange>(&change)) moves.push_back(move->to);
        }
        return moves;
    }
};

TEST_F(RobberAmongArmies, WhereOnlyShownPiecesCameNoneOfThemIsHe) {
    reach({came(kHome, kArmy), came(kHome, kArmy)});
    const std::vector<board::RobberOdds> armyAlone{{kHome, 3}, {kGoal, -6}}, both{{kHome, 3}, {kGoal, 2}};
    const board::RobberReading likely{kHome, .7F}, likelier{kHome, .9F};
    EXPECT_THAT(moves(armyAlone, likelier), IsEmpty()) << "two dark soldiers";
    EXPECT_THAT(moves(both, likely, true), IsEmpty()) << "a hand is still at work";
    EXPECT_THAT(moves(both, likely), ElementsAre(kGoal)) << "the likeliest of the others";
    reach({trace(true, kHome, {{kUnknown, .9F}, {kArmy, .1F}})});
    EXPECT_THAT(moves(armyAlone, likelier), ElementsAre(kHome)) << "a stranger came to the soldiers";
}

TEST_F(RobberAmongArmies, IsTheStrangerWhereATileLooksALittleLikeHim) {
    reach({came(kGoal, kArmy), came(kGoal, kArmy)});
    const std::vector<board::RobberOdds> little{{kHome, -1.5F}, {kGoal, 0}, {{2, -2}, -2}};
    const board::RobberReading soldiers{kGoal, .6F};
    EXPECT_THAT(moves(little, soldiers), IsEmpty()) << "nothing came to any tile but the soldiers'";
    reach({came(kHome, kUnknown)});
    EXPECT_THAT(moves(little, soldiers), ElementsAre(kHome));
}

TEST_F(RobberAmongArmies, IsTheStrangerWhoGoesFromTileToTileThoughNoneLooksLikeHim) {
    const std::vector<board::RobberOdds> pale{{kHome, -4}, {kGoal, -4}, {{2, -2}, -2}};
    const board::RobberReading none{{2, -2}, .2F};
    reach({came(kHome, kUnknown)});
    EXPECT_THAT(moves(pale, none), IsEmpty()) << "it may be anything";
    reach({went(kHome, kUnknown), came(kGoal, kUnknown)});
    EXPECT_THAT(moves(pale, none), ElementsAre(kGoal));
}

class Unknown : public Reaches {
  protected:
    std::vector<board::UnknownThing> afterAWhile() {
        board::Observation seen;
        seen.poseQuality = 1;
        seen.atMs = atMs_ += 6000;
        belief_.take(seen);
        return belief_.unknownThings();
    }
};

TEST_F(Unknown, ThingsAreAskedAboutOnceTheyHaveLainThere) {
    EXPECT_THAT(reach({came(kHome, kUnknown)}), IsEmpty());
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
    EXPECT_THAT(belief_.unknownThings(), IsEmpty()) << "it may yet be read as something else";
    ASSERT_THAT(afterAWhile(), SizeIs(1));
    EXPECT_EQ(belief_.unknownThings()[0].hex, kHome);
    reach({came(kHome, kUnknown)});
    EXPECT_THAT(afterAWhile(), SizeIs(1)) << "one question a hex";
    reach({went(kHome, kUnknown)});
    EXPECT_THAT(afterAWhile(), IsEmpty());
}

TEST_F(Unknown, ThingsThatAreRatherAKnownPieceAreNone) {
    reach({trace(true, kHome, {{kUnknown, .45F}, {kArmy, .55F}})});
    EXPECT_THAT(afterAWhile(), IsEmpty());
}

TEST_F(Unknown, ThingsAreWhatPeopleOrTheCameraSaidOfTheirPlace) {
    reach({came(kHome, kUnknown)});
    belief_.confirmUnits(kHome, Piece::army, Colour::red, 1);
    EXPECT_THAT(afterAWhile(), IsEmpty()) << "an army";
    reach({came(kHome, kUnknown)});
    belief_.confirm(*board::siteOf("0,0,N"), {Piece::settlement, Colour::red});
    EXPECT_THAT(afterAWhile(), IsEmpty()) << "a settlement at a corner of the hex";
}

TEST_F(Unknown, ThingsAreTheRobberWhereHeCameFromAndWhereHeWent) {
    belief_.confirmRobber(kHome);
    reach({came(kHome, kUnknown), came(kGoal, kUnknown)});
    belief_.confirmRobber(kGoal);
    EXPECT_THAT(afterAWhile(), IsEmpty()) << "he was read after the reach";
    reach({came(kHome, kUnknown), came(kGoal, kUnknown)});
    EXPECT_THAT(afterAWhile(), IsEmpty()) << "he was read before it";
    for (int i = 0; i < 3; ++i) afterAWhile();
    reach({came(kHome, kUnknown)});
    EXPECT_THAT(afterAWhile(), SizeIs(1)) << "that was long ago";
}

}  // namespace
}  // namespace hexwarden::belief
