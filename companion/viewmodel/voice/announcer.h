// Decides what a voice says and when: news, once, in one utterance, while it still holds, and not while somebody taps.
// Uses no clock and no engine; times are milliseconds of any clock that only goes forward.
#pragma once

#include "companion/viewmodel/voice/news.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace hexwarden::viewmodel {

/// No sentence is longer, as `secondsToSay` estimates it; the rest to six seconds allows for differences between
/// engines.
inline constexpr double kLongestSaidS = 5.4;
/// A voice that has spoken this long is cut off.
inline constexpr qint64 kLongestMs = 6000;
/// What is of its moment is begun by then, or never; what waits for somebody, while it waits and by then.
inline constexpr qint64 kLateMs = 3000, kWaitsMs = 10000;
/// How long the voice is silent after a touch, and between two utterances.
inline constexpr qint64 kQuietMs = 700, kBreathMs = 300;
/// How often a sort of news is said in full.
inline constexpr int kFullTimes = 3;

class Announcer {
  public:
    Telling telling() const { return telling_; }
    void setTelling(Telling telling) { telling_ = telling; }

    /// Everything there is to tell, whenever something may have changed.
    void hear(const std::vector<News>& all, qint64 nowMs);
    /// Marks everything as known: another game is on the table, or nobody listened.
    void skip();
    /// A finger, a mouse or a key; `held` until it lets go.
    void touch(bool held, qint64 nowMs);

    /// What to begin to say now, one utterance (a breath); the caller says it.
    std::optional<QString> next(qint64 nowMs);
    /// It has been said, or was cut off.
    void finish(qint64 nowMs);
    bool isSaying() const { return begunMs_.has_value(); }
    /// Somebody taps, it holds no more, nothing is to be said any more, or it takes too long.
    bool mustStop(qint64 nowMs) const;
    /// There is something to say, as soon as that is allowed.
    bool isWaiting() const { return !waiting_.empty(); }

  private:
    struct Waiting {
        News news;
        qint64 sinceMs = 0;
    };

    bool isQuiet(qint64 nowMs) const;
    /// The first of its forms that fits after what is already being said; empty if none does.
    QString fitting(const News&, const QString& before) const;

    Telling telling_ = Telling::nothing;
    std::set<QString> standing_;                        ///< keys of all there is to tell
    std::set<std::pair<QString, std::int64_t>> known_;  ///< keys with their causes
    std::vector<Waiting> waiting_;
    std::map<QString, int> times_;  ///< by sort
    std::vector<QString> saying_;   ///< keys
    std::optional<qint64> begunMs_, finishedMs_, touchedMs_;
    bool held_ = false;
};

}  // namespace hexwarden::viewmodel
