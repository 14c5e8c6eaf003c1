<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>BeforeAfter</name>
    <message>
        <source>The place before and after</source>
        <translation>Die Stelle vorher und nachher</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>BoardModel</name>
    <message>
        <source>controlled by %1</source>
        <translation>beherrscht von %1</translation>
    </message>
    <message>
        <source>flooded</source>
        <translation>überflutet</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>verlassen</translation>
    </message>
</context>
<context>
    <name>BooksScreen</name>
    <message>
        <source>Last: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>BrushWords</name>
    <message>
        <source>Tokens from a corner</source>
        <translation>Zahlenplättchen ab einer Ecke</translation>
    </message>
    <message>
        <source>No harbour</source>
        <translation>Kein Hafen</translation>
    </message>
</context>
<context>
    <name>CameraDesk</name>
    <message>
        <source>The sample game</source>
        <translation>Das Beispielspiel</translation>
    </message>
    <message>
        <source>This game is played by hand. Choose a camera to have it watched.</source>
        <translation>Dieses Spiel wird von Hand gespielt. Wählt eine Kamera, damit es beobachtet wird.</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>Es gibt noch kein Bild.</translation>
    </message>
    <message>
        <source>Kept for the next evenings: %1</source>
        <translation>Für die nächsten Abende behalten: %1</translation>
    </message>
    <message>
        <source>Saved: %1. Print it at actual size and check its ruler of 100 mm.</source>
        <translation>Gesichert: %1. In Originalgröße drucken und am Lineal von 100 mm prüfen.</translation>
    </message>
    <message>
        <source>This source has no more pictures: choose another one, or go on by hand.</source>
        <translation>Diese Quelle hat keine Bilder mehr: Wählt eine andere, oder spielt von Hand weiter.</translation>
    </message>
</context>
<context>
    <name>CameraModel</name>
    <message>
        <source>The board is in view.</source>
        <translation>Das Brett ist im Bild.</translation>
    </message>
    <message>
        <source>Waiting for the first picture.</source>
        <translation>Warten auf das erste Bild.</translation>
    </message>
    <message>
        <source>Nothing known</source>
        <translation>Nichts bekannt</translation>
    </message>
    <message>
        <source>The lens is assumed, the colours are the usual ones.</source>
        <translation>Das Objektiv ist geschätzt, die Farben sind die üblichen.</translation>
    </message>
    <message>
        <source>No piece has been learned yet. Pieces are learned while a game is watched, as soon as the camera sees them where the record has them.</source>
        <translation>Noch keine Figur gelernt. Figuren werden während eines Spiels gelernt, sobald die Kamera sie dort sieht, wo sie im Spielbuch stehen.</translation>
    </message>
    <message numerus="yes">
        <source>Colours learned from %n piece(s)</source>
        <translation>
            <numerusform>Farben von %n Figur gelernt</numerusform>
            <numerusform>Farben von %n Figuren gelernt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CameraScreen</name>
    <message>
        <source>Live picture. %1</source>
        <translation>Livebild. %1</translation>
    </message>
    <message>
        <source>No picture yet. Choose a source.</source>
        <translation>Noch kein Bild. Wählt eine Quelle.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>How well the board is seen: %1 %</source>
        <translation>So gut ist das Brett zu sehen: %1 %</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>When the board is not found</source>
        <translation>Wenn das Brett nicht gefunden wird</translation>
    </message>
    <message>
        <source>Place the four corners by hand</source>
        <translation>Die vier Ecken von Hand setzen</translation>
    </message>
    <message>
        <source>Drag the four handles to the corners of the board, or move them with the arrow keys.</source>
        <translation>Zieht die vier Griffe auf die Ecken des Bretts oder bewegt sie mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Use these corners</source>
        <translation>Diese Ecken nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Phone: http://…</source>
        <translation>Handy: http://…</translation>
    </message>
    <message>
        <source>The camera %1 sees a board.</source>
        <translation>Die Kamera %1 sieht ein Brett.</translation>
    </message>
    <message>
        <source>Use this camera</source>
        <translation>Mit ihr zuschauen</translation>
    </message>
    <message>
        <source>Our pieces</source>
        <translation>Unsere Figuren</translation>
    </message>
    <message>
        <source>Shown to the camera once, whatever you play with is known.</source>
        <translation>Einmal der Kamera gezeigt, wird alles erkannt, womit ihr spielt.</translation>
    </message>
    <message>
        <source>Show our pieces</source>
        <translation>Unsere Figuren zeigen</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Entwicklungskarte kaufen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Das Spiel verlassen</translation>
    </message>
    <message>
        <source>What happens? Hidden cards stay hidden.</source>
        <translation>Was geschieht? Verdeckte Karten bleiben verdeckt.</translation>
    </message>
    <message>
        <source>The card is drawn face down; nobody has to say which it is.</source>
        <translation>Die Karte wird verdeckt gezogen; niemand muss sagen, welche es ist.</translation>
    </message>
    <message>
        <source>Tap what goes and what comes; every tap adds one card.</source>
        <translation>Tippt an, was geht und was kommt; jedes Tippen ist eine Karte mehr.</translation>
    </message>
    <message>
        <source>How many cards go back to the bank?</source>
        <translation>Wie viele Karten gehen an die Bank zurück?</translation>
    </message>
    <message>
        <source>The armies stay and defend; everything else goes back.</source>
        <translation>Die Armeen bleiben und verteidigen; alles andere geht zurück.</translation>
    </message>
    <message>
        <source>Who loses a card?</source>
        <translation>Wer verliert eine Karte?</translation>
    </message>
    <message>
        <source>Tap where the robber goes, or record it and move him later.</source>
        <translation>Tippt an, wohin der Räuber geht, oder tragt es ein und versetzt ihn später.</translation>
    </message>
    <message>
        <source>Record it, then tap the two edges at the table; they cost nothing.</source>
        <translation>Tragt es ein und tippt dann am Tisch die zwei Kanten an; sie kosten nichts.</translation>
    </message>
    <message>
        <source>Tap the two cards that are taken, or keep them secret.</source>
        <translation>Tippt die zwei genommenen Karten an, oder haltet sie geheim.</translation>
    </message>
    <message>
        <source>Which resource is named?</source>
        <translation>Welcher Rohstoff wird genannt?</translation>
    </message>
    <message>
        <source>Which roll is chosen?</source>
        <translation>Welcher Wurf wird gewählt?</translation>
    </message>
    <message>
        <source>Tap the knight that gets the relic.</source>
        <translation>Tippt den Ritter an, der die Reliquie bekommt.</translation>
    </message>
    <message>
        <source>Tap the ship that gets the liquid fire.</source>
        <translation>Tippt das Schiff an, das das flüssige Feuer bekommt.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Die Bank</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Cards and trade</source>
        <translation>Karten und Handel</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Cards and trade</source>
        <translation>Karten und Handel</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Comes</source>
        <translation>Kommt</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Count the cards again</source>
        <translation>Karten neu zählen</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>standing figure</source>
        <translation>stehende Figur</translation>
    </message>
    <message>
        <source>figure with a bow</source>
        <translation>Figur mit Bogen</translation>
    </message>
    <message>
        <source>rider</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>small cube</source>
        <translation>kleiner Würfel</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>bar with battlements</source>
        <translation>Balken mit Zinnen</translation>
    </message>
    <message>
        <source>sailing ship</source>
        <translation>Segelschiff</translation>
    </message>
    <message>
        <source>barge</source>
        <translation>Lastkahn</translation>
    </message>
    <message>
        <source>any marker</source>
        <translation>irgendein Marker</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>%1: %2 with a marker</source>
        <translation>%1: %2 mit Marker</translation>
    </message>
    <message>
        <source>%1: two of %2 side by side</source>
        <translation>%1: zweimal %2 nebeneinander</translation>
    </message>
    <message>
        <source>%1 cannot be combined with another rule book.</source>
        <translation>%1 verträgt kein anderes Regelbuch.</translation>
    </message>
    <message>
        <source>Of the other rule books, %1 can be combined with %2 only.</source>
        <translation>Von den anderen Regelbüchern verträgt %1 nur %2.</translation>
    </message>
</context>
<context>
    <name>Companion</name>
    <message>
        <source>Please open one file of this machine at a time.</source>
        <translation>Bitte immer nur eine Datei von diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>ConquestModel</name>
    <message>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>Mauer brechen</translation>
    </message>
    <message>
        <source>fish or hunt</source>
        <translation>fischen oder jagen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Attack phase, round %1 of %2</source>
        <translation>Angriffsphase, Runde %1 von %2</translation>
    </message>
    <message>
        <source>Build phase, round %1 of %2</source>
        <translation>Bauphase, Runde %1 von %2</translation>
    </message>
    <message>
        <source>Tap a ship, a knight or a building to say what it does.</source>
        <translation>Tippt auf ein Schiff, einen Ritter oder ein Gebäude, um zu sagen, was es tut.</translation>
    </message>
    <message>
        <source>Nothing there can act.</source>
        <translation>Dort kann nichts handeln.</translation>
    </message>
    <message>
        <source>Tap the hex it attacks, or the wall it breaches.</source>
        <translation>Tippt auf das Feld, das angegriffen wird, oder auf die Mauer, die brechen soll.</translation>
    </message>
    <message>
        <source>Tap the dice as they fell.</source>
        <translation>Tippt die Würfel an, wie sie gefallen sind.</translation>
    </message>
    <message>
        <source>A knight fights the dragon</source>
        <translation>Ein Ritter kämpft mit dem Drachen</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>Attack: %1</source>
        <translation>Angriff: %1</translation>
    </message>
    <message>
        <source>Fish: %1</source>
        <translation>Fischen: %1</translation>
    </message>
    <message>
        <source>Hunt: %1</source>
        <translation>Jagen: %1</translation>
    </message>
    <message>
        <source>A tie: roll again.</source>
        <translation>Gleichstand: noch einmal würfeln.</translation>
    </message>
    <message>
        <source>%1, blessed</source>
        <translation>%1, gesegnet</translation>
    </message>
    <message>
        <source>done: lay it on its side</source>
        <translation>fertig: auf die Seite legen</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>%1 takes %2, for %3, of: %4.</source>
        <translation>%1 nimmt %2 für %3 aus: %4.</translation>
    </message>
</context>
<context>
    <name>ConquestPanel</name>
    <message>
        <source>Fight, breach, fish, hunt</source>
        <translation>Kämpfen, brechen, fischen, jagen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Letzten Würfel zurücknehmen</translation>
    </message>
    <message>
        <source>The dragon&apos;s gold</source>
        <translation>Das Gold des Drachen</translation>
    </message>
    <message>
        <source>%1 of %2: then it attacks.</source>
        <translation>%1 von %2: dann greift er an.</translation>
    </message>
    <message>
        <source>Order of the round</source>
        <translation>Reihenfolge der Runde</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>token(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Marke</numerusform>
            <numerusform>Marken</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships and knights of this turn</source>
        <translation>Schiffe und Ritter am Zug</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Victory tokens</source>
        <translation>Siegmarken</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who may take what</source>
        <translation>Wer was nehmen darf</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>erbeutet</translation>
    </message>
    <message>
        <source>Left in the dice stack</source>
        <translation>Noch im Würfelstapel</translation>
    </message>
</context>
<context>
    <name>ConquestQuestions</name>
    <message>
        <source>Tap one of your ships or knights.</source>
        <translation>Tippt auf eines eurer Schiffe oder einen eurer Ritter.</translation>
    </message>
    <message>
        <source>No ship or knight of %1 stands there.</source>
        <translation>Dort steht weder Schiff noch Ritter von %1.</translation>
    </message>
    <message>
        <source>Tap where it should go.</source>
        <translation>Tippt an, wohin es gehen soll.</translation>
    </message>
    <message>
        <source>Yes: the %1 may go there.</source>
        <translation>Ja: Dieser Zug ist erlaubt (%1).</translation>
    </message>
    <message>
        <source>No: the %1 may not go there.</source>
        <translation>Nein: Dieser Zug ist nicht erlaubt (%1).</translation>
    </message>
    <message numerus="yes">
        <source>The %1 can reach %n hex(es).</source>
        <translation>
            <numerusform>%1: erreicht ein Feld.</numerusform>
            <numerusform>%1: erreicht %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>The %1 can attack %n target(s).</source>
        <translation>
            <numerusform>%1: kann ein Ziel angreifen.</numerusform>
            <numerusform>%1: kann %n Ziele angreifen.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be fought first: %1</source>
        <translation>Zuerst zu bekämpfen: %1</translation>
    </message>
    <message>
        <source>May defend it: %1</source>
        <translation>Kann verteidigen: %1</translation>
    </message>
    <message>
        <source>May it move there?</source>
        <translation>Darf es dorthin ziehen?</translation>
    </message>
    <message>
        <source>What can it attack?</source>
        <translation>Was kann es angreifen?</translation>
    </message>
    <message>
        <source>Nobody else has anything there.</source>
        <translation>Dort ist nichts Fremdes.</translation>
    </message>
    <message>
        <source>Yes: the %1 may attack the %2.</source>
        <translation>Ja: möglich ist der Angriff mit %1 auf %2.</translation>
    </message>
    <message>
        <source>No: the %1 may not attack the %2.</source>
        <translation>Nein: nicht möglich ist der Angriff mit %1 auf %2.</translation>
    </message>
    <message>
        <source>What it can attack is marked; tap one for the verdict.</source>
        <translation>Was angegriffen werden kann, ist markiert; tippt eines für das Urteil an.</translation>
    </message>
    <message>
        <source>Tap the wall.</source>
        <translation>Tippt die Mauer an.</translation>
    </message>
    <message>
        <source>Yes: it may try; a 6 removes the wall.</source>
        <translation>Ja: Sie darf es versuchen; eine 6 entfernt die Mauer.</translation>
    </message>
    <message>
        <source>No: it may not try this wall.</source>
        <translation>Nein: Diese Mauer darf sie nicht versuchen.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n wall(s) of others.</source>
        <translation>
            <numerusform>Dort steht eine fremde Mauer.</numerusform>
            <numerusform>Dort stehen %n fremde Mauern.</numerusform>
        </translation>
    </message>
    <message>
        <source>May it breach this wall?</source>
        <translation>Darf sie diese Mauer brechen?</translation>
    </message>
</context>
<context>
    <name>CornerHandles</name>
    <message>
        <source>Corner %1 of the board</source>
        <translation>Ecke %1 des Bretts</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>It did not happen</source>
        <translation>Das ist nicht geschehen</translation>
    </message>
    <message>
        <source>Before it, missed: %1</source>
        <translation>Davor, übersehen: %1</translation>
    </message>
    <message>
        <source>a card from %1</source>
        <translation>eine Karte von %1</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>The longest road goes to %1</source>
        <translation>Die längste Straße geht an %1</translation>
    </message>
    <message>
        <source>Nobody has the longest road any more</source>
        <translation>Niemand hat mehr die längste Straße</translation>
    </message>
    <message numerus="yes">
        <source>%n later event(s) would break a rule</source>
        <translation>
            <numerusform>%n späteres Ereignis bräche eine Regel</numerusform>
            <numerusform>%n spätere Ereignisse brächen eine Regel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) would no longer break a rule</source>
        <translation>
            <numerusform>%n Ereignis bräche keine Regel mehr</numerusform>
            <numerusform>%n Ereignisse brächen keine Regel mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>It did happen</source>
        <translation>Das ist doch geschehen</translation>
    </message>
    <message>
        <source>%1: other cards are known</source>
        <translation>%1: andere Karten sind bekannt</translation>
    </message>
    <message>
        <source>One event later, after: %1</source>
        <translation>Ein Ereignis später, nach: %1</translation>
    </message>
    <message>
        <source>One event earlier, before: %1</source>
        <translation>Ein Ereignis früher, vor: %1</translation>
    </message>
    <message>
        <source>Right before: %1</source>
        <translation>Unmittelbar vor: %1</translation>
    </message>
    <message>
        <source>Before it, missed: %1 moves %2. Tap where to.</source>
        <translation>Davor gefehlt: %1 bewegt %2. Tippt an, wohin.</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>Am Zug ist dann %1</translation>
    </message>
    <message>
        <source>Nobody&apos;s cards or points change.</source>
        <translation>Niemandes Karten oder Punkte ändern sich.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s) in hand instead of %3</source>
        <translation>
            <numerusform>%1: %2 Karte auf der Hand statt %3</numerusform>
            <numerusform>%1: %2 Karten auf der Hand statt %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) instead of %2</source>
        <translation>
            <numerusform>%1: %n Punkt statt %2</numerusform>
            <numerusform>%1: %n Punkte statt %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountsModel</name>
    <message>
        <source>The camera sees %1, %2% sure.</source>
        <translation>Die Kamera sieht %1, zu %2 % sicher.</translation>
    </message>
    <message>
        <source>The camera sees none.</source>
        <translation>Die Kamera sieht hier keine.</translation>
    </message>
</context>
<context>
    <name>CountsPanel</name>
    <message>
        <source>The hex as the camera sees it</source>
        <translation>Das Feld, wie die Kamera es sieht</translation>
    </message>
</context>
<context>
    <name>CrashCard</name>
    <message>
        <source>Hexwarden ended unexpectedly last time</source>
        <translation>Hexwarden wurde beim letzten Mal unerwartet beendet</translation>
    </message>
    <message>
        <source>No game is lost. The report below says where it happened and helps to mend it. It holds no names and no pictures.</source>
        <translation>Kein Spiel ist verloren. Der Bericht unten sagt, wo es geschah, ohne Namen und ohne Bilder; er hilft dem, der es beheben soll.</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>The report is in %1. Read it before you send it.</source>
        <translation>Der Bericht liegt in %1. Lest ihn, bevor ihr ihn schickt.</translation>
    </message>
</context>
<context>
    <name>DeviceCard</name>
    <message>
        <source>Mode</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>The best one</source>
        <translation>Die beste</translation>
    </message>
    <message>
        <source>Focus again</source>
        <translation>Neu scharfstellen</translation>
    </message>
    <message>
        <source>Hold focus, exposure and white balance</source>
        <translation>Schärfe, Belichtung und Weißabgleich festhalten</translation>
    </message>
    <message>
        <source>From when the board is found until the end.</source>
        <translation>Sobald das Brett gefunden ist; am Ende wird alles zurückgegeben.</translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>A die shows %1</source>
        <translation>Ein Würfel zeigt %1</translation>
    </message>
</context>
<context>
    <name>Disagreements</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: something lies there that was not shown to the camera. What is it?</source>
        <translation>%1: Dort liegt etwas, das der Kamera nicht gezeigt wurde. Was ist es?</translation>
    </message>
    <message>
        <source>%1: the record says %2, the camera sees %3.</source>
        <translation>%1: Im Spielbuch steht %2, die Kamera sieht %3.</translation>
    </message>
    <message>
        <source>%1, %2 (%3): the record counts %4, the camera %5.</source>
        <translation>%1, %2 (%3): Im Spielbuch steht %4, die Kamera zählt %5.</translation>
    </message>
    <message>
        <source>The roll of %1: the record says %2, the camera sees %3 and %4.</source>
        <translation>Der Wurf von %1: Notiert ist %2, die Kamera sieht %3 und %4.</translation>
    </message>
    <message>
        <source>The dice look like %1 and %2, but that is not sure.</source>
        <translation>Die Würfel sehen nach %1 und %2 aus, sicher ist das aber nicht.</translation>
    </message>
</context>
<context>
    <name>Dues</name>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 wirft %2 ab.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) for gold.</source>
        <translation>
            <numerusform>%1 wählt %n Karte für Gold.</numerusform>
            <numerusform>%1 wählt %n Karten für Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n free army(ies).</source>
        <translation>
            <numerusform>%1 setzt %n freie Armee.</numerusform>
            <numerusform>%1 setzt %n freie Armeen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 may choose a harbour.</source>
        <translation>%1: %2 darf einen Hafen wählen.</translation>
    </message>
    <message>
        <source>Tap the water.</source>
        <translation>Tippt das Wasser an.</translation>
    </message>
    <message>
        <source>%1 strikes %2: tap what it takes.</source>
        <translation>%1 trifft %2: Tippt an, was verloren geht.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses %n card(s) for %2: %3.</source>
        <translation>
            <numerusform>%1 wählt %n Karte für %2: %3.</numerusform>
            <numerusform>%1 wählt %n Karten für %2: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 got nothing and may draw: %2.</source>
        <translation>%1 hat nichts bekommen und darf ziehen: %2.</translation>
    </message>
    <message>
        <source>%1 may draw a development card for nothing.</source>
        <translation>%1 darf umsonst eine Entwicklungskarte ziehen.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message numerus="yes">
        <source>%1 may lay %n more route(s) for nothing.</source>
        <translation>
            <numerusform>%1 darf umsonst noch %n Strecke legen.</numerusform>
            <numerusform>%1 darf umsonst noch %n Strecken legen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndModel</name>
    <message>
        <source>No game is running</source>
        <translation>Kein Spiel läuft</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>So steht es</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) against expectation</source>
        <translation>
            <numerusform>%n Wurf gegen die Erwartung</numerusform>
            <numerusform>%n Würfe gegen die Erwartung</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DueChoice</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Picked: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Save as %1</source>
        <translation>Als %1 sichern</translation>
    </message>
    <message>
        <source>Cards drawn, roll by roll</source>
        <translation>Erhaltene Karten, Wurf für Wurf</translation>
    </message>
    <message>
        <source>Over the games that were won before</source>
        <translation>Über die entschiedenen Partien bisher</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1 points on average</source>
        <translation>%1 Punkte im Mittel</translation>
    </message>
</context>
<context>
    <name>EventRow</name>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Of these are known</source>
        <translation>Davon sind bekannt</translation>
    </message>
    <message>
        <source>No kind is known</source>
        <translation>Keine Art ist bekannt</translation>
    </message>
    <message>
        <source>Development cards, hidden</source>
        <translation>Entwicklungskarten, verdeckt</translation>
    </message>
    <message>
        <source>Knights played</source>
        <translation>Ausgespielte Ritter</translation>
    </message>
    <message>
        <source>Victory points on open cards</source>
        <translation>Siegpunkte auf offenen Karten</translation>
    </message>
    <message>
        <source>That is right</source>
        <translation>So ist es</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>HandsModel</name>
    <message>
        <source>What %1 holds</source>
        <translation>Was %1 auf der Hand hat</translation>
    </message>
    <message>
        <source>What %1 held before event %2</source>
        <translation>Was %1 vor Ereignis %2 auf der Hand hatte</translation>
    </message>
</context>
<context>
    <name>HealthCard</name>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>könnte besser sein</translation>
    </message>
    <message>
        <source>does not work</source>
        <translation>geht nicht</translation>
    </message>
</context>
<context>
    <name>HealthModel</name>
    <message>
        <source>Looking …</source>
        <translation>Wird nachgesehen …</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) do not work.</source>
        <translation>
            <numerusform>%n Sache geht nicht.</numerusform>
            <numerusform>%n Sachen gehen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everything works; %n thing(s) could be better.</source>
        <translation>
            <numerusform>Alles geht; %n Sache könnte besser sein.</numerusform>
            <numerusform>Alles geht; %n Sachen könnten besser sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Play on your own board. Hexwarden keeps the record.</source>
        <translation>Spielt auf eurem eigenen Brett. Hexwarden führt Buch.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Seats, in playing order</source>
        <translation>Plätze, in Spielreihenfolge</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Rule books</source>
        <translation>Regelbücher</translation>
    </message>
    <message>
        <source>The base game is always in force.</source>
        <translation>Das Grundspiel gilt immer.</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Absprachen am Tisch</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>An evening in three steps</source>
        <translation>Ein Abend in drei Schritten</translation>
    </message>
    <message>
        <source>Point a webcam or a phone at the board. Without one, tap what happens.</source>
        <translation>Richtet eine Webcam oder ein Handy auf das Brett. Ohne geht alles durch Antippen.</translation>
    </message>
    <message>
        <source>Compare the board that was read with the table, and confirm it.</source>
        <translation>Vergleicht das gelesene Brett mit dem Tisch und bestätigt es.</translation>
    </message>
    <message>
        <source>Play as always. Rolls, pieces and cards are counted; nothing is ever forbidden.</source>
        <translation>Spielt wie immer. Würfe, Figuren und Karten werden gezählt; verboten wird nie etwas.</translation>
    </message>
    <message>
        <source>These go together:</source>
        <translation>Das passt zusammen:</translation>
    </message>
    <message>
        <source>Pieces on this table</source>
        <translation>Figuren auf diesem Tisch</translation>
    </message>
    <message>
        <source>The screen lies flat between us: it turns to the player whose turn it is</source>
        <translation>Der Bildschirm liegt flach zwischen uns: Er dreht sich zu dem, der an der Reihe ist</translation>
    </message>
    <message>
        <source>Look at the sample game</source>
        <translation>Das Beispielspiel ansehen</translation>
    </message>
    <message>
        <source>Games before</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Watch a filmed evening</source>
        <translation>Einen gefilmten Abend ansehen</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Show our pieces to the camera</source>
        <translation>Unsere Figuren der Kamera zeigen</translation>
    </message>
</context>
<context>
    <name>JoinCard</name>
    <message>
        <source>What is the position?</source>
        <translation>Wie steht es?</translation>
    </message>
    <message>
        <source>1. The pieces: the camera sees them, or tap the board. Nothing costs anything yet.</source>
        <translation>1. Die Figuren: Die Kamera sieht sie, oder tippt auf das Brett. Nichts davon kostet etwas.</translation>
    </message>
    <message>
        <source>2. What does everybody hold?</source>
        <translation>2. Was haben alle auf der Hand?</translation>
    </message>
    <message>
        <source>3. Who rolls next? From then on the game is followed as usual.</source>
        <translation>3. Wer würfelt als Nächstes? Von da an wird das Spiel wie immer verfolgt.</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After event %1 of %2</source>
        <translation>Nach Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>camera, %1 % sure</source>
        <translation>Kamera, %1 % sicher</translation>
    </message>
    <message>
        <source>The table at event %1</source>
        <translation>Der Tisch bei Ereignis %1</translation>
    </message>
    <message>
        <source>Before it, missed: tap on the board where it was. Cards, trades and battles: record them now, then move them to their time.</source>
        <translation>Davor gefehlt: Tippt auf dem Brett an, wo es war. Karten, Tausch und Kämpfe: Tragt sie jetzt ein und verschiebt sie dann an ihre Zeit.</translation>
    </message>
    <message>
        <source>When was it? Tap the event below that came right after it.</source>
        <translation>Wann war es? Tippt unten das Ereignis an, das gleich danach kam.</translation>
    </message>
    <message>
        <source>What was it really? Another place: tap it on the board.</source>
        <translation>Was war es wirklich? Ein anderer Ort: Tippt ihn auf dem Brett an.</translation>
    </message>
    <message>
        <source>What was it really?</source>
        <translation>Was war es wirklich?</translation>
    </message>
    <message>
        <source>%1&apos;s phone</source>
        <translation>Handy von %1</translation>
    </message>
</context>
<context>
    <name>LedgerScreen</name>
    <message>
        <source>One event back</source>
        <translation>Ein Ereignis zurück</translation>
    </message>
    <message>
        <source>One event on</source>
        <translation>Ein Ereignis weiter</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Spielbuch</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Something was missed before it</source>
        <translation>Davor fehlt etwas</translation>
    </message>
    <message>
        <source>It came at another time</source>
        <translation>Es war zu einer anderen Zeit</translation>
    </message>
    <message>
        <source>Set a hand before it</source>
        <translation>Davor eine Hand festlegen</translation>
    </message>
</context>
<context>
    <name>LensCard</name>
    <message>
        <source>Lens</source>
        <translation>Objektiv</translation>
    </message>
    <message>
        <source>Measuring the lens makes reading more reliable near the edge of the picture. Print the sheet, glue it to something flat, then hold it in front of the camera.</source>
        <translation>Mit vermessenem Objektiv wird am Bildrand sicherer gelesen. Das Blatt drucken, auf etwas Ebenes kleben, dann vor die Kamera halten.</translation>
    </message>
    <message>
        <source>Sheet as %1</source>
        <translation>Blatt als %1</translation>
    </message>
    <message>
        <source>Measure the lens</source>
        <translation>Objektiv vermessen</translation>
    </message>
    <message>
        <source>Waiting for the next picture.</source>
        <translation>Warten auf das nächste Bild.</translation>
    </message>
    <message>
        <source>%1 of %2 views</source>
        <translation>%1 von %2 Ansichten</translation>
    </message>
    <message>
        <source>Use this lens</source>
        <translation>Dieses Objektiv verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>Camera. %1</source>
        <translation>Kamera. %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Spielbuch</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hexwarden</source>
        <translation>Hexwarden</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Hexwarden ended unexpectedly last time. A report says where.</source>
        <translation>Hexwarden wurde beim letzten Mal unerwartet beendet. Ein Bericht sagt, wo.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>no board can be seen</source>
        <translation>es ist kein Brett zu sehen</translation>
    </message>
    <message>
        <source>no land tiles can be seen</source>
        <translation>es sind keine Landfelder zu sehen</translation>
    </message>
    <message>
        <source>fewer than five land tiles can be seen</source>
        <translation>es sind weniger als fünf Landfelder zu sehen</translation>
    </message>
    <message>
        <source>too little of the board is in view to tell which of its hexes are seen</source>
        <translation>vom Brett ist zu wenig im Bild, um zu sagen, welche Felder zu sehen sind</translation>
    </message>
    <message>
        <source>the tiles do not make the shape of %1</source>
        <translation>die Felder ergeben nicht die Form von %1</translation>
    </message>
    <message>
        <source>the board reaches beyond the picture and has no known shape</source>
        <translation>das Brett reicht über das Bild hinaus und hat keine bekannte Form</translation>
    </message>
    <message>
        <source>it is not clear which hexes of the board are land</source>
        <translation>es ist nicht klar, welche Felder des Bretts Land sind</translation>
    </message>
    <message>
        <source>the tiles that are seen do not lie on one lattice</source>
        <translation>die Felder im Bild liegen nicht auf einem gemeinsamen Gitter</translation>
    </message>
    <message>
        <source>only %1 % of the lattice is seen where it should be</source>
        <translation>nur %1 % des Gitters sind da zu sehen, wo sie sein sollten</translation>
    </message>
    <message>
        <source>the board is seen too unclearly to be trusted</source>
        <translation>das Brett ist zu undeutlich zu sehen, um sich darauf zu verlassen</translation>
    </message>
    <message>
        <source>the board is seen too flat</source>
        <translation>das Brett ist zu flach von der Seite zu sehen</translation>
    </message>
    <message>
        <source>what looks like tiles does not lie on a lattice</source>
        <translation>was wie Felder aussieht, liegt nicht auf einem Gitter</translation>
    </message>
    <message>
        <source>what looks like tiles is gone at a second look</source>
        <translation>was wie Felder aussah, ist beim zweiten Hinsehen keine</translation>
    </message>
    <message>
        <source>the board shows too little pattern to be followed</source>
        <translation>das Brett zeigt zu wenig Muster, um ihm zu folgen</translation>
    </message>
    <message>
        <source>the camera or the board was moved, or the board is covered</source>
        <translation>die Kamera oder das Brett wurde bewegt, oder das Brett ist verdeckt</translation>
    </message>
    <message>
        <source>the board has been covered for too long</source>
        <translation>das Brett war zu lange verdeckt</translation>
    </message>
    <message>
        <source>the camera changed the size of its pictures</source>
        <translation>die Kamera hat die Größe ihrer Bilder geändert</translation>
    </message>
    <message>
        <source>the board was found elsewhere than where it was followed to</source>
        <translation>das Brett wurde woanders gefunden, als wohin es verfolgt wurde</translation>
    </message>
    <message>
        <source>the board lies elsewhere than where it was followed to</source>
        <translation>das Brett liegt woanders, als wohin es verfolgt wurde</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation>Es gibt noch kein Bild.</translation>
    </message>
    <message>
        <source>the same corner of the board was given twice</source>
        <translation>dieselbe Ecke des Bretts wurde zweimal angegeben</translation>
    </message>
    <message>
        <source>two of the four corners lie on the same spot of the picture</source>
        <translation>zwei der vier Ecken liegen an derselben Stelle des Bildes</translation>
    </message>
    <message>
        <source>three of the four corners lie in one line</source>
        <translation>drei der vier Ecken liegen auf einer Linie</translation>
    </message>
    <message>
        <source>the corners run the wrong way round: the board would be mirrored</source>
        <translation>die Ecken laufen falsch herum: Das Brett wäre gespiegelt</translation>
    </message>
    <message>
        <source>the corners are crossed: two of them have changed places</source>
        <translation>die Ecken überkreuzen sich: Zwei von ihnen sind vertauscht</translation>
    </message>
    <message>
        <source>the photograph is empty</source>
        <translation>das Foto ist leer</translation>
    </message>
    <message>
        <source>no marker of the sheet is in view</source>
        <translation>keine Marke des Blattes ist im Bild</translation>
    </message>
    <message>
        <source>only %1 corners of the sheet are in view, %2 are needed</source>
        <translation>nur %1 Ecken des Blattes sind im Bild, nötig sind %2</translation>
    </message>
    <message>
        <source>only %1 photographs show the sheet, %2 are needed</source>
        <translation>nur %1 Fotos zeigen das Blatt, nötig sind %2</translation>
    </message>
    <message>
        <source>the photographs differ in size: take all with one camera setting</source>
        <translation>die Fotos sind verschieden groß: Nehmt alle mit derselben Einstellung der Kamera auf</translation>
    </message>
    <message>
        <source>the sheet is always in the same part of the picture: bring it closer and into the corners</source>
        <translation>das Blatt ist immer im selben Teil des Bildes: Bringt es näher heran und in die Ecken</translation>
    </message>
    <message>
        <source>the views are too alike: tilt the sheet by 20 to 40 degrees to different sides</source>
        <translation>die Ansichten sind zu ähnlich: Neigt das Blatt um 20 bis 40 Grad nach verschiedenen Seiten</translation>
    </message>
    <message>
        <source>the corners miss a flat sheet by %1 pixels: mount the sheet flat and hold it still</source>
        <translation>die Ecken weichen um %1 Pixel von einem flachen Blatt ab: Klebt das Blatt flach auf und haltet es still</translation>
    </message>
    <message>
        <source>the views leave the focal length open by %1 %: add views with more tilt</source>
        <translation>die Ansichten lassen die Brennweite um %1 % offen: Mehr Ansichten mit stärkerer Neigung helfen</translation>
    </message>
    <message>
        <source>this profile is of another table: %1</source>
        <translation>dieses Profil gehört zu einem anderen Tisch: %1</translation>
    </message>
    <message>
        <source>the camera was %1 and is %2</source>
        <translation>die Kamera war %1 und ist %2</translation>
    </message>
    <message>
        <source>the picture was %1 and is %2</source>
        <translation>das Bild war %1 und ist %2</translation>
    </message>
    <message>
        <source>the board was %1 and is %2</source>
        <translation>das Brett war %1 und ist %2</translation>
    </message>
    <message>
        <source>there is no board &apos;%1&apos;</source>
        <translation>es gibt kein Brett „%1“</translation>
    </message>
    <message>
        <source>there is no camera %1</source>
        <translation>es gibt keine Kamera %1</translation>
    </message>
    <message>
        <source>the camera %1 is busy: %2 uses it; close that program</source>
        <translation>die Kamera %1 ist belegt: %2 benutzt sie; beendet dieses Programm</translation>
    </message>
    <message>
        <source>the camera %1 is busy: close the program that uses it</source>
        <translation>die Kamera %1 ist belegt: Beendet das Programm, das sie benutzt</translation>
    </message>
    <message>
        <source>the camera %1 may not be opened by you: join the group %2 and log in again</source>
        <translation>ihr dürft die Kamera %1 nicht öffnen: Tretet der Gruppe %2 bei und meldet euch neu an</translation>
    </message>
    <message>
        <source>the camera %1 is gone: plug it in again</source>
        <translation>die Kamera %1 ist weg: Steckt sie wieder ein</translation>
    </message>
    <message>
        <source>the camera %1 gives no pictures: unplug it and plug it in again</source>
        <translation>die Kamera %1 liefert keine Bilder: Zieht sie ab und steckt sie wieder ein</translation>
    </message>
    <message>
        <source>the camera %1 cannot be used: %2</source>
        <translation>die Kamera %1 lässt sich nicht benutzen: %2</translation>
    </message>
    <message>
        <source>the camera %1 has no pictures in a format that can be read here</source>
        <translation>die Kamera %1 hat keine Bilder in einem Format, das hier gelesen wird</translation>
    </message>
    <message>
        <source>the camera %1 has no mode %2</source>
        <translation>die Kamera %1 kennt die Einstellung %2 nicht</translation>
    </message>
    <message>
        <source>the camera %1 gives pictures of %2 where it promised %3: choose another mode</source>
        <translation>die Kamera %1 liefert Bilder von %2, versprochen war %3: Wählt eine andere Einstellung</translation>
    </message>
    <message>
        <source>the camera %1 is too slow, it gives fewer than 2 pictures a second: more light or a smaller mode helps</source>
        <translation>die Kamera %1 ist zu langsam, sie liefert weniger als 2 Bilder in der Sekunde: Mehr Licht oder eine kleinere Einstellung hilft</translation>
    </message>
    <message>
        <source>the camera %1 gives black pictures: open its shutter</source>
        <translation>die Kamera %1 liefert schwarze Bilder: Öffnet ihre Blende</translation>
    </message>
    <message>
        <source>several cameras are called &apos;%1&apos;; hexwarden cameras lists their names</source>
        <translation>mehrere Kameras heißen „%1“; hexwarden cameras nennt ihre Namen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no mode of a camera; write it like 1920x1080@15/MJPG</source>
        <translation>„%1“ ist keine Einstellung einer Kamera; schreibt sie wie 1920x1080@15/MJPG</translation>
    </message>
    <message>
        <source>no pictures come from %1</source>
        <translation>von %1 kommen keine Bilder</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is no file with a picture</source>
        <translation>%1 ist keine Datei mit einem Bild</translation>
    </message>
    <message>
        <source>%1 is larger than any photograph</source>
        <translation>%1 ist größer als jedes Foto</translation>
    </message>
    <message>
        <source>%1 is empty or cannot be read</source>
        <translation>%1 ist leer oder lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>%1 is no picture, or it is cut off: JPEG, PNG, WebP, BMP, TIFF, PPM and HEIC are read</source>
        <translation>%1 ist kein Bild oder abgeschnitten: gelesen werden JPEG, PNG, WebP, BMP, TIFF, PPM und HEIC</translation>
    </message>
    <message>
        <source>%1 has %2 megapixels; up to %3 are read: make it smaller</source>
        <translation>%1 hat %2 Megapixel; gelesen werden bis zu %3: Macht es kleiner</translation>
    </message>
    <message>
        <source>%1 ends before its picture does</source>
        <translation>%1 endet vor seinem Bild</translation>
    </message>
    <message>
        <source>%1 is no picture that can be decoded</source>
        <translation>%1 ist kein Bild, das sich entschlüsseln lässt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a device or a pipe, and no picture or film</source>
        <translation>„%1“ ist ein Gerät oder eine Pipe und weder Bild noch Film</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a device or a pipe, and no file that can be read</source>
        <translation>„%1“ ist ein Gerät oder eine Pipe und keine Datei, die sich lesen lässt</translation>
    </message>
    <message>
        <source>%1 is not the one that SHA256SUMS beside it names</source>
        <translation>%1 ist nicht die Datei, die SHA256SUMS daneben nennt</translation>
    </message>
    <message>
        <source>there are no boards in %1</source>
        <translation>in %1 sind keine Bretter</translation>
    </message>
    <message>
        <source>there are hexes, but not the tiles of this game</source>
        <translation>da sind Sechsecke, aber nicht die Felder dieses Spiels</translation>
    </message>
    <message>
        <source>the picture is mirrored: switch that off in the camera, or choose &apos;mirrored&apos; (--turn mirrored)</source>
        <translation>das Bild ist gespiegelt: Schaltet das in der Kamera ab oder wählt „gespiegelt“ (--turn mirrored)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; may only be read: allow writing it, or copy it and open the copy</source>
        <translation>„%1“ darf nur gelesen werden: Erlaubt das Schreiben oder öffnet eine Kopie</translation>
    </message>
    <message>
        <source>in the folder &apos;%1&apos; nothing may be written: allow it, or use a game in another folder</source>
        <translation>Im Ordner „%1“ darf nichts geschrieben werden: Erlaubt es oder nehmt ein Spiel in einem anderen Ordner</translation>
    </message>
    <message>
        <source>there are two boards: turn the camera to one, or cover the other</source>
        <translation>Da liegen zwei Bretter: Richtet die Kamera auf eines oder deckt das andere zu</translation>
    </message>
    <message>
        <source>%1 words are expected, not %2</source>
        <translation>%1 Wörter werden erwartet, nicht %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no kind of piece</source>
        <translation>„%1“ ist keine Art von Figur</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number of pieces</source>
        <translation>„%1“ ist keine Anzahl von Figuren</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no colour</source>
        <translation>„%1“ ist keine Farbe</translation>
    </message>
    <message>
        <source>a piece is standing or lying, not &apos;%1&apos;</source>
        <translation>eine Figur steht (standing) oder liegt (lying), nicht „%1“</translation>
    </message>
    <message>
        <source>the pieces of this profile were shown for %1, and %2 are played with</source>
        <translation>die Figuren dieses Profils wurden für %1 gezeigt, gespielt wird mit %2</translation>
    </message>
    <message>
        <source>the pieces of this profile were shown to another version of Hexwarden, which saw them otherwise; show them once more</source>
        <translation>die Figuren dieses Profils wurden einer anderen Version von Hexwarden gezeigt, die sie anders sah; zeigt sie noch einmal</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a word</source>
        <translation>„%1“ muss ein Wort sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of %2 numbers</source>
        <translation>„%1“ muss eine Liste von %2 Zahlen sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; lies beyond any picture</source>
        <translation>„%1“ liegt außerhalb jedes Bildes</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>a line must be a JSON object</source>
        <translation>eine Zeile muss ein JSON-Objekt sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>that is no JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>that is no name of a field</source>
        <translation>das ist kein Name eines Feldes</translation>
    </message>
    <message>
        <source>%1 names no piece</source>
        <translation>%1 nennt keine Figur</translation>
    </message>
    <message>
        <source>%1: %2; pieces are shown beside a board</source>
        <translation>%1: %2; Figuren werden neben einem Brett gezeigt</translation>
    </message>
    <message>
        <source>%1 has no place %2, %3 (line %4 of the list)</source>
        <translation>%1 hat keine Stelle %2, %3 (Zeile %4 der Liste)</translation>
    </message>
    <message>
        <source>the pieces %1 have no %2 (line %3 of the list)</source>
        <translation>die Figuren %1 haben kein %2 (Zeile %3 der Liste)</translation>
    </message>
    <message>
        <source>%1: there is no piece at %2, %3 (line %4 of the list)</source>
        <translation>%1: bei %2, %3 steht keine Figur (Zeile %4 der Liste)</translation>
    </message>
    <message>
        <source>%1 and %2 look alike from here: show both again from nearer, or mark one of them, with a sticker for example</source>
        <translation>Von hier sehen sie gleich aus: %1; %2. Zeigt beide noch einmal von näher, oder kennzeichnet eine davon, etwa mit einem Aufkleber</translation>
    </message>
    <message>
        <source>%1 and %2 are too near to each other in this light: more light, or another colour for one of them</source>
        <translation>%1 und %2 liegen in diesem Licht zu nah beieinander: mehr Licht, oder eine andere Farbe für eine davon</translation>
    </message>
    <message>
        <source>the pieces in %1 are small: a tile&apos;s side has %2 pixels and needs %3; come nearer, or use larger pictures</source>
        <translation>die Figuren sind klein in %1: eine Seite eines Felds hat %2 Pixel, nötig sind %3; geht näher heran, oder nehmt größere Bilder</translation>
    </message>
    <message>
        <source>line %1 of the list names a moment of a video, and this is none</source>
        <translation>Zeile %1 der Liste nennt einen Zeitpunkt eines Videos, und das ist keines</translation>
    </message>
    <message>
        <source>line %1 of the list must name one of the photographs</source>
        <translation>Zeile %1 der Liste muss eines der Fotos nennen</translation>
    </message>
    <message>
        <source>line %1 of the list names %2, which is not there</source>
        <translation>Zeile %1 der Liste nennt %2, das nicht da ist</translation>
    </message>
    <message>
        <source>line %1 of the list must name a moment of the video</source>
        <translation>Zeile %1 der Liste muss einen Zeitpunkt des Videos nennen</translation>
    </message>
    <message>
        <source>line %1 of the list names a moment after the end of %2</source>
        <translation>Zeile %1 der Liste nennt einen Zeitpunkt nach dem Ende von %2</translation>
    </message>
    <message>
        <source>a word is too long</source>
        <translation>ein Wort ist zu lang</translation>
    </message>
    <message>
        <source>No phone can be let in at %1: this machine may not listen there.</source>
        <translation>Unter %1 kommt kein Handy herein: Dieser Rechner darf dort keine Verbindungen annehmen.</translation>
    </message>
    <message>
        <source>A code for phones does not hold %1 characters.</source>
        <translation>Ein Code für Handys fasst keine %1 Zeichen.</translation>
    </message>
    <message>
        <source>This machine is in no local network: join the Wi-Fi that the phones are in.</source>
        <translation>Dieser Rechner ist in keinem lokalen Netz: Verbindet ihn mit dem WLAN, in dem die Handys sind.</translation>
    </message>
    <message>
        <source>pictures cannot be read: &apos;%1&apos; is missing or damaged; install Hexwarden again</source>
        <translation>Bilder sind nicht lesbar: „%1“ fehlt oder ist beschädigt. Installiert Hexwarden neu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no video that can be played</source>
        <translation>„%1“ ist kein Video, das sich abspielen lässt</translation>
    </message>
    <message>
        <source>the folder &apos;%1&apos; holds no pictures</source>
        <translation>der Ordner „%1“ enthält keine Bilder</translation>
    </message>
    <message>
        <source>there is no journal &apos;%1&apos;</source>
        <translation>es gibt keine Spieldatei „%1“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no Hexwarden journal</source>
        <translation>„%1“ ist keine Spieldatei von Hexwarden</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the file is damaged</source>
        <translation>„%1“: Die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the file cannot be opened</source>
        <translation>„%1“: die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: the disk is full</source>
        <translation>„%1“: der Speicher ist voll</translation>
    </message>
    <message>
        <source>&apos;%1&apos; was written by a newer Hexwarden (journal format %2, this one knows %3)</source>
        <translation>„%1“ wurde von einem neueren Hexwarden geschrieben (Journalformat %2, dieses kennt %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be made: %2</source>
        <translation>„%1“ lässt sich nicht anlegen: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be locked: %2</source>
        <translation>„%1“ lässt sich nicht sperren: %2</translation>
    </message>
    <message>
        <source>there is too little memory to run the model %1</source>
        <translation>für das Modell %1 reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>cannot write &apos;%1&apos;: %2</source>
        <translation>„%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>cannot read &apos;%1&apos;: %2</source>
        <translation>„%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is already open for writing in another Hexwarden</source>
        <translation>„%1“ ist schon in einem anderen Hexwarden zum Schreiben geöffnet</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a second name (a hard link), so that two could write it; copy it and open the copy</source>
        <translation>„%1“ hat einen zweiten Namen (einen harten Link), sodass zwei darin schreiben könnten; kopiert die Datei und öffnet die Kopie</translation>
    </message>
    <message>
        <source>the line ends where %1 should stand</source>
        <translation>die Zeile endet, wo %1 stehen müsste</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 is no place for a %2</source>
        <translation>%1 ist kein Platz für: %2</translation>
    </message>
    <message>
        <source>%1 is one word too many</source>
        <translation>%1 ist ein Wort zu viel</translation>
    </message>
    <message>
        <source>the text in quotes does not end: %1</source>
        <translation>der Text in Anführungszeichen endet nicht: %1</translation>
    </message>
    <message>
        <source>there is no hex in it</source>
        <translation>es ist kein Feld darin</translation>
    </message>
    <message>
        <source>no board has been found yet</source>
        <translation>es ist noch kein Brett gefunden</translation>
    </message>
    <message>
        <source>no board was looked for</source>
        <translation>es wurde kein Brett gesucht</translation>
    </message>
    <message>
        <source>no view of the sheet has been taken</source>
        <translation>es ist noch keine Ansicht des Blatts aufgenommen</translation>
    </message>
    <message>
        <source>the sheet is written as .pdf or .png, not as &apos;%1&apos;</source>
        <translation>das Blatt wird als .pdf oder .png geschrieben, nicht als „%1“</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known</source>
        <translation>„%1“ ist unbekannt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is given twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>%1 numbers are expected, not %2</source>
        <translation>%1 Zahlen werden erwartet, nicht %2</translation>
    </message>
    <message>
        <source>a focal length is above zero</source>
        <translation>eine Brennweite ist größer als null</translation>
    </message>
    <message>
        <source>a lens is assumed or sheet</source>
        <translation>ein Objektiv ist assumed oder sheet</translation>
    </message>
    <message>
        <source>a spread is above zero</source>
        <translation>eine Streuung ist größer als null</translation>
    </message>
    <message>
        <source>that is no colour of pieces</source>
        <translation>das ist keine Farbe von Figuren</translation>
    </message>
    <message>
        <source>that is no count of pieces</source>
        <translation>das ist keine Anzahl von Figuren</translation>
    </message>
    <message>
        <source>that is no size of a picture</source>
        <translation>das ist keine Bildgröße</translation>
    </message>
    <message>
        <source>the profile ends without &apos;%1&apos;</source>
        <translation>das Profil endet ohne „%1“</translation>
    </message>
    <message>
        <source>this profile is from a newer version of Hexwarden</source>
        <translation>dieses Profil stammt von einem neueren Hexwarden</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>this is no profile of Hexwarden</source>
        <translation>das ist kein Profil von Hexwarden</translation>
    </message>
    <message>
        <source>%1, line %2: cannot read %3</source>
        <translation>%1, Zeile %2: %3 ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1: a set of pieces needs a name and colours</source>
        <translation>%1: ein Figurensatz braucht einen Namen und Farben</translation>
    </message>
    <message>
        <source>cannot read the set of pieces %1</source>
        <translation>der Figurensatz %1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written</source>
        <translation>„%1“ lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; exists already</source>
        <translation>„%1“ gibt es schon</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: event %2 cannot be read: %3</source>
        <translation>„%1“: Ereignis %2 ist nicht lesbar: %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: event %2 has a confidence that is no number</source>
        <translation>„%1“: die Sicherheit von Ereignis %2 ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: event %2 is missing or is not what was written: the file is damaged</source>
        <translation>„%1“: Ereignis %2 fehlt oder ist nicht, was geschrieben wurde: die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the model %1 is damaged</source>
        <translation>das Modell %1 ist beschädigt</translation>
    </message>
    <message>
        <source>the model %1 is missing</source>
        <translation>das Modell %1 fehlt</translation>
    </message>
    <message>
        <source>the model %1 is not the one this program was made for</source>
        <translation>das Modell %1 ist nicht das, für das dieses Programm gemacht ist</translation>
    </message>
    <message>
        <source>the stream %1 stopped; trying again</source>
        <translation>der Stream %1 ist stehen geblieben; neuer Versuch läuft</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>a hex</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>eine Ecke</translation>
    </message>
    <message>
        <source>an edge</source>
        <translation>eine Kante</translation>
    </message>
    <message>
        <source>a site</source>
        <translation>ein Platz</translation>
    </message>
    <message>
        <source>a hex, a corner or an edge</source>
        <translation>ein Feld, eine Ecke oder eine Kante</translation>
    </message>
    <message>
        <source>a harbour</source>
        <translation>ein Hafen</translation>
    </message>
    <message>
        <source>a kind of harbour</source>
        <translation>eine Art von Hafen</translation>
    </message>
    <message>
        <source>a site that a board can have</source>
        <translation>ein Platz, den ein Brett haben kann</translation>
    </message>
    <message>
        <source>a terrain</source>
        <translation>eine Landschaft</translation>
    </message>
    <message>
        <source>a token from 2 to 12 but 7</source>
        <translation>eine Zahl von 2 bis 12 außer 7</translation>
    </message>
    <message>
        <source>hex, harbour, port, river, robber or pirate</source>
        <translation>hex, harbour, port, river, robber oder pirate</translation>
    </message>
    <message>
        <source>robber or pirate</source>
        <translation>robber oder pirate</translation>
    </message>
    <message>
        <source>Camera %1 (%2): %3</source>
        <translation>Kamera %1 (%2): %3</translation>
    </message>
    <message>
        <source>Camera %1 (%2)</source>
        <translation>Kamera %1 (%2)</translation>
    </message>
    <message>
        <source>There is no camera.</source>
        <translation>Es ist keine Kamera da.</translation>
    </message>
    <message>
        <source>Plug one in, or play by tapping.</source>
        <translation>Steckt eine ein, oder spielt durch Tippen.</translation>
    </message>
    <message>
        <source>This machine has no voice: what it would say stands on the screens.</source>
        <translation>Dieser Rechner hat keine Stimme: Was er sagen würde, steht auf den Bildschirmen.</translation>
    </message>
    <message>
        <source>Install qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng and espeak-ng.</source>
        <translation>Installiert qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng und espeak-ng.</translation>
    </message>
    <message>
        <source>Voice: %1</source>
        <translation>Stimme: %1</translation>
    </message>
    <message>
        <source>This machine is in no network that phones at the table could join.</source>
        <translation>Dieser Rechner ist in keinem Netz, in das Handys am Tisch kommen könnten.</translation>
    </message>
    <message>
        <source>Connect it to the network of the house, or play without phones.</source>
        <translation>Verbindet ihn mit dem Netz des Hauses, oder spielt ohne Handys.</translation>
    </message>
    <message>
        <source>Phones in the network of this machine can join.</source>
        <translation>Handys im Netz dieses Rechners können mitspielen.</translation>
    </message>
    <message>
        <source>How much room there is in %1 is not known: %2</source>
        <translation>Wie viel Platz in %1 ist, lässt sich nicht sagen: %2</translation>
    </message>
    <message>
        <source>See that the disk is there and that you may use it.</source>
        <translation>Seht nach, ob das Laufwerk da ist und ob ihr es benutzen dürft.</translation>
    </message>
    <message>
        <source>Room for games and pictures in %1: %2 MB</source>
        <translation>Platz für Spiele und Bilder in %1: %2 MB</translation>
    </message>
    <message>
        <source>Make room: an evening with its pictures takes about 30 MB.</source>
        <translation>Schafft Platz: Ein Abend mit seinen Bildern braucht etwa 30 MB.</translation>
    </message>
    <message>
        <source>You may not write there: make the folder yours (chown) or choose another one by %1.</source>
        <translation>Dort dürft ihr nicht schreiben: Macht den Ordner zu eurem (chown) oder wählt mit %1 einen anderen.</translation>
    </message>
    <message>
        <source>Boards, pieces and models: %1</source>
        <translation>Bretter, Figuren und Modelle: %1</translation>
    </message>
    <message>
        <source>Its folder %1 is missing: reinstall Hexwarden.</source>
        <translation>Darin fehlt der Ordner %1: Installiert Hexwarden neu.</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <translation>Spiele: %1</translation>
    </message>
    <message>
        <source>Cameras and tables: %1</source>
        <translation>Kameras und Tische: %1</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>Protokoll: %1</translation>
    </message>
    <message>
        <source>The system knows of no graphics card.</source>
        <translation>Das System kennt keine Grafikkarte.</translation>
    </message>
    <message>
        <source>Screens are drawn by the processor; pictures are read as everywhere.</source>
        <translation>Der Prozessor zeichnet den Bildschirm; gelesen wird wie überall.</translation>
    </message>
    <message>
        <source>Graphics: %1 draws the screens; the processor reads the pictures.</source>
        <translation>Grafik: %1 zeichnet den Bildschirm; die Bilder liest der Prozessor.</translation>
    </message>
    <message>
        <source>Hexwarden %1, commit %2</source>
        <translation>Hexwarden %1, Stand %2</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>OpenCV %1, %2 threads</source>
        <translation>OpenCV %1, %2 Threads</translation>
    </message>
    <message>
        <source>Reinstall Hexwarden.</source>
        <translation>Installiert Hexwarden neu.</translation>
    </message>
    <message>
        <source>The model %1 is not the one in its card.</source>
        <translation>Das Modell %1 ist nicht das, von dem seine Karte spricht.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>The model %1 is missing.</source>
        <translation>Das Modell %1 fehlt.</translation>
    </message>
    <message>
        <source>There are no models.</source>
        <translation>Es sind keine Modelle da.</translation>
    </message>
    <message>
        <source>the sample&apos;s film shows nothing</source>
        <translation>der Film des Beispiels zeigt nichts</translation>
    </message>
    <message>
        <source>A photograph is read in %1 ms here.</source>
        <translation>Ein Foto wird hier in %1 ms gelesen.</translation>
    </message>
    <message>
        <source>That is slow: close other programs.</source>
        <translation>Das ist langsam: Schließt andere Programme.</translation>
    </message>
    <message>
        <source>The board of the sample&apos;s film is not found.</source>
        <translation>Das Brett im Film des Beispiels wird nicht gefunden.</translation>
    </message>
    <message>
        <source>A camera&apos;s picture takes %1 ms here (median).</source>
        <translation>Ein Kamerabild braucht hier %1 ms (Median).</translation>
    </message>
    <message>
        <source>That is slow: choose a smaller mode of the camera, or close other programs.</source>
        <translation>Das ist langsam: Wählt eine kleinere Einstellung der Kamera, oder schließt andere Programme.</translation>
    </message>
    <message>
        <source>No picture can be read here: %1</source>
        <translation>Hier lässt sich kein Bild lesen: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds no pictures</source>
        <translation>„%1“ enthält keine Bilder</translation>
    </message>
    <message>
        <source>the picture %1 of &apos;%2&apos; is damaged</source>
        <translation>das Bild %1 in „%2“ ist beschädigt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a file in an archive</source>
        <translation>„%1“ ist kein Name für eine Datei in einem Archiv</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no archive, or it is damaged</source>
        <translation>„%1“ ist kein Archiv oder beschädigt</translation>
    </message>
    <message>
        <source>the table is dark: more light helps</source>
        <translation>der Tisch ist dunkel: Mehr Licht hilft</translation>
    </message>
    <message>
        <source>the picture is glaring: less light helps, or none from the front</source>
        <translation>das Bild ist zu hell: Weniger Licht hilft, oder keines von vorn</translation>
    </message>
    <message>
        <source>a part of the board lies outside the picture: turn the camera to it or move it back</source>
        <translation>ein Teil des Bretts liegt außerhalb des Bilds: Dreht die Kamera dorthin oder rückt sie weiter weg</translation>
    </message>
    <message>
        <source>the board is seen too flat, %1 degrees from above (at most %2): raise the camera</source>
        <translation>das Brett ist zu flach zu sehen, %1 Grad von senkrecht oben, höchstens %2 sollten es sein: Stellt die Kamera höher</translation>
    </message>
    <message>
        <source>the picture is blurred: focus again, or clean the lens</source>
        <translation>das Bild ist unscharf: Stellt neu scharf oder putzt die Linse</translation>
    </message>
    <message>
        <source>%1 need %2 pixels a hex&apos;s side, yours have %3: bring the camera nearer</source>
        <translation>%1 brauchen %2 Pixel je Feldseite, eure haben %3: Rückt die Kamera näher heran</translation>
    </message>
    <message>
        <source>%1 need %2 pixels a hex&apos;s side, yours have %3: bring the camera nearer, or choose %4x%5</source>
        <translation>%1 brauchen %2 Pixel je Feldseite, eure haben %3: Rückt die Kamera näher heran oder wählt %4x%5</translation>
    </message>
    <message>
        <source>dice need %1 pixels a face, yours have %2: bring the camera nearer</source>
        <translation>Würfel brauchen %1 Pixel je Fläche, eure haben %2: Rückt die Kamera näher heran</translation>
    </message>
    <message>
        <source>dice need %1 pixels a face, yours have %2: bring the camera nearer, or choose %3x%4</source>
        <translation>Würfel brauchen %1 Pixel je Fläche, eure haben %2: Rückt die Kamera näher heran oder wählt %3x%4</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Zahlenplättchen</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>a lamp is reflected on %1 % of the hexes: move the lamp or the camera</source>
        <translation>eine Lampe spiegelt sich auf %1 % der Felder: Rückt die Lampe oder die Kamera</translation>
    </message>
    <message>
        <source>the picture is noisy: more light helps</source>
        <translation>das Bild rauscht: Mehr Licht hilft</translation>
    </message>
    <message>
        <source>the lamp flickers in bands: another lamp helps, or more daylight</source>
        <translation>die Lampe flackert in Streifen: Eine andere Lampe hilft, oder mehr Tageslicht</translation>
    </message>
    <message>
        <source>the camera sways by %1 pixels: a stiffer arm helps, or one beside the table</source>
        <translation>die Kamera schwankt um %1 Pixel: Ein steiferer Arm hilft, oder einer, der nicht auf dem Tisch steht</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no turn of a picture; write 90, 180, 270, mirrored or 90,mirrored</source>
        <translation>„%1“ ist keine Drehung eines Bilds; schreibt 90, 180, 270, mirrored oder 90,mirrored</translation>
    </message>
    <message>
        <source>there is no camera, file or folder &apos;%1&apos;</source>
        <translation>es gibt keine Kamera, keine Datei und keinen Ordner „%1“</translation>
    </message>
    <message>
        <source>there is no rule book %1</source>
        <translation>es gibt kein Regelbuch %1</translation>
    </message>
    <message>
        <source>the rule book %1 is named twice</source>
        <translation>das Regelbuch %1 ist zweimal genannt</translation>
    </message>
    <message>
        <source>these rule books do not go together: %1</source>
        <translation>diese Regelbücher vertragen sich nicht: %1</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>es gibt keine Absprache %1</translation>
    </message>
    <message>
        <source>the option %1 is true or false, not %2</source>
        <translation>die Absprache %1 ist true oder false, nicht %2</translation>
    </message>
    <message>
        <source>the option %1 is a number from %2 to %3, not %4</source>
        <translation>die Absprache %1 ist eine Zahl von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>the option %1 belongs to the rule book %2</source>
        <translation>die Absprache %1 gehört zum Regelbuch %2</translation>
    </message>
    <message>
        <source>no piece is so large as this one</source>
        <translation>keine Figur ist so groß wie diese</translation>
    </message>
    <message>
        <source>the river&apos;s x and y do not share a side</source>
        <translation>x und y des Flusses haben keine gemeinsame Kante</translation>
    </message>
    <message>
        <source>the river&apos;s y and z do not share a side</source>
        <translation>y und z des Flusses haben keine gemeinsame Kante</translation>
    </message>
    <message>
        <source>the river&apos;s x and z touch</source>
        <translation>x und z des Flusses berühren sich</translation>
    </message>
    <message>
        <source>the river&apos;s mouth is not a corner of z</source>
        <translation>die Mündung des Flusses ist keine Ecke von z</translation>
    </message>
    <message>
        <source>a corner beside the river&apos;s mouth belongs to y</source>
        <translation>eine Ecke neben der Mündung des Flusses gehört zu y</translation>
    </message>
    <message>
        <source>the river&apos;s x is not mountains</source>
        <translation>x des Flusses ist kein Gebirge</translation>
    </message>
    <message>
        <source>the river&apos;s y is not hills</source>
        <translation>y des Flusses sind keine Hügel</translation>
    </message>
    <message>
        <source>the river&apos;s z is not fields</source>
        <translation>z des Flusses sind keine Felder</translation>
    </message>
    <message>
        <source>a side of z at the river&apos;s mouth is not on the coast</source>
        <translation>eine Kante von z an der Mündung des Flusses liegt nicht an der Küste</translation>
    </message>
    <message>
        <source>a board needs a name</source>
        <translation>ein Brett braucht einen Namen</translation>
    </message>
    <message>
        <source>a board needs a name and rows</source>
        <translation>ein Brett braucht einen Namen und Reihen</translation>
    </message>
    <message>
        <source>a board has at most %1 rows of 1 to %1 hexes</source>
        <translation>ein Brett hat höchstens %1 Reihen aus 1 bis %1 Feldern</translation>
    </message>
    <message>
        <source>a kind and a count are expected</source>
        <translation>erwartet werden eine Art und eine Anzahl</translation>
    </message>
</context>
<context>
    <name>MisreadingModel</name>
    <message>
        <source>The last picture</source>
        <translation>Das letzte Bild</translation>
    </message>
    <message>
        <source>%1 s earlier</source>
        <translation>%1 s vorher</translation>
    </message>
</context>
<context>
    <name>MisreadingScreen</name>
    <message>
        <source>It read this wrongly</source>
        <translation>Das ist falsch gelesen</translation>
    </message>
    <message>
        <source>These pictures and the text below go into one file on this machine, and nowhere else. It holds no names, but everything that the pictures show.</source>
        <translation>Diese Bilder und der Text unten kommen in eine Datei auf diesem Rechner, und nirgendwo sonst hin. Namen stehen nicht darin; was die Bilder zeigen, schon.</translation>
    </message>
    <message>
        <source>The camera has shown nothing yet.</source>
        <translation>Die Kamera hat noch nichts gezeigt.</translation>
    </message>
    <message>
        <source>What is there really?</source>
        <translation>Was liegt wirklich da?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
</context>
<context>
    <name>Misreadings</name>
    <message>
        <source>Kept on this machine: %1</source>
        <translation>Auf diesem Rechner behalten: %1</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>en</source>
        <extracomment>The language of this translation: &quot;de&quot; in the German one.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>harbour 3:1</source>
        <translation>Hafen 3:1</translation>
    </message>
    <message>
        <source>harbour 2:1 %1</source>
        <translation>Hafen 2:1 %1</translation>
    </message>
    <message>
        <source>Corner at %1</source>
        <translation>Ecke an %1</translation>
    </message>
    <message>
        <source>Edge at %1</source>
        <translation>Kante an %1</translation>
    </message>
</context>
<context>
    <name>NewGameModel</name>
    <message>
        <source>near side</source>
        <translation>vorne</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>links</translation>
    </message>
    <message>
        <source>far side</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>No set of pieces for these books has all the colours of the seats. Tap a colour to change it.</source>
        <translation>Kein Figurensatz zu diesen Regelbüchern hat alle Farben der Plätze. Tippt auf eine Farbe, um sie zu ändern.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>OddsCurve</name>
    <message>
        <source>Chance of winning by the number of attacking armies</source>
        <translation>Gewinnchance nach der Zahl der angreifenden Armeen</translation>
    </message>
</context>
<context>
    <name>PaintCard</name>
    <message>
        <source>Choose, then tap the board or draw over it</source>
        <translation>Wählt, dann tippt aufs Brett oder streicht darüber</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2 left in the box</source>
        <translation>%1, noch %2 in der Schachtel</translation>
    </message>
    <message>
        <source>Turn the frame by one side</source>
        <translation>Rahmen um eine Seite drehen</translation>
    </message>
    <message>
        <source>Copy this board as a line of text</source>
        <translation>Dieses Brett als Textzeile kopieren</translation>
    </message>
</context>
<context>
    <name>PastModel</name>
    <message numerus="yes">
        <source>Won by %1.</source>
        <translation>
            <numerusform>Gewonnen hat %1.</numerusform>
            <numerusform>Gewonnen haben %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not over.</source>
        <translation>Noch nicht zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) built</source>
        <translation>
            <numerusform>%n Figur gebaut</numerusform>
            <numerusform>%n Figuren gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n robbed</source>
        <translation>
            <numerusform>%n-mal geraubt</numerusform>
            <numerusform>%n-mal geraubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phones</name>
</context>
<context>
    <name>PhonesCard</name>
    <message>
        <source>Phones at the seats</source>
        <translation>Handys an den Plätzen</translation>
    </message>
    <message>
        <source>Let phones in this network join</source>
        <translation>Handys in diesem Netz mitmachen lassen</translation>
    </message>
    <message>
        <source>Open at %1, in this network only. Whoever reads the code can join.</source>
        <translation>Offen unter %1, nur in diesem Netz. Wer den Code liest, kann mitmachen.</translation>
    </message>
    <message>
        <source>The game is over: the codes open nothing any more. Phones that are here show how it ended.</source>
        <translation>Das Spiel ist zu Ende: Die Codes öffnen nichts mehr. Handys, die noch hier sind, zeigen, wie es ausging.</translation>
    </message>
    <message>
        <source>Code for looking on</source>
        <translation>Code zum Zuschauen</translation>
    </message>
    <message>
        <source>Code for taking a seat</source>
        <translation>Code für einen Platz</translation>
    </message>
    <message>
        <source>Show the code for taking a seat</source>
        <translation>Den Code für einen Platz zeigen</translation>
    </message>
    <message>
        <source>Show the code for looking on</source>
        <translation>Den Code zum Zuschauen zeigen</translation>
    </message>
    <message>
        <source>%1 has a phone</source>
        <translation>%1 hat ein Handy</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Platz freigeben</translation>
    </message>
    <message>
        <source>Free the seat of %1</source>
        <translation>Den Platz von %1 freigeben</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) look on.</source>
        <translation>
            <numerusform>%n Handy schaut zu.</numerusform>
            <numerusform>%n Handys schauen zu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Photograph</name>
    <message>
        <source>Another photograph is being read; try again.</source>
        <translation>Ein anderes Foto wird gerade gelesen; versucht es noch einmal.</translation>
    </message>
</context>
<context>
    <name>PhotographInset</name>
    <message>
        <source>Makes the photograph small again</source>
        <translation>Verkleinert das Foto wieder</translation>
    </message>
    <message>
        <source>Makes the photograph large</source>
        <translation>Vergrößert das Foto</translation>
    </message>
</context>
<context>
    <name>Placing</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Zahlenplättchen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Angle from above</source>
        <translation>Winkel von oben</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Abgeschnitten</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Unschärfe</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>Flicker</source>
        <translation>Flackern</translation>
    </message>
    <message>
        <source>Sway</source>
        <translation>Schwanken</translation>
    </message>
</context>
<context>
    <name>PlacingCard</name>
    <message>
        <source>How the camera stands</source>
        <translation>Wie die Kamera steht</translation>
    </message>
    <message>
        <source>The camera stands well: all is large, sharp and bright enough.</source>
        <translation>Die Kamera steht gut: Alles ist groß, scharf und hell genug.</translation>
    </message>
    <message>
        <source>The rest is measured once the board is found.</source>
        <translation>Das Übrige wird gemessen, sobald das Brett gefunden ist.</translation>
    </message>
    <message>
        <source>Worse than at the beginning: %1</source>
        <translation>Schlechter als am Anfang: %1</translation>
    </message>
    <message>
        <source>%1: %2, needed %3, %4</source>
        <translation>%1: %2, nötig %3, %4</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>not good</source>
        <translation>nicht gut</translation>
    </message>
</context>
<context>
    <name>ProductionChart</name>
    <message numerus="yes">
        <source>%1 has drawn %n card(s)</source>
        <translation>
            <numerusform>%1 hat %n Karte erhalten</numerusform>
            <numerusform>%1 hat %n Karten erhalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileCard</name>
    <message>
        <source>What is known of this table</source>
        <translation>Was von diesem Tisch bekannt ist</translation>
    </message>
    <message>
        <source>Keep colours and place for the next evenings</source>
        <translation>Farben und Lage für die nächsten Abende behalten</translation>
    </message>
</context>
<context>
    <name>PromptCard</name>
    <message>
        <source>The record is right</source>
        <translation>Das Spielbuch stimmt</translation>
    </message>
</context>
<context>
    <name>Proposal</name>
    <message>
        <source>%1: tap where to.</source>
        <translation>%1: Tippt an, wohin.</translation>
    </message>
    <message>
        <source>The rules agree.</source>
        <translation>Die Regeln sind einverstanden.</translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
</context>
<context>
    <name>QuestionsModel</name>
    <message>
        <source>%1 moved the robber. Whom did he rob?</source>
        <translation>%1 hat den Räuber versetzt. Wen hat er beraubt?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemanden</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) look %1, and nobody plays that colour (%2). Whose are they?</source>
        <translation>
            <numerusform>%n Figur sieht %1 aus, und niemand spielt diese Farbe (%2). Wem gehört sie?</numerusform>
            <numerusform>%n Figuren sehen %1 aus, und niemand spielt diese Farbe (%2). Wem gehören sie?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Niemandem</translation>
    </message>
    <message>
        <source>The camera saw: %1. Is that so?</source>
        <translation>Die Kamera hat gesehen: %1. Stimmt das?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, it is as recorded</source>
        <translation>Nein, es ist wie eingetragen</translation>
    </message>
</context>
<context>
    <name>RecordButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Record it all the same</source>
        <translation>Trotzdem eintragen</translation>
    </message>
</context>
<context>
    <name>RefereeModel</name>
    <message>
        <source>Start a game first: the referee speaks about its board.</source>
        <translation>Beginnt zuerst ein Spiel: Die Auskunft gilt für sein Brett.</translation>
    </message>
    <message>
        <source>Tap a corner or an edge.</source>
        <translation>Tippt auf eine Ecke oder eine Kante.</translation>
    </message>
    <message>
        <source>The sites that are legal are marked.</source>
        <translation>Die erlaubten Stellen sind markiert.</translation>
    </message>
    <message>
        <source>The longest road of each player; the holder&apos;s is drawn.</source>
        <translation>Die längste Straße aller; die gewertete ist eingezeichnet.</translation>
    </message>
    <message>
        <source>Pick a number to see whom it pays.</source>
        <translation>Wählt eine Zahl und seht, wem sie etwas bringt.</translation>
    </message>
    <message>
        <source>Tap the hex the robber should go to.</source>
        <translation>Tippt auf das Feld, auf das der Räuber soll.</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>erlaubt: %1</translation>
    </message>
    <message>
        <source>not allowed: %1</source>
        <translation>nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>Yes: %1 may build %2 here.</source>
        <translation>Ja: %1 darf hier bauen (%2).</translation>
    </message>
    <message>
        <source>No: %1 may not build %2 here.</source>
        <translation>Nein: %1 darf hier nicht bauen (%2).</translation>
    </message>
    <message>
        <source>%1 can build no %2 anywhere.</source>
        <translation>%1 kann nirgends bauen (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%1 may build %2 at %n site(s).</source>
        <translation>
            <numerusform>%1 darf an %n Stelle bauen (%2).</numerusform>
            <numerusform>%1 darf an %n Stellen bauen (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the longest road.</source>
        <translation>%1 hat die längste Straße.</translation>
    </message>
    <message>
        <source>Nobody has the longest road.</source>
        <translation>Niemand hat die längste Straße.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>A roll of %1 pays nobody.</source>
        <translation>Eine %1 bringt niemandem etwas.</translation>
    </message>
    <message>
        <source>A roll of %1 pays:</source>
        <translation>Eine %1 bringt:</translation>
    </message>
    <message>
        <source>%1 goes without %2 %3.</source>
        <translation>%1 geht leer aus: %2 %3.</translation>
    </message>
    <message>
        <source>May I build here?</source>
        <translation>Darf ich hier bauen?</translation>
    </message>
    <message>
        <source>Where may I build?</source>
        <translation>Wo darf ich bauen?</translation>
    </message>
    <message>
        <source>Who has the longest road?</source>
        <translation>Wer hat die längste Straße?</translation>
    </message>
    <message>
        <source>Whom does a roll pay?</source>
        <translation>Wem bringt ein Wurf etwas?</translation>
    </message>
    <message>
        <source>May the robber go here?</source>
        <translation>Darf der Räuber hierhin?</translation>
    </message>
    <message>
        <source>Tap a hex or an edge.</source>
        <translation>Tippt auf ein Feld oder eine Kante.</translation>
    </message>
    <message>
        <source>Tap the ship that should move.</source>
        <translation>Tippt auf das Schiff, das fahren soll.</translation>
    </message>
    <message>
        <source>Tap where it should go.</source>
        <translation>Tippt an, wohin es gehen soll.</translation>
    </message>
    <message>
        <source>No ship of %1 lies there.</source>
        <translation>Dort liegt kein Schiff von %1.</translation>
    </message>
    <message>
        <source>Yes: the ship may move there.</source>
        <translation>Ja: Das Schiff darf dorthin.</translation>
    </message>
    <message>
        <source>No: the ship may not move there.</source>
        <translation>Nein: Das Schiff darf nicht dorthin.</translation>
    </message>
    <message>
        <source>May this ship move?</source>
        <translation>Darf dieses Schiff fahren?</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und eine weitere Stelle</numerusform>
            <numerusform>und %n weitere Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No other site would do either.</source>
        <translation>Auch keine andere Stelle käme in Frage.</translation>
    </message>
    <message numerus="yes">
        <source>%n other site(s) would do, marked on the board.</source>
        <translation>
            <numerusform>Eine andere Stelle käme in Frage; sie ist auf dem Brett markiert.</numerusform>
            <numerusform>%n andere Stellen kämen in Frage; sie sind auf dem Brett markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes before %1: %2</source>
        <translation>Geht vor %1: %2</translation>
    </message>
    <message>
        <source>The longest trade route of each player; the holder&apos;s is drawn.</source>
        <translation>Die längste Handelsroute von allen; die der Karte ist eingezeichnet.</translation>
    </message>
    <message>
        <source>%1 has the longest trade route.</source>
        <translation>%1 hat die längste Handelsroute.</translation>
    </message>
    <message>
        <source>Nobody has the longest trade route.</source>
        <translation>Niemand hat die längste Handelsroute.</translation>
    </message>
    <message>
        <source>Roads and ships together</source>
        <translation>Straßen und Schiffe zusammen</translation>
    </message>
    <message>
        <source>What a bridge counts</source>
        <translation>Was eine Brücke zählt</translation>
    </message>
    <message>
        <source>Who wins a tie</source>
        <translation>Wer einen Gleichstand gewinnt</translation>
    </message>
    <message>
        <source>Tap the hex the robber, or at sea the pirate, should go to.</source>
        <translation>Tippt auf das Feld für den Räuber, oder im Meer für den Piraten.</translation>
    </message>
    <message>
        <source>Yes: the %1 may go there.</source>
        <translation>Ja: Dieser Zug ist erlaubt (%1).</translation>
    </message>
    <message>
        <source>No: the %1 may not go there.</source>
        <translation>Nein: Dieser Zug ist nicht erlaubt (%1).</translation>
    </message>
    <message>
        <source>Who has the longest trade route?</source>
        <translation>Wer hat die längste Handelsroute?</translation>
    </message>
    <message>
        <source>May the robber or the pirate go here?</source>
        <translation>Darf der Räuber oder der Pirat hierhin?</translation>
    </message>
    <message>
        <source>a %1</source>
        <comment>piece</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>an %1</source>
        <comment>piece</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>RefereeScreen</name>
    <message>
        <source>Referee</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The table has the last word:</source>
        <translation>Der Tisch hat das letzte Wort:</translation>
    </message>
    <message>
        <source>We allow it</source>
        <translation>Wir erlauben es</translation>
    </message>
    <message>
        <source>We do not</source>
        <translation>Wir nicht</translation>
    </message>
    <message>
        <source>The table&apos;s decision is in the ledger.</source>
        <translation>Die Entscheidung des Tisches steht im Spielbuch.</translation>
    </message>
    <message>
        <source>Who consents?</source>
        <translation>Wer stimmt zu?</translation>
    </message>
    <message>
        <source>Who lends knights?</source>
        <translation>Wer leiht Ritter?</translation>
    </message>
</context>
<context>
    <name>Reminders</name>
    <message>
        <source>Place a ship on a port.</source>
        <translation>Setzt ein Schiff auf einen Hafen.</translation>
    </message>
    <message>
        <source>Place a knight on a hex beside the ship.</source>
        <translation>Setzt einen Ritter auf ein Feld neben dem Schiff.</translation>
    </message>
    <message>
        <source>No hex beside the building is free: an army may fight for one; or end the turn.</source>
        <translation>Kein Feld am Gebäude ist frei: Eine Armee darf um eines kämpfen; oder beendet den Zug.</translation>
    </message>
    <message>
        <source>Place an army on a hex beside the building.</source>
        <translation>Setzt eine Armee auf ein Feld an dem Gebäude.</translation>
    </message>
    <message>
        <source>Place an army on a free hex.</source>
        <translation>Setzt eine Armee auf ein freies Feld.</translation>
    </message>
    <message>
        <source>Place the road or the ship that goes with it.</source>
        <translation>Legt die Straße oder das Schiff dazu.</translation>
    </message>
    <message>
        <source>Place the road that goes with it.</source>
        <translation>Setzt die Straße dazu.</translation>
    </message>
    <message>
        <source>Settle where the knight is, or let him go one hex first; or end the turn.</source>
        <translation>Siedelt, wo der Ritter ist, oder lasst ihn erst ein Feld ziehen; oder beendet den Zug.</translation>
    </message>
    <message>
        <source>Place a settlement: put it on the table, or tap its corner.</source>
        <translation>Setzt eine Siedlung: auf den Tisch, oder tippt auf ihre Ecke.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Cards drawn, roll by roll</source>
        <translation>Erhaltene Karten, Wurf für Wurf</translation>
    </message>
    <message>
        <source>Victory tokens</source>
        <translation>Siegmarken</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>ReportCard</name>
    <message>
        <source>A report for whoever helps you</source>
        <translation>Ein Bericht für den, der helfen soll</translation>
    </message>
    <message>
        <source>What is listed here, the end of the log and the reports of crashes. It stays on this machine until you send it.</source>
        <translation>Was hier steht, das Ende des Protokolls und die Berichte von Abstürzen. Er bleibt auf diesem Rechner, bis ihr ihn schickt.</translation>
    </message>
    <message>
        <source>With the game on the table and the names that were typed in it</source>
        <translation>Mit dem Spiel auf dem Tisch und den Namen, die ihr eingegeben habt</translation>
    </message>
    <message>
        <source>With the last misreading that was kept and its pictures</source>
        <translation>Mit der letzten Fehllesung, die ihr behalten habt, und ihren Bildern</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>The report is in %1. Read it before you send it.</source>
        <translation>Der Bericht liegt in %1. Lest ihn, bevor ihr ihn schickt.</translation>
    </message>
</context>
<context>
    <name>RiskModel</name>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>ein Gebäude</numerusform>
            <numerusform>%n Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>eine Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 (%3)</source>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>No board lies on the table yet: deal one, or confirm the one that was read.</source>
        <translation>Noch liegt kein Brett auf dem Tisch: Teilt eines aus oder bestätigt das gelesene.</translation>
    </message>
    <message>
        <source>Tap the dice as they fell, the attacker&apos;s first.</source>
        <translation>Tippt die Würfel an, wie sie gefallen sind, die des Angreifers zuerst.</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift an: %2</translation>
    </message>
    <message>
        <source>The attacker loses %1, the defender %2.</source>
        <translation>Der Angreifer verliert %1, der Verteidiger %2.</translation>
    </message>
    <message>
        <source>Tap the hex that armies leave.</source>
        <translation>Tippt das Feld an, das Armeen verlassen.</translation>
    </message>
    <message>
        <source>Tap where they go: an enemy&apos;s hex is attacked, one of your own is reinforced.</source>
        <translation>Tippt an, wohin sie gehen: Ein fremdes Feld wird angegriffen, ein eigenes verstärkt.</translation>
    </message>
    <message>
        <source>They cannot retreat: it goes on until one side is gone. Tap the dice, the attacker&apos;s first.</source>
        <translation>Sie können nicht zurück: Es geht weiter, bis eine Seite weg ist. Tippt die Würfel an, zuerst die des Angriffs.</translation>
    </message>
    <message>
        <source>How many go?</source>
        <translation>Wie viele gehen?</translation>
    </message>
    <message>
        <source>%1 fights on %2: %3 against %4</source>
        <translation>%1 kämpft auf %2: %3 gegen %4</translation>
    </message>
    <message>
        <source>Sneak attack: %1 to %2</source>
        <translation>Überfall: %1 auf %2</translation>
    </message>
    <message>
        <source>Redeploy: %1 to %2</source>
        <translation>Verlegen: %1 nach %2</translation>
    </message>
    <message>
        <source>More armies follow: %1 to %2</source>
        <translation>Weitere Armeen rücken nach: %1 nach %2</translation>
    </message>
    <message>
        <source>%1 lends roads</source>
        <translation>%1 leiht Straßen</translation>
    </message>
    <message>
        <source>Peace with %1</source>
        <translation>Friede mit %1</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Sneak attack</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Redeploy</source>
        <translation>Verlegen</translation>
    </message>
    <message>
        <source>More follow</source>
        <translation>Nachrücken</translation>
    </message>
    <message>
        <source>As good as won</source>
        <translation>So gut wie gewonnen</translation>
    </message>
    <message>
        <source>Wins with over 99 %</source>
        <translation>Gewinnt mit über 99 %</translation>
    </message>
    <message>
        <source>As good as lost</source>
        <translation>So gut wie verloren</translation>
    </message>
    <message>
        <source>Wins with under 1 %</source>
        <translation>Gewinnt mit unter 1 %</translation>
    </message>
    <message>
        <source>Wins with %1 %</source>
        <translation>Gewinnt mit %1 %</translation>
    </message>
    <message>
        <source>%1; %2 attackers and %3 defenders are left on average.</source>
        <translation>%1; im Mittel bleiben %2 Angreifer und %3 Verteidiger.</translation>
    </message>
</context>
<context>
    <name>RiskPanel</name>
    <message>
        <source>Deal a board</source>
        <translation>Brett austeilen</translation>
    </message>
    <message>
        <source>The attacker rolls</source>
        <translation>Der Angreifer würfelt</translation>
    </message>
    <message>
        <source>The defender rolls</source>
        <translation>Der Verteidiger würfelt</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Take the last die back</source>
        <translation>Letzten Würfel zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>controlled</source>
        <translation>beherrscht</translation>
    </message>
    <message>
        <source>may recruit</source>
        <translation>Rekruten</translation>
    </message>
    <message>
        <source>free, to place</source>
        <translation>frei, zu setzen</translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation>erobert: %1</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>How many go</source>
        <translation>Wie viele gehen</translation>
    </message>
    <message>
        <source>The attacker gives up</source>
        <translation>Der Angriff gibt auf</translation>
    </message>
    <message>
        <source>The defender gives up</source>
        <translation>Die Verteidigung gibt auf</translation>
    </message>
    <message>
        <source>Agreed on for this turn</source>
        <translation>Vereinbart für diesen Zug</translation>
    </message>
    <message>
        <source>%1 is out; the armies stay and defend.</source>
        <translation>%1 ist ausgeschieden; die Armeen bleiben und verteidigen.</translation>
    </message>
    <message numerus="yes">
        <source>army(ies)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Armee</numerusform>
            <numerusform>Armeen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hex(es) held</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Feld besetzt</numerusform>
            <numerusform>Felder besetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation>Figuren: %1</translation>
    </message>
</context>
<context>
    <name>RiskQuestions</name>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>eine Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>Control of %1 takes %2.</source>
        <translation>%1 zu beherrschen braucht %2.</translation>
    </message>
    <message>
        <source>Tap a hex, a building or a road.</source>
        <translation>Tippt auf ein Feld, ein Gebäude oder eine Straße.</translation>
    </message>
    <message>
        <source>%1 controls this hex.</source>
        <translation>%1 beherrscht dieses Feld.</translation>
    </message>
    <message>
        <source>Nobody controls this hex.</source>
        <translation>Niemand beherrscht dieses Feld.</translation>
    </message>
    <message>
        <source>Nothing stands there.</source>
        <translation>Dort steht nichts.</translation>
    </message>
    <message>
        <source>%1 controls it.</source>
        <translation>%1 beherrscht es.</translation>
    </message>
    <message>
        <source>It is in its owner&apos;s hands.</source>
        <translation>Es ist in den Händen seines Besitzers.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>The hexes that take recruits are marked.</source>
        <translation>Die Felder, die Rekruten aufnehmen, sind markiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may recruit on %n hex(es).</source>
        <translation>
            <numerusform>%1 darf auf einem Feld rekrutieren.</numerusform>
            <numerusform>%1 darf auf %n Feldern rekrutieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1 a turn, one for each point.</source>
        <translation>Höchstens %1 im Zug, eine für jeden Punkt.</translation>
    </message>
    <message>
        <source>Tap where the armies go.</source>
        <translation>Tippt an, wohin die Armeen gehen.</translation>
    </message>
    <message>
        <source>Tap the hex that the armies leave.</source>
        <translation>Tippt auf das Feld, das die Armeen verlassen.</translation>
    </message>
    <message>
        <source>Yes: there is a way.</source>
        <translation>Ja: Es gibt einen Weg.</translation>
    </message>
    <message>
        <source>No: there is no way.</source>
        <translation>Nein: Es gibt keinen Weg.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) can be reached.</source>
        <translation>
            <numerusform>Ein Feld ist zu erreichen.</numerusform>
            <numerusform>%n Felder sind zu erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) may go; one stays.</source>
        <translation>
            <numerusform>%n Armee darf gehen; eine bleibt.</numerusform>
            <numerusform>%n Armeen dürfen gehen; eine bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who controls this?</source>
        <translation>Wer beherrscht das?</translation>
    </message>
    <message>
        <source>Where may I recruit?</source>
        <translation>Wo darf ich rekrutieren?</translation>
    </message>
    <message>
        <source>Can I sneak there?</source>
        <translation>Komme ich heimlich dorthin?</translation>
    </message>
    <message>
        <source>Can I redeploy there?</source>
        <translation>Kann ich dorthin verlegen?</translation>
    </message>
    <message>
        <source>It goes this far and no further: %1</source>
        <translation>So weit reicht er; dort bricht er ab: %1</translation>
    </message>
</context>
<context>
    <name>RiverModel</name>
    <message>
        <source>Where does the river meet the sea? Tap that corner.</source>
        <translation>Wo mündet der Fluss ins Meer? Tippt auf diese Ecke.</translation>
    </message>
    <message>
        <source>No river can end there.</source>
        <translation>Dort kann kein Fluss münden.</translation>
    </message>
    <message>
        <source>Which way does it come?</source>
        <translation>Welchen Weg nimmt er?</translation>
    </message>
</context>
<context>
    <name>RiverPanel</name>
    <message>
        <source>The river tile</source>
        <translation>Das Flussteil</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>The river lies elsewhere</source>
        <translation>Der Fluss liegt anders</translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>Die Flut</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>%1 wins every tie for the longest road</source>
        <translation>%1 gewinnt jeden Gleichstand um die längste Straße</translation>
    </message>
    <message numerus="yes">
        <source>bridge(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Brücke</numerusform>
            <numerusform>Brücken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollChart</name>
    <message numerus="yes">
        <source>%1 was rolled %n time(s), expected %2</source>
        <translation>
            <numerusform>%1 fiel %n-mal, zu erwarten waren %2</numerusform>
            <numerusform>%1 fiel %n-mal, zu erwarten waren %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollPad</name>
    <message>
        <source>Roll %1</source>
        <translation>Wurf %1</translation>
    </message>
</context>
<context>
    <name>RollsCard</name>
    <message>
        <source>Correct the roll: %1</source>
        <translation>Wurf berichtigen: %1</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>RollsModel</name>
    <message>
        <source>%1 What was it really?</source>
        <translation>%1 Was war es wirklich?</translation>
    </message>
    <message>
        <source>It was %1: correct it</source>
        <translation>Es war %1: berichtigen</translation>
    </message>
    <message>
        <source>Tap what it was</source>
        <translation>Tippt an, was es war</translation>
    </message>
</context>
<context>
    <name>RulesModel</name>
    <message>
        <source>Table option: %1: %2</source>
        <translation>Am Tisch wählbar: %1: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Zum Nachlesen</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Ruling: %1</source>
        <translation>Auslegung: %1</translation>
    </message>
</context>
<context>
    <name>SampleGuide</name>
    <message>
        <source>A sample game plays here, filmed from above. What the camera sees goes onto the board: tiles, pieces, dice.</source>
        <translation>Hier läuft ein Beispielspiel, von oben gefilmt. Was die Kamera sieht, kommt aufs Brett: Felder, Figuren, Würfel.</translation>
    </message>
    <message>
        <source>The panel shows whose turn it is, what was rolled, and who gets what. Tap any site of the board to see what may be built there.</source>
        <translation>Daneben steht, wer am Zug ist, was gewürfelt wurde und wer was bekommt. Tippt auf eine Stelle des Bretts, um zu sehen, was dort gebaut werden darf.</translation>
    </message>
    <message>
        <source>Referee settles disputes, Ledger keeps every move with its picture, Points shows who leads. Nothing you tap here is kept.</source>
        <translation>„Regeln“ klärt Streit, „Spielbuch“ hält jeden Zug mit seinem Bild fest, „Punkte“ sagt, wer führt. Nichts, was ihr hier tippt, wird behalten.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>That was the sample game. Now lay out your own board.</source>
        <translation>Das war das Beispielspiel. Legt jetzt euer eigenes Brett aus.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start your own</source>
        <translation>Eigenes Spiel beginnen</translation>
    </message>
</context>
<context>
    <name>ScanModel</name>
    <message>
        <source>No board has been read yet.</source>
        <translation>Noch wurde kein Brett gelesen.</translation>
    </message>
    <message>
        <source>This is the board of the evening.</source>
        <translation>Das ist das Brett des Abends.</translation>
    </message>
    <message>
        <source>No token lies on the board yet. Lay them out, then confirm.</source>
        <translation>Noch liegen keine Zahlenplättchen auf dem Brett. Legt sie aus und bestätigt dann.</translation>
    </message>
    <message>
        <source>Tokens lie on %1 of %2 hexes so far. Lay the rest, or tap a hex whose token was not seen.</source>
        <translation>Bisher liegen Zahlenplättchen auf %1 von %2 Feldern. Legt die übrigen aus oder tippt auf ein Feld, dessen Plättchen nicht gesehen wurde.</translation>
    </message>
    <message>
        <source>All %1 hexes are read. Compare them with the table, then confirm.</source>
        <translation>Alle %1 Felder sind gelesen. Vergleicht sie mit dem Tisch und bestätigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) are doubtful: one tap sets each right.</source>
        <translation>
            <numerusform>%n Feld ist zweifelhaft: Einmal Antippen stellt es richtig.</numerusform>
            <numerusform>%n Felder sind zweifelhaft: Einmal Antippen stellt jedes richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>No harbour</source>
        <translation>Kein Hafen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) too many are desert</source>
        <translation>
            <numerusform>%n Feld mehr, als die Schachtel hat, ist Wüste</numerusform>
            <numerusform>%n Felder mehr, als die Schachtel hat, sind Wüste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) have no token</source>
        <translation>
            <numerusform>%n Feld hat kein Zahlenplättchen</numerusform>
            <numerusform>%n Felder haben kein Zahlenplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the kind of %n harbour(s) is a guess</source>
        <translation>
            <numerusform>bei %n Hafen ist die Art geraten</numerusform>
            <numerusform>bei %n Häfen ist die Art geraten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 harbours are known</source>
        <translation>%1 von %2 Häfen sind bekannt</translation>
    </message>
    <message>
        <source>All is sea so far: tap a hex, and say what lies there.</source>
        <translation>Noch ist alles Meer: Tippt ein Feld an und sagt, was dort liegt.</translation>
    </message>
    <message>
        <source>All %1 hexes are laid out, but: %2. Correct below what is different.</source>
        <translation>Alle %1 Felder liegen, aber: %2. Berichtigt unten, was anders liegt.</translation>
    </message>
    <message>
        <source>This is not a board: %1</source>
        <translation>Das ist kein Brett: %1</translation>
    </message>
</context>
<context>
    <name>ScanScreen</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>The robber is here</source>
        <translation>Hier steht der Räuber</translation>
    </message>
    <message>
        <source>This is our board</source>
        <translation>Das ist unser Brett</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>The whole hex is a port (Conquest)</source>
        <translation>Das ganze Feld ist ein Hafen (Conquest)</translation>
    </message>
    <message>
        <source>The harbour points elsewhere</source>
        <translation>Der Hafen zeigt woandershin</translation>
    </message>
    <message>
        <source>The pirate is here</source>
        <translation>Der Pirat ist hier</translation>
    </message>
    <message>
        <source>Sea round it</source>
        <translation>Meer ringsum</translation>
    </message>
    <message>
        <source>No hex here</source>
        <translation>Hier kein Feld</translation>
    </message>
    <message>
        <source>Lay it out by hand</source>
        <translation>Von Hand auslegen</translation>
    </message>
    <message>
        <source>Then tap each hex to say what it is. Any hex can be taken away, and sea put round any.</source>
        <translation>Tippt dann jedes Feld an und sagt, was es ist. Jedes Feld lässt sich wegnehmen, um jedes lässt sich Meer legen.</translation>
    </message>
    <message>
        <source>An island of 19 hexes</source>
        <translation>Eine Insel aus 19 Feldern</translation>
    </message>
    <message>
        <source>A sea of 37 hexes</source>
        <translation>Ein Meer aus 37 Feldern</translation>
    </message>
    <message>
        <source>A sea of 61 hexes</source>
        <translation>Ein Meer aus 61 Feldern</translation>
    </message>
    <message>
        <source>Deal a board</source>
        <translation>Brett austeilen</translation>
    </message>
    <message>
        <source>Deal a board of %1 hexes</source>
        <translation>Ein Brett mit %1 Feldern austeilen</translation>
    </message>
    <message>
        <source>The box&apos;s board for beginners</source>
        <translation>Das Brett für Einsteiger</translation>
    </message>
    <message>
        <source>Paint a board of %1 hexes</source>
        <translation>Ein Brett mit %1 Feldern malen</translation>
    </message>
    <message>
        <source>The last evening&apos;s board</source>
        <translation>Das Brett vom letzten Abend</translation>
    </message>
    <message>
        <source>Paste a board from a line of text</source>
        <translation>Ein Brett aus einer Textzeile einfügen</translation>
    </message>
    <message>
        <source>Another board</source>
        <translation>Ein anderes Brett</translation>
    </message>
</context>
<context>
    <name>Scroller</name>
    <message>
        <source>Scrolls with the arrow keys</source>
        <translation>Rollt mit den Pfeiltasten</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>longest road</source>
        <translation>längste Straße</translation>
    </message>
    <message>
        <source>largest army</source>
        <translation>größte Rittermacht</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory token(s)</source>
        <translation>
            <numerusform>%1: %n Siegmarke</numerusform>
            <numerusform>%1: %n Siegmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand: %1</source>
        <translation>Hand: %1</translation>
    </message>
</context>
<context>
    <name>SeatDock</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Turn to me</source>
        <translation>Zu mir drehen</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <translation>%1 abgeworfen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory token(s)</source>
        <translation>
            <numerusform>%1: %n Siegmarke</numerusform>
            <numerusform>%1: %n Siegmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>Code for the phone of %1</source>
        <translation>Code für das Handy von %1</translation>
    </message>
    <message>
        <source>Hide the code</source>
        <translation>Code weg</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Handy</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of seat %1: %2. Change it.</source>
        <translation>Farbe von Platz %1: %2. Wechseln.</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Seat %1 sits at the %2. Change it.</source>
        <translation>Platz %1 sitzt %2. Wechseln.</translation>
    </message>
    <message>
        <source>Seat %1 plays earlier</source>
        <translation>Platz %1 spielt früher</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>That is settled already.</source>
        <translation>Das ist schon erledigt.</translation>
    </message>
    <message>
        <source>There is no such card to choose for that.</source>
        <translation>Dafür gibt es keine solche Karte zu wählen.</translation>
    </message>
    <message>
        <source>Picked: %1</source>
        <translation>Gewählt: %1</translation>
    </message>
    <message>
        <source>Nothing that waits for you goes there.</source>
        <translation>Dort kommt nichts hin, was hier wartet.</translation>
    </message>
    <message>
        <source>That many cannot be entered at once.</source>
        <translation>So viele lassen sich nicht auf einmal eintragen.</translation>
    </message>
    <message>
        <source>That is not yours to give.</source>
        <translation>Das kann dieser Platz nicht geben.</translation>
    </message>
    <message>
        <source>That is not yours to answer.</source>
        <translation>Diese Antwort steht einem anderen Platz zu.</translation>
    </message>
    <message>
        <source>The record knows that already.</source>
        <translation>Das weiß das Spielbuch schon.</translation>
    </message>
    <message>
        <source>Nobody holds that many cards.</source>
        <translation>So viele Karten hat niemand.</translation>
    </message>
    <message>
        <source>The referee has not been asked anything.</source>
        <translation>Es wurde noch nichts gefragt.</translation>
    </message>
    <message>
        <source>There is no answer yet to put to the table.</source>
        <translation>Es gibt noch keine Antwort, die dem Tisch vorzulegen wäre.</translation>
    </message>
    <message>
        <source>%1 puts a question to the table: %2</source>
        <translation>%1 legt dem Tisch eine Frage vor: %2</translation>
    </message>
    <message>
        <source>The hand pays it, says %1.</source>
        <translation>Die Hand reicht, sagt %1.</translation>
    </message>
    <message>
        <source>The hand does not pay it, says %1.</source>
        <translation>Die Hand reicht nicht, sagt %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>That message is too long.</source>
        <translation>Diese Nachricht ist zu lang.</translation>
    </message>
    <message>
        <source>That message cannot be read.</source>
        <translation>Diese Nachricht ist nicht lesbar.</translation>
    </message>
    <message>
        <source>No message has that name.</source>
        <translation>Keine Nachricht heißt so.</translation>
    </message>
    <message>
        <source>That message has no number.</source>
        <translation>Diese Nachricht hat keine Nummer.</translation>
    </message>
    <message>
        <source>A part of that message is missing or is of another kind.</source>
        <translation>Ein Teil dieser Nachricht fehlt oder ist von anderer Art.</translation>
    </message>
    <message>
        <source>That message has a part that nobody knows.</source>
        <translation>Diese Nachricht hat einen Teil, den niemand kennt.</translation>
    </message>
    <message>
        <source>That was said already.</source>
        <translation>Das war schon gesagt.</translation>
    </message>
    <message>
        <source>No photograph is wanted now.</source>
        <translation>Gerade wird kein Foto gebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>Slower, please: no more than %n message(s) a second.</source>
        <translation>
            <numerusform>Langsamer, bitte: höchstens %n Nachricht in der Sekunde.</numerusform>
            <numerusform>Langsamer, bitte: höchstens %n Nachrichten in der Sekunde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the key first.</source>
        <translation>Zuerst den Schlüssel zeigen.</translation>
    </message>
    <message>
        <source>This phone looks on only.</source>
        <translation>Dieses Handy schaut nur zu.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Zuerst einen Platz nehmen.</translation>
    </message>
    <message>
        <source>This key opens no game here: read the code at the table again.</source>
        <translation>Dieser Schlüssel öffnet hier kein Spiel: Lest den Code am Tisch neu.</translation>
    </message>
    <message>
        <source>This game is over, and its keys open nothing any more.</source>
        <translation>Dieses Spiel ist zu Ende, und seine Schlüssel öffnen nichts mehr.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Diesen Platz gibt es nicht.</translation>
    </message>
    <message>
        <source>This phone has a seat already.</source>
        <translation>Dieses Handy hat schon einen Platz.</translation>
    </message>
    <message>
        <source>%1&apos;s seat has another phone; the companion can free it.</source>
        <translation>Der Platz von %1 hat ein anderes Handy; der Begleiter kann ihn freigeben.</translation>
    </message>
    <message>
        <source>No connection to the companion. Trying again …</source>
        <translation>Keine Verbindung zum Begleiter. Neuer Versuch …</translation>
    </message>
    <message>
        <source>These phones are no longer wanted: read the code at the table again.</source>
        <translation>Die Handys sind ausgeschaltet: Lest den Code am Tisch neu.</translation>
    </message>
    <message>
        <source>Read the QR code at the table with this phone&apos;s camera.</source>
        <translation>Lest den QR-Code am Tisch mit der Kamera dieses Handys.</translation>
    </message>
    <message>
        <source>Which seat is yours?</source>
        <translation>Welcher Platz ist es?</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>vergeben</translation>
    </message>
    <message>
        <source>Looking on</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Leave this seat</source>
        <translation>Diesen Platz verlassen</translation>
    </message>
    <message>
        <source>No game has begun yet. This page goes on by itself.</source>
        <translation>Noch hat kein Spiel begonnen. Diese Seite geht von selbst weiter.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Meine Hand</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>Arrow keys go from site to site, Enter taps.</source>
        <translation>Pfeiltasten gehen von Stelle zu Stelle, Eingabe tippt.</translation>
    </message>
    <message>
        <source>This waits for you</source>
        <translation>Das ist zu tun</translation>
    </message>
    <message>
        <source>The last roll gave you</source>
        <translation>Der letzte Wurf brachte diesem Platz</translation>
    </message>
    <message>
        <source>The last roll gave you nothing.</source>
        <translation>Der letzte Wurf brachte diesem Platz nichts.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tap one of the marked sites.</source>
        <translation>Tippt auf eine der markierten Stellen.</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>Was ist es?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Absprachen</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>zugesagt</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zusagen</translation>
    </message>
    <message>
        <source>They may use my roads for this</source>
        <translation>Meine Straßen dürfen dafür benutzt werden</translation>
    </message>
    <message>
        <source>I lend my knights for this</source>
        <translation>Meine Ritter sind dafür geliehen</translation>
    </message>
    <message>
        <source>How many cards do you hold? The record does not know.</source>
        <translation>Wie viele Karten sind auf der Hand? Das Spielbuch weiß es nicht.</translation>
    </message>
    <message>
        <source>Tell the table</source>
        <translation>Dem Tisch sagen</translation>
    </message>
    <message>
        <source>You alone see this.</source>
        <translation>Das ist nur hier zu sehen.</translation>
    </message>
    <message>
        <source>Whose move?</source>
        <translation>Wessen Zug?</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Welche Figur?</translation>
    </message>
    <message>
        <source>Who consents?</source>
        <translation>Wer stimmt zu?</translation>
    </message>
    <message>
        <source>Who lends knights?</source>
        <translation>Wer leiht Ritter?</translation>
    </message>
    <message>
        <source>Which roll?</source>
        <translation>Welcher Wurf?</translation>
    </message>
    <message>
        <source>Put it to the table</source>
        <translation>Dem Tisch vorlegen</translation>
    </message>
    <message>
        <source>What you enter here stays on this phone. The table learns how many cards you hold, or that you can pay, only when you say so.</source>
        <translation>Was hier eingetragen wird, bleibt auf diesem Handy. Wie viele Karten es sind oder ob sie reichen, erfährt der Tisch nur auf Knopfdruck.</translation>
    </message>
    <message>
        <source>Your hand pays this.</source>
        <translation>Diese Hand reicht dafür.</translation>
    </message>
    <message>
        <source>Your hand does not pay this.</source>
        <translation>Diese Hand reicht dafür nicht.</translation>
    </message>
    <message>
        <source>Add what the roll gave</source>
        <translation>Ertrag des Wurfs dazu</translation>
    </message>
    <message>
        <source>one fewer</source>
        <translation>eine weniger</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eine mehr</translation>
    </message>
    <message>
        <source>Photograph the board</source>
        <translation>Brett fotografieren</translation>
    </message>
    <message>
        <source>From above, the whole board in the picture. The companion reads it.</source>
        <translation>Von oben, das ganze Brett im Bild. Der Begleiter liest es.</translation>
    </message>
    <message>
        <source>The photograph is on its way …</source>
        <translation>Das Foto ist unterwegs …</translation>
    </message>
    <message>
        <source>That photograph has more than 12 MB.</source>
        <translation>Dieses Foto hat mehr als 12 MB.</translation>
    </message>
    <message>
        <source>This was read</source>
        <translation>Das wurde gelesen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Cards in your hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>longest road</source>
        <translation>längste Straße</translation>
    </message>
    <message>
        <source>largest army</source>
        <translation>größte Rittermacht</translation>
    </message>
    <message>
        <source>From the bank: %1</source>
        <translation>Von der Bank: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory token(s)</source>
        <translation>
            <numerusform>%n Siegmarke</numerusform>
            <numerusform>%n Siegmarken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gesichert: %1</translation>
    </message>
    <message>
        <source>This file cannot be written: %1</source>
        <translation>Diese Datei lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>This is neither a game nor a photograph nor a film: %1</source>
        <translation>Das ist kein Spiel, kein Foto und kein Film: %1</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1 is not a file: settings are neither read nor saved.</source>
        <translation>%1 ist keine Datei: Einstellungen werden weder gelesen noch behalten.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Dieser Tisch</translation>
    </message>
    <message>
        <source>Size of everything on the screens, per cent</source>
        <translation>Größe von allem auf dem Bildschirm, in Prozent</translation>
    </message>
    <message>
        <source>Minutes after which a turn counts as long; 0: never</source>
        <translation>Minuten, nach denen ein Zug als lang gilt; 0: nie</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The lens is measured.</source>
        <translation>Das Objektiv ist vermessen.</translation>
    </message>
    <message>
        <source>The lens is assumed.</source>
        <translation>Das Objektiv ist geschätzt.</translation>
    </message>
    <message numerus="yes">
        <source>Colours learned from %n piece(s).</source>
        <translation>
            <numerusform>Farben von %n Figur gelernt.</numerusform>
            <numerusform>Farben von %n Figuren gelernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeechWords</name>
    <message>
        <source>This machine has no voice: install qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng and espeak-ng, then start again.</source>
        <translation>Dieser Rechner hat keine Stimme: Installiert qt6-speech-speechd-plugin, speech-dispatcher-espeak-ng und espeak-ng, und startet neu.</translation>
    </message>
    <message>
        <source>The voice of this machine does not answer.</source>
        <translation>Die Stimme dieses Rechners antwortet nicht.</translation>
    </message>
    <message>
        <source>The voice of this machine does not speak this language.</source>
        <translation>Die Stimme dieses Rechners spricht diese Sprache nicht.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>\1 to \2</source>
        <comment>a harbour&apos;s rate</comment>
        <translation>\1 zu \2</translation>
    </message>
    <message>
        <source>\1 to \2</source>
        <comment>a range</comment>
        <translation>\1 bis \2</translation>
    </message>
    <message>
        <source> and a half</source>
        <translation>einhalb</translation>
    </message>
    <message>
        <source> times </source>
        <translation> mal </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>StandingCard</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn so far: %1</source>
        <translation>Bisher bekommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory token(s)</source>
        <translation>
            <numerusform>%1: %n Siegmarke</numerusform>
            <numerusform>%1: %n Siegmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>No victory token yet</source>
        <translation>Noch keine Siegmarke</translation>
    </message>
    <message>
        <source>Victory tokens: %1</source>
        <translation>Siegmarken: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <translation>
            <numerusform>%n Punkt: %1</numerusform>
            <numerusform>%n Punkte: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>%1 for %2 (%3)</source>
        <comment>victory tokens, what they are for, clause</comment>
        <translation>%1 für %2 (%3)</translation>
    </message>
    <message>
        <source>Nobody has a victory token yet (CONQ-81).</source>
        <translation>Noch hat niemand eine Siegmarke (CONQ-81).</translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lead with %n victory token(s) each (CONQ-81).</source>
        <translation>
            <numerusform>%1 führen gemeinsam mit je %n Siegmarke (CONQ-81).</numerusform>
            <numerusform>%1 führen gemeinsam mit je %n Siegmarken (CONQ-81).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the lead with %n point(s) each.</source>
        <translation>
            <numerusform>%1 führen gemeinsam mit je %n Punkt.</numerusform>
            <numerusform>%1 führen gemeinsam mit je %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n victory token(s) (CONQ-81).</source>
        <translation>
            <numerusform>%1 führt mit %n Siegmarke (CONQ-81).</numerusform>
            <numerusform>%1 führt mit %n Siegmarken (CONQ-81).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s).</source>
        <translation>
            <numerusform>%1 führt mit %n Punkt.</numerusform>
            <numerusform>%1 führt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>players, and the last of them</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: einer weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: einer mehr</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Nobody has said what is in this hand.</source>
        <translation>Was auf dieser Hand ist, hat niemand gesagt.</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unbekannte</numerusform>
            <numerusform>%n unbekannte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 unknown</source>
        <translation>%1 bis %2 unbekannte</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>known cards and unknown ones</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s)</source>
        <translation>
            <numerusform>%n Entwicklungskarte</numerusform>
            <numerusform>%n Entwicklungskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s) played</source>
        <translation>
            <numerusform>%n Ritter gespielt</numerusform>
            <numerusform>%n Ritter gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>road %1</source>
        <comment>length of the longest</comment>
        <translation>Straße %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cit(ies)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>übrig: %1</translation>
    </message>
    <message>
        <source>Bank, at most: %1.</source>
        <translation>Bank, höchstens: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n development card(s) left.</source>
        <translation>
            <numerusform>%n Entwicklungskarte übrig.</numerusform>
            <numerusform>%n Entwicklungskarten übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>development card</source>
        <translation>Entwicklungskarte</translation>
    </message>
    <message>
        <source>%1 (takes %2 of %3 unknown)</source>
        <translation>%1 (braucht %2 von %3 unbekannten)</translation>
    </message>
    <message>
        <source>can pay: %1</source>
        <translation>reicht für: %1</translation>
    </message>
    <message>
        <source>perhaps: %1</source>
        <translation>reicht vielleicht für: %1</translation>
    </message>
    <message>
        <source>cannot pay: %1</source>
        <translation>reicht nicht für: %1</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>No game is running</source>
        <translation>Kein Spiel läuft</translation>
    </message>
    <message>
        <source>The table is ready</source>
        <translation>Der Tisch ist bereit</translation>
    </message>
    <message>
        <source>Set-up: %1</source>
        <translation>Aufbau: %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Start a new game, or continue the last one.</source>
        <translation>Beginnt ein neues Spiel oder setzt das letzte fort.</translation>
    </message>
    <message>
        <source>The robber must move: tap the hex he goes to.</source>
        <translation>Der Räuber muss ziehen: Tippt auf sein neues Feld.</translation>
    </message>
    <message>
        <source>Roll the dice.</source>
        <translation>Würfelt.</translation>
    </message>
    <message>
        <source>No roll was missed</source>
        <translation>Kein Wurf fehlt</translation>
    </message>
    <message>
        <source>According to the record that turn has not begun. Did %1 roll? Tap the sum, 2 to 12.</source>
        <translation>Nach dem, was bisher aufgenommen ist, ist dieser Zug noch nicht dran. Hat %1 gewürfelt? Tippt die Summe an, 2 bis 12.</translation>
    </message>
    <message>
        <source>Did %1 roll? Tap the sum: the roll is put in where it belongs.</source>
        <translation>Hat %1 gewürfelt? Tippt die Summe an: Der Wurf wird eingefügt, wo er hingehört.</translation>
    </message>
    <message>
        <source>Trade, build and attack.</source>
        <translation>Handelt, baut und greift an.</translation>
    </message>
    <message>
        <source>Trade and build.</source>
        <translation>Handelt und baut.</translation>
    </message>
    <message>
        <source>The others may build; then the next player rolls.</source>
        <translation>Die anderen dürfen bauen; dann würfelt die nächste Person.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>No roll yet</source>
        <translation>Noch kein Wurf</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1 hat %2 gewürfelt</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The rules on the last move: %1</source>
        <translation>Zum letzten Zug sagen die Regeln: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>No board lies on the table yet: confirm the one that was read, or lay one out by hand.</source>
        <translation>Noch liegt kein Brett aus: Bestätigt das gelesene, oder legt eines von Hand.</translation>
    </message>
    <message>
        <source>The robber comes back: tap the hex where he started.</source>
        <translation>Der Räuber kommt zurück: Tippt auf das Feld, auf dem er begann.</translation>
    </message>
    <message>
        <source>The robber or the pirate must move: tap the hex he goes to.</source>
        <translation>Der Räuber oder der Pirat muss ziehen: Tippt auf sein neues Feld.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Before the roll</source>
        <translation>Vor dem Wurf</translation>
    </message>
    <message>
        <source>After the roll</source>
        <translation>Nach dem Wurf</translation>
    </message>
    <message>
        <source>Between two turns</source>
        <translation>Zwischen zwei Zügen</translation>
    </message>
    <message>
        <source>Attack phase, round %1 of %2</source>
        <translation>Angriffsphase, Runde %1 von %2</translation>
    </message>
    <message>
        <source>Build phase, round %1 of %2</source>
        <translation>Bauphase, Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1. Order: %2</source>
        <translation>%1. Reihenfolge: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 earns %n victory token(s): %2 (%3).</source>
        <translation>
            <numerusform>%1 verdient %n Siegmarke: %2 (%3).</numerusform>
            <numerusform>%1 verdient %n Siegmarken: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Zeigen, wo</translation>
    </message>
    <message>
        <source>Start from here</source>
        <translation>Ab hier mitspielen</translation>
    </message>
    <message>
        <source>Tap what lies on the table, or let the camera see it; then enter the cards.</source>
        <translation>Tippt an, was auf dem Tisch liegt, oder lasst es die Kamera sehen; dann sagt die Karten an.</translation>
    </message>
    <message>
        <source>Set the board right</source>
        <translation>Brett richtigstellen</translation>
    </message>
    <message>
        <source>What was it really?</source>
        <translation>Was war es wirklich?</translation>
    </message>
    <message>
        <source>Lay the river</source>
        <translation>Fluss legen</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The same again with every tap: what is due is recorded at once</source>
        <translation>Bei jedem Antippen noch einmal dasselbe: Was fällig ist, gilt sofort</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>Zu den Spielen</translation>
    </message>
    <message>
        <source>One stroke of a finger lays a building and what goes with it, site after site.</source>
        <translation>Ein Strich mit dem Finger legt ein Gebäude und was dazugehört, Ort für Ort.</translation>
    </message>
    <message>
        <source>It read this wrongly</source>
        <translation>Das ist falsch gelesen</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Set a hand</source>
        <translation>Hand festlegen</translation>
    </message>
    <message>
        <source>The game has already begun: start from here</source>
        <translation>Das Spiel läuft schon: ab hier mitspielen</translation>
    </message>
    <message>
        <source>To the camera</source>
        <translation>Zur Kamera</translation>
    </message>
</context>
<context>
    <name>Taps</name>
    <message>
        <source>Place armies</source>
        <translation>Armeen setzen</translation>
    </message>
    <message>
        <source>Recruit for %1</source>
        <translation>Rekrutieren für %1</translation>
    </message>
    <message>
        <source>a card from %1</source>
        <translation>eine Karte von %1</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Move: %1</source>
        <translation>Ziehen: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>Take away: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
    <message>
        <source>The pirate comes</source>
        <translation>Der Pirat kommt</translation>
    </message>
    <message>
        <source>The robber comes</source>
        <translation>Der Räuber kommt</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>The game begins with %n player(s).</source>
        <translation>
            <numerusform>Das Spiel beginnt mit %n Person.</numerusform>
            <numerusform>Das Spiel beginnt mit %n Personen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board is laid out: %n hex(es).</source>
        <translation>
            <numerusform>Das Brett liegt: %n Feld.</numerusform>
            <numerusform>Das Brett liegt: %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <translation>%1 würfelt %2 (%3 und %4).</translation>
    </message>
    <message>
        <source>%1 builds: %2. %3</source>
        <translation>%1 baut: %2. %3</translation>
    </message>
    <message>
        <source>%1 takes away: %2. %3</source>
        <translation>%1 nimmt weg: %2. %3</translation>
    </message>
    <message>
        <source>%1 moves: %2. %3</source>
        <translation>%1 zieht: %2. %3</translation>
    </message>
    <message>
        <source>%1 moves the pirate: %2.</source>
        <translation>%1 versetzt den Piraten: %2.</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2.</source>
        <translation>%1 versetzt den Räuber: %2.</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>vom Brett</translation>
    </message>
    <message>
        <source>One card from %1.</source>
        <translation>Eine Karte von %1.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 wirft %2 ab.</translation>
    </message>
    <message>
        <source>%1 chooses: %2. %3</source>
        <translation>%1 wählt: %2. %3</translation>
    </message>
    <message>
        <source>%1 chooses: %2.</source>
        <translation>%1 wählt: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card.</source>
        <translation>%1 kauft eine Entwicklungskarte.</translation>
    </message>
    <message>
        <source>%1 buys a weapon.</source>
        <translation>%1 kauft eine Waffe.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 spielt: %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3 for %4.</source>
        <translation>%1 gibt %2 an %3 für %4.</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 burns a knight.</source>
        <translation>%1 verbrennt einen Ritter.</translation>
    </message>
    <message>
        <source>%1 breaches a wall. %2</source>
        <translation>%1 bricht durch eine Mauer. %2</translation>
    </message>
    <message>
        <source>%1 fishes. %2</source>
        <translation>%1 fischt. %2</translation>
    </message>
    <message>
        <source>%1 hunts. %2</source>
        <translation>%1 jagt. %2</translation>
    </message>
    <message>
        <source>%1 fights the dragon.</source>
        <translation>%1 kämpft gegen den Drachen.</translation>
    </message>
    <message>
        <source>%1 loses: %2. %3</source>
        <translation>%1 verliert: %2. %3</translation>
    </message>
    <message>
        <source>%1 takes a harbour. %2</source>
        <translation>%1 nimmt einen Hafen. %2</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 verlässt das Spiel.</translation>
    </message>
    <message>
        <source>The table decides: %1</source>
        <translation>Der Tisch entscheidet: %1</translation>
    </message>
    <message>
        <source>Event %1 is taken back.</source>
        <translation>Ereignis %1 ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Put in before event %1: %2</source>
        <translation>Vor Ereignis %1 eingefügt: %2</translation>
    </message>
    <message>
        <source>Event %1 is corrected: %2</source>
        <translation>Ereignis %1 ist berichtigt: %2</translation>
    </message>
    <message numerus="yes">
        <source>Legal with %n knight(s) played in all.</source>
        <translation>
            <numerusform>Erlaubt mit insgesamt %n gespielten Ritter.</numerusform>
            <numerusform>Erlaubt mit insgesamt %n gespielten Rittern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Legal with %n weapon(s) in all.</source>
        <translation>
            <numerusform>Erlaubt mit insgesamt %n Waffe.</numerusform>
            <numerusform>Erlaubt mit insgesamt %n Waffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 würfelt %2.</translation>
    </message>
    <message>
        <source>%1 gives up the attack. %2</source>
        <translation>%1 gibt den Angriff auf. %2</translation>
    </message>
    <message>
        <source>%1 attacks; the defence gives up. %2</source>
        <translation>%1 greift an, die Verteidigung gibt auf. %2</translation>
    </message>
    <message>
        <source>%1 fights: %2 against %3. %4</source>
        <translation>%1 kämpft: %2 gegen %3. %4</translation>
    </message>
    <message>
        <source>%1 tries a wall; it holds. %2</source>
        <translation>%1 versucht eine Mauer, sie hält. %2</translation>
    </message>
    <message>
        <source>%1 consents to %2: %3.</source>
        <translation>%1 stimmt %2 zu: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 attacks with %n weapon(s). %2</source>
        <translation>
            <numerusform>%1 greift mit %n Waffe an. %2</numerusform>
            <numerusform>%1 greift mit %n Waffen an. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Consent: %1</source>
        <translation>Es stimmen zu: %1</translation>
    </message>
    <message>
        <source>Knights lent: %1</source>
        <translation>Ritter leihen: %1</translation>
    </message>
    <message>
        <source>Pillaged: %1</source>
        <translation>Geplündert: %1</translation>
    </message>
    <message>
        <source>%1 promises %2 peace.</source>
        <translation>%1 verspricht %2 Frieden.</translation>
    </message>
    <message>
        <source>%1 lets %2 pass.</source>
        <translation>%1 lässt %2 durch.</translation>
    </message>
    <message>
        <source>Legal with the consent of: %1</source>
        <translation>Erlaubt mit der Zustimmung von: %1</translation>
    </message>
    <message>
        <source>%1 for %2 (%3)</source>
        <comment>points, what they are for, clause</comment>
        <translation>%1 für %2 (%3)</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%1 places %n army(ies). %2</source>
        <translation>
            <numerusform>%1 setzt %n Armee. %2</numerusform>
            <numerusform>%1 setzt %n Armeen. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The record joins a running game.</source>
        <translation>Die Aufzeichnung beginnt mitten im Spiel.</translation>
    </message>
    <message>
        <source>From here on it is %1&apos;s turn.</source>
        <translation>Von hier an ist %1 am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), known: %1</source>
        <translation>
            <numerusform>%n Karte, bekannt: %1</numerusform>
            <numerusform>%n Karten, bekannt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <translation>%1 hat auf der Hand: %2.</translation>
    </message>
    <message>
        <source>Event %1 is put before event %2: %3</source>
        <translation>Ereignis %1 kommt vor Ereignis %2: %3</translation>
    </message>
</context>
<context>
    <name>TradeCard</name>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Comes</source>
        <translation>Kommt</translation>
    </message>
    <message>
        <source>Record it with</source>
        <translation>Eintragen mit</translation>
    </message>
    <message>
        <source>Count the cards again</source>
        <translation>Karten neu zählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>How the camera is held</source>
        <translation>Wie die Kamera gehalten wird</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Turn the picture to the right</source>
        <translation>Bild nach rechts drehen</translation>
    </message>
    <message>
        <source>Upside down</source>
        <translation>Auf dem Kopf</translation>
    </message>
    <message>
        <source>Turn the picture to the left</source>
        <translation>Bild nach links drehen</translation>
    </message>
    <message>
        <source>The picture is mirrored</source>
        <translation>Das Bild ist gespiegelt</translation>
    </message>
</context>
<context>
    <name>TurnStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
</context>
<context>
    <name>TurnTimer</name>
    <message>
        <source>This turn: %1</source>
        <translation>Dieser Zug: %1</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>What it pays is on the screen.</source>
        <translation>Die Erträge stehen auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>Nobody gets anything.</source>
        <translation>Niemand bekommt etwas.</translation>
    </message>
    <message>
        <source>By the rules the last move is not allowed. Why is on the screen.</source>
        <translation>Der letzte Zug ist nach den Regeln nicht erlaubt. Warum, steht auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>A question waits on the screen.</source>
        <translation>Auf dem Bildschirm wartet eine Frage.</translation>
    </message>
    <message>
        <source>By the rules: %1</source>
        <translation>Nach den Regeln: %1</translation>
    </message>
</context>
<context>
    <name>VoiceCard</name>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>People look at the table: this is spoken aloud, and never while somebody taps. Table has a button that turns it off.</source>
        <translation>Alle schauen auf den Tisch: Das hier wird laut gesagt, aber nie, während jemand tippt. Auf der Seite „Tisch“ schaltet ein Knopf die Stimme ab.</translation>
    </message>
    <message>
        <source>How much is spoken: %1</source>
        <translation>Was gesagt wird: %1</translation>
    </message>
</context>
<context>
    <name>VoiceModel</name>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What is due</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Rolls and what is due</source>
        <translation>Würfe und was zu tun ist</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
</context>
<context>
    <name>WarModel</name>
    <message>
        <source>Who consents, who lends knights, what is taken?</source>
        <translation>Wer stimmt zu, wer leiht Ritter, was wird erbeutet?</translation>
    </message>
    <message>
        <source>Tap the road or the building to be destroyed.</source>
        <translation>Tippt auf die Straße oder das Gebäude, das zerstört werden soll.</translation>
    </message>
    <message>
        <source>%1 attacks: %2 of %3</source>
        <translation>%1 greift an: %2 von %3</translation>
    </message>
    <message>
        <source>No building is left: out of the game.</source>
        <translation>Kein Gebäude ist übrig: ausgeschieden.</translation>
    </message>
    <message>
        <source>No building is left: may settle on any corner far enough from others.</source>
        <translation>Kein Gebäude ist übrig: darf auf jeder Ecke siedeln, die weit genug von anderen ist.</translation>
    </message>
</context>
<context>
    <name>WarPanel</name>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Who lets the attackers pass?</source>
        <translation>Wer lässt die Angreifer durch?</translation>
    </message>
    <message>
        <source>Who lends played knights?</source>
        <translation>Wer leiht gespielte Ritter?</translation>
    </message>
    <message>
        <source>A weapon is bought</source>
        <translation>Eine Waffe wird gekauft</translation>
    </message>
    <message>
        <source>A knight is burned</source>
        <translation>Ein Ritter wird verbrannt</translation>
    </message>
    <message>
        <source>What is pillaged? %1 in all; a tap takes one more.</source>
        <translation>Was wird geplündert? %1 im Ganzen; jedes Antippen nimmt eine mehr.</translation>
    </message>
    <message numerus="yes">
        <source>weapon(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Waffe</numerusform>
            <numerusform>Waffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>knight(s) played</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Ritter gespielt</numerusform>
            <numerusform>Ritter gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fort(s)</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Festung</numerusform>
            <numerusform>Festungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>road(s) abandoned</source>
        <comment>the number stands above</comment>
        <translation>
            <numerusform>Straße verlassen</numerusform>
            <numerusform>Straßen verlassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarQuestions</name>
    <message>
        <source>Tap the road or the building to be destroyed.</source>
        <translation>Tippt auf die Straße oder das Gebäude, das zerstört werden soll.</translation>
    </message>
    <message>
        <source>Yes: %1 may attack this.</source>
        <translation>Ja: %1 darf das angreifen.</translation>
    </message>
    <message>
        <source>No: %1 may not attack this.</source>
        <translation>Nein: %1 darf das nicht angreifen.</translation>
    </message>
    <message>
        <source>Needs %1 and %2; there are %3 and %4.</source>
        <translation>Braucht %1 und %2; da sind %3 und %4.</translation>
    </message>
    <message>
        <source>Tap a road or a building of the other player.</source>
        <translation>Tippt auf eine Straße oder ein Gebäude des anderen.</translation>
    </message>
    <message>
        <source>No: the roads of %1 and %2 are not connected.</source>
        <translation>Nein: Die Straßen von %1 und %2 sind nicht verbunden.</translation>
    </message>
    <message>
        <source>Yes: the roads of %1 and %2 are connected.</source>
        <translation>Ja: Die Straßen von %1 und %2 sind verbunden.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>May I attack this?</source>
        <translation>Darf ich das angreifen?</translation>
    </message>
    <message>
        <source>Are our roads connected?</source>
        <translation>Sind unsere Straßen verbunden?</translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n Waffe</numerusform>
            <numerusform>%n Waffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>The board is hard to see: come nearer, or look from higher up.</source>
        <translation>Das Brett ist schlecht zu sehen: näher heran oder von weiter oben.</translation>
    </message>
    <message>
        <source>A hand is over the board; what it hides stays as it was.</source>
        <translation>Eine Hand ist über dem Brett; was sie verdeckt, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Hold the printed sheet in front of the camera.</source>
        <translation>Das gedruckte Blatt vor die Kamera halten.</translation>
    </message>
    <message>
        <source>Hold it still.</source>
        <translation>Ruhig halten.</translation>
    </message>
    <message>
        <source>Now tilt it to another side, or bring it into a corner of the picture.</source>
        <translation>Nun zu einer anderen Seite neigen oder in eine Ecke des Bildes bringen.</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Aufgenommen.</translation>
    </message>
    <message>
        <source>Focal length %1 px, corners off by %2 px.</source>
        <translation>Brennweite %1 px, Ecken um %2 px daneben.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>The sample game</source>
        <translation>Das Beispielspiel</translation>
    </message>
    <message>
        <source>The base game: set-up and six turns for two.</source>
        <translation>Das Grundspiel: Aufbau und sechs Züge zu zweit.</translation>
    </message>
    <message>
        <source>Sample: River with War</source>
        <translation>Beispiel: Fluss mit Krieg</translation>
    </message>
    <message>
        <source>A bridge, a fort, two floods, and a road lost to a weapon.</source>
        <translation>Eine Brücke, eine Festung, zwei Überschwemmungen und eine Straße, die eine Waffe zerstört.</translation>
    </message>
    <message>
        <source>Sample: Risk</source>
        <translation>Beispiel: Risiko</translation>
    </message>
    <message>
        <source>Beads and rooks for armies; a forest changes hands.</source>
        <translation>Perlen und Türme als Armeen; ein Wald wechselt den Besitzer.</translation>
    </message>
    <message>
        <source>Sample: Conquest</source>
        <translation>Beispiel: Conquest</translation>
    </message>
    <message>
        <source>Three landings on two islands, and a raid.</source>
        <translation>Drei Landungen auf zwei Inseln und ein Überfall.</translation>
    </message>
</context>
<context>
    <name>OurPiecesModel</name>
    <message>
        <source>%1 that counts for %2</source>
        <translation>%1, die für %2 zählt</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>noch nicht gezeigt</translation>
    </message>
    <message>
        <source>known as they are in the shops</source>
        <translation>bekannt, wie es sie im Handel gibt</translation>
    </message>
    <message numerus="yes">
        <source>shown %n time(s)</source>
        <translation>
            <numerusform>%n-mal gezeigt</numerusform>
            <numerusform>%n-mal gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a set of pieces with the game first.</source>
        <translation>Wählt zuerst mit dem Spiel einen Figurensatz.</translation>
    </message>
    <message>
        <source>Tap what is outlined: %1.</source>
        <translation>Tippt auf das Umrandete: %1.</translation>
    </message>
    <message>
        <source>All kinds are known. Show one again if it is mistaken for another.</source>
        <translation>Alle Arten sind bekannt. Zeigt eine noch einmal, wenn sie verwechselt wird.</translation>
    </message>
    <message>
        <source>Put one or more beside the board, apart from each other: %1.</source>
        <translation>Stellt eine oder mehrere mit Abstand neben das Brett: %1.</translation>
    </message>
    <message>
        <source>lying</source>
        <translation>liegend</translation>
    </message>
    <message>
        <source>%1 and %2 look alike from here: show both again from nearer, or mark one of them, with a sticker for example.</source>
        <translation>Von hier sehen sie gleich aus: %1; %2. Zeigt beide noch einmal von näher, oder kennzeichnet eine davon, etwa mit einem Aufkleber.</translation>
    </message>
    <message>
        <source>%1 and %2 are too near to each other in this light: more light, or another colour for one of them.</source>
        <translation>%1 und %2 sind in diesem Licht zu ähnlich: mehr Licht, oder eine andere Farbe für eine von beiden.</translation>
    </message>
</context>
<context>
    <name>OurPiecesScreen</name>
    <message>
        <source>Live picture</source>
        <translation>Livebild</translation>
    </message>
    <message>
        <source>Our pieces</source>
        <translation>Unsere Figuren</translation>
    </message>
    <message>
        <source>Yes, all %1: %2</source>
        <translation>Ja, alle %1: %2</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Ja: %1</translation>
    </message>
    <message>
        <source>It lies on its side</source>
        <translation>Sie liegt auf der Seite</translation>
    </message>
    <message>
        <source>Kinds of pieces</source>
        <translation>Arten von Figuren</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>What the camera does with them</source>
        <translation>Was die Kamera mit ihnen macht</translation>
    </message>
    <message>
        <source>It writes moves that it is sure of</source>
        <translation>Sie trägt Züge ein, die sie sicher erkennt</translation>
    </message>
    <message>
        <source>Each can be undone; what is not sure or not legal is asked.</source>
        <translation>Jeder lässt sich zurücknehmen; was nicht sicher oder nicht erlaubt ist, fragt sie.</translation>
    </message>
    <message>
        <source>It proposes each move, and you say whether it is so.</source>
        <translation>Sie schlägt jeden Zug vor, und ihr sagt, ob er stimmt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Pieces are shown beside the board: %1</source>
        <translation>Figuren werden neben dem Brett gezeigt: %1</translation>
    </message>
</context>
</TS>
