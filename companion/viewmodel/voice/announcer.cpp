#include "companion/viewmodel/voice/announcer.h"

#include "companion/viewmodel/voice/spoken.h"

#include <algorithm>

namespace hexwarden::viewmodel {

void Announcer::hear(const std::vector<News>& all, qint64 nowMs) {
    std::set<QString> standing;
    for (const News& news : all) {
        standing.insert(news.key);
        const auto before = std::ranges::find(waiting_, news.key, [](const Waiting& w) { return w.news.key; });
        if (before != waiting_.end()) {
            before->news = news;  // its figures may have changed
        } else if (!standing_.contains(news.key) && known_.emplace(news.key, news.cause).second &&
                   tellingOf(news.topic) <= telling_) {
            waiting_.push_back({news, nowMs});
        }
    }
    standing_ = std::move(standing);
    std::erase_if(waiting_, [&](const Waiting& w) { return !standing_.contains(w.news.key); });
    std::ranges::stable_sort(waiting_, {}, [](const Waiting& w) { return w.news.topic; });
}

void Announcer::skip() {
    waiting_.clear();
}

void Announcer::touch(bool held, qint64 nowMs) {
    held_ = held;
    touchedMs_ = nowMs;
}

bool Announcer::isQuiet(qint64 nowMs) const {
    const auto within = [&](std::optional<qint64> moment, qint64 ms) { return moment && nowMs - *moment < ms; };
    return held_ || within(touchedMs_, kQuietMs) || within(finishedMs_, kBreathMs);
}

QString Announcer::fitting(const News& news, const QString& before) const {
    const auto times = times_.find(news.sort);
    const bool known = times != times_.end() && times->second >= kFullTimes;
    for (const QString& form : {known ? QString() : news.full, news.brief, news.least}) {
        const QString together = before.isEmpty() ? form : before + QLatin1Char(' ') + form;
        if (!form.isEmpty() && secondsToSay(together) <= kLongestSaidS) return form;
    }
    return {};
}

std::optional<QString> Announcer::next(qint64 nowMs) {
    std::erase_if(waiting_, [&](const Waiting& w) {
        return tellingOf(w.news.topic) > telling_ || nowMs - w.sinceMs > (w.news.waits ? kWaitsMs : kLateMs);
    });
    if (waiting_.empty() || isSaying() || isQuiet(nowMs)) return std::nullopt;
    QString breath;
    saying_.clear();
    std::erase_if(waiting_, [&](const Waiting& w) {
        const QString form = fitting(w.news, breath);
        // What fits into no breath of its own is not said.
        if (form.isEmpty()) return breath.isEmpty();
        breath += breath.isEmpty() ? form : QLatin1Char(' ') + form;
        saying_.push_back(w.news.key);
        ++times_[w.news.sort];
        return true;
    });
    if (breath.isEmpty()) return std::nullopt;
    begunMs_ = nowMs;
    return breath;
}

void Announcer::finish(qint64 nowMs) {
    begunMs_.reset();
    finishedMs_ = nowMs;
}

bool Announcer::mustStop(qint64 nowMs) const {
    if (!isSaying()) return false;
    const bool holds = std::ranges::any_of(saying_, [&](const QString& key) { return standing_.contains(key); });
    return !holds || telling_ == Telling::nothing || held_ || (touchedMs_ && *touchedMs_ >= *begunMs_) ||
           nowMs - *begunMs_ > kLongestMs;
}

}  // namespace hexwarden::viewmodel
