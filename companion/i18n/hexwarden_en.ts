<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CameraModel</name>
    <message numerus="yes">
        <source>Colours learned from %n piece(s)</source>
        <translation>
            <numerusform>Colours learned from %n piece</numerusform>
            <numerusform>Colours learned from %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestQuestions</name>
    <message numerus="yes">
        <source>The %1 can reach %n hex(es).</source>
        <translation>
            <numerusform>The %1 can reach one hex.</numerusform>
            <numerusform>The %1 can reach %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 can attack %n target(s).</source>
        <translation>
            <numerusform>The %1 can attack one target.</numerusform>
            <numerusform>The %1 can attack %n targets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n wall(s) of others.</source>
        <translation>
            <numerusform>There is one wall of others.</numerusform>
            <numerusform>There are %n walls of others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message numerus="yes">
        <source>%n later event(s) would break a rule</source>
        <translation>
            <numerusform>%n later event would break a rule</numerusform>
            <numerusform>%n later events would break a rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) would no longer break a rule</source>
        <translation>
            <numerusform>%n event would no longer break a rule</numerusform>
            <numerusform>%n events would no longer break a rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s) in hand instead of %3</source>
        <translation>
            <numerusform>%1: %2 card in hand instead of %3</numerusform>
            <numerusform>%1: %2 cards in hand instead of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) instead of %2</source>
        <translation>
            <numerusform>%1: %n point instead of %2</numerusform>
            <numerusform>%1: %n points instead of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dues</name>
    <message numerus="yes">
        <source>%1 chooses %n card(s) for gold.</source>
        <translation>
            <numerusform>%1 chooses %n card for gold.</numerusform>
            <numerusform>%1 chooses %n cards for gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n free army(ies).</source>
        <translation>
            <numerusform>%1 places %n free army.</numerusform>
            <numerusform>%1 places %n free armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) for %2: %3.</source>
        <translation>
            <numerusform>%1 chooses %n card for %2: %3.</numerusform>
            <numerusform>%1 chooses %n cards for %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may lay %n more route(s) for nothing.</source>
        <translation>
            <numerusform>%1 may lay %n more route for nothing.</numerusform>
            <numerusform>%1 may lay %n more routes for nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndModel</name>
    <message numerus="yes">
        <source>%n roll(s) against expectation</source>
        <translation>
            <numerusform>%n roll against expectation</numerusform>
            <numerusform>%n rolls against expectation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HealthModel</name>
    <message numerus="yes">
        <source>%n thing(s) do not work.</source>
        <translation>
            <numerusform>%n thing does not work.</numerusform>
            <numerusform>%n things do not work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything works; %n thing(s) could be better.</source>
        <translation>
            <numerusform>Everything works; %n thing could be better.</numerusform>
            <numerusform>Everything works; %n things could be better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastModel</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) built</source>
        <translation>
            <numerusform>%n piece built</numerusform>
            <numerusform>%n pieces built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n robbed</source>
        <translation>
            <numerusform>%n robbed</numerusform>
            <numerusform>%n robbed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won by %1.</source>
        <translation>
            <numerusform>Won by %1.</numerusform>
            <numerusform>Won by %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhonesCard</name>
    <message numerus="yes">
        <source>%n phone(s) look on.</source>
        <translation>
            <numerusform>%n phone looks on.</numerusform>
            <numerusform>%n phones look on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProductionChart</name>
    <message numerus="yes">
        <source>%1 has drawn %n card(s)</source>
        <translation>
            <numerusform>%1 has drawn %n card</numerusform>
            <numerusform>%1 has drawn %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionsModel</name>
    <message numerus="yes">
        <source>%n piece(s) look %1, and nobody plays that colour (%2). Whose are they?</source>
        <translation>
            <numerusform>%n piece looks %1, and nobody plays that colour (%2). Whose is it?</numerusform>
            <numerusform>%n pieces look %1, and nobody plays that colour (%2). Whose are they?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefereeModel</name>
    <message numerus="yes">
        <source>%n other site(s) would do, marked on the board.</source>
        <translation>
            <numerusform>One other site would do; it is marked on the board.</numerusform>
            <numerusform>%n other sites would do; they are marked on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %2 at %n site(s).</source>
        <translation>
            <numerusform>%1 may build %2 at %n site.</numerusform>
            <numerusform>%1 may build %2 at %n sites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and one more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskModel</name>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>one building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>one road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskPanel</name>
    <message numerus="yes">
        <source>army(ies)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>army</numerusform>
            <numerusform>armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hex(es) held</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>hex held</numerusform>
            <numerusform>hexes held</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskQuestions</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>one army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may recruit on %n hex(es).</source>
        <translation>
            <numerusform>%1 may recruit on one hex.</numerusform>
            <numerusform>%1 may recruit on %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) can be reached.</source>
        <translation>
            <numerusform>One hex can be reached.</numerusform>
            <numerusform>%n hexes can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) may go; one stays.</source>
        <translation>
            <numerusform>%n army may go; one stays.</numerusform>
            <numerusform>%n armies may go; one stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollChart</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s), expected %2</source>
        <translation>
            <numerusform>%1 was rolled %n time, expected %2</numerusform>
            <numerusform>%1 was rolled %n times, expected %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScanModel</name>
    <message numerus="yes">
        <source>%n hex(es) are doubtful: one tap sets each right.</source>
        <translation>
            <numerusform>%n hex is doubtful: one tap sets it right.</numerusform>
            <numerusform>%n hexes are doubtful: one tap sets each right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) too many are desert</source>
        <translation>
            <numerusform>%n hex too many is desert</numerusform>
            <numerusform>%n hexes too many are desert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) have no token</source>
        <translation>
            <numerusform>%n hex has no token</numerusform>
            <numerusform>%n hexes have no token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the kind of %n harbour(s) is a guess</source>
        <translation>
            <numerusform>the kind of %n harbour is a guess</numerusform>
            <numerusform>the kinds of %n harbours are guesses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory token(s)</source>
        <translation>
            <numerusform>%1: %n victory token</numerusform>
            <numerusform>%1: %n victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatDock</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory token(s)</source>
        <translation>
            <numerusform>%1: %n victory token</numerusform>
            <numerusform>%1: %n victory tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>Slower, please: no more than %n message(s) a second.</source>
        <translation>
            <numerusform>Slower, please: no more than %n message a second.</numerusform>
            <numerusform>Slower, please: no more than %n messages a second.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s)</source>
        <translation>
            <numerusform>%n victory token</numerusform>
            <numerusform>%n victory tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>Colours learned from %n piece(s).</source>
        <translation>
            <numerusform>Colours learned from %n piece.</numerusform>
            <numerusform>Colours learned from %n pieces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory token(s)</source>
        <translation>
            <numerusform>%1: %n victory token</numerusform>
            <numerusform>%1: %n victory tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <translation>
            <numerusform>%n point: %1</numerusform>
            <numerusform>%n points: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%1 share the lead with %n victory token(s) each (CONQ-81).</source>
        <translation>
            <numerusform>%1 share the lead with %n victory token each (CONQ-81).</numerusform>
            <numerusform>%1 share the lead with %n victory tokens each (CONQ-81).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lead with %n point(s) each.</source>
        <translation>
            <numerusform>%1 share the lead with %n point each.</numerusform>
            <numerusform>%1 share the lead with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n victory token(s) (CONQ-81).</source>
        <translation>
            <numerusform>%1 leads with %n victory token (CONQ-81).</numerusform>
            <numerusform>%1 leads with %n victory tokens (CONQ-81).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s).</source>
        <translation>
            <numerusform>%1 leads with %n point.</numerusform>
            <numerusform>%1 leads with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n development card</numerusform>
            <numerusform>%n development cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cit(ies)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <translation>
            <numerusform>%n knight played</numerusform>
            <numerusform>%n knights played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s) left.</source>
        <translation>
            <numerusform>%n development card left.</numerusform>
            <numerusform>%n development cards left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message numerus="yes">
        <source>%1 earns %n victory token(s): %2 (%3).</source>
        <translation>
            <numerusform>%1 earns %n victory token: %2 (%3).</numerusform>
            <numerusform>%1 earns %n victory tokens: %2 (%3).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>The game begins with %n player(s).</source>
        <translation>
            <numerusform>The game begins with %n player.</numerusform>
            <numerusform>The game begins with %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is laid out: %n hex(es).</source>
        <translation>
            <numerusform>The board is laid out: %n hex.</numerusform>
            <numerusform>The board is laid out: %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal with %n knight(s) played in all.</source>
        <translation>
            <numerusform>Legal with %n knight played in all.</numerusform>
            <numerusform>Legal with %n knights played in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal with %n weapon(s) in all.</source>
        <translation>
            <numerusform>Legal with %n weapon in all.</numerusform>
            <numerusform>Legal with %n weapons in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 attacks with %n weapon(s). %2</source>
        <translation>
            <numerusform>%1 attacks with %n weapon. %2</numerusform>
            <numerusform>%1 attacks with %n weapons. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n army(ies). %2</source>
        <translation>
            <numerusform>%1 places %n army. %2</numerusform>
            <numerusform>%1 places %n armies. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), known: %1</source>
        <translation>
            <numerusform>%n card, known: %1</numerusform>
            <numerusform>%n cards, known: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarPanel</name>
    <message numerus="yes">
        <source>weapon(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>weapon</numerusform>
            <numerusform>weapons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knight(s) played</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>knight played</numerusform>
            <numerusform>knights played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fort(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>fort</numerusform>
            <numerusform>forts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>road(s) abandoned</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>road abandoned</numerusform>
            <numerusform>roads abandoned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarQuestions</name>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n weapon</numerusform>
            <numerusform>%n weapons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OurPiecesModel</name>
    <message numerus="yes">
        <source>shown %n time(s)</source>
        <translation>
            <numerusform>shown once</numerusform>
            <numerusform>shown %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverPanel</name>
    <message numerus="yes">
        <source>bridge(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>bridge</numerusform>
            <numerusform>bridges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConquestPanel</name>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>token(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>token</numerusform>
            <numerusform>tokens</numerusform>
        </translation>
    </message>
</context>
</TS>
