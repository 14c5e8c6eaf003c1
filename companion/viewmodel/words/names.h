// The tracker's words as people read them, in the language of the screen.
#pragma once

#include "companion/rules/language.h"
#include "tracker/board/layout.h"

#include <QString>

namespace hexwarden::viewmodel {

/// The language of the screen: that of the installed translation.
rules::Language language();

QString inWords(rules::Text);
/// As a line or a sentence begins.
QString capitalised(const QString& text);
QString name(board::HarbourKind);

/// "Wool" for a list, "wool" within a sentence: as the rules name it.
template <class Word>
QString name(Word word) {
    return inWords(rules::name(word));
}

/// "3 wool, 1 ore"; empty for no cards.
QString name(const game::Cards&);

/// Of a button that counts cards of a kind: "2 wool", and "wool" while there are none.
QString counted(board::Resource, int count);

/// "Mountains 8", "Corner at mountains 8, fields 5, sea".
QString name(const board::Site&, const board::Layout&);

/// A word of the interfaces; empty text for none.
template <class Word>
QString wordOf(Word value) {
    const auto text = board::word(value);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace hexwarden::viewmodel
