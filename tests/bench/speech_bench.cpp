// How well the estimate of speaking time meets Debian's synthesiser: every breath of the whole evenings in both
// languages, spoken into a file by espeak-ng at the rate that Speech Dispatcher takes for normal. Prints the table of
// docs/measurements.md, and with `--list` every breath with both times. Takes a minute; needs espeak-ng.
#include "tests/voice/in_language.h"
#include "tests/voice/listening_room.h"
#include "tests/voice/whole_evening.h"

#include <QCoreApplication>
#include <QProcess>
#include <algorithm>
#include <cstdio>
#include <set>
#include <stdexcept>

namespace {

using namespace hexwarden;

constexpr int kWordsAMinute = 170;  // EspeakNormalRate of its module

/// Seconds of speech: 16 bits a sample behind the header of 44 bytes, which names the rate.
double secondsByEspeak(const QString& breath, const QString& language) {
    QProcess espeak;
    espeak.start(QStringLiteral("espeak-ng"), {QStringLiteral("-v"), language, QStringLiteral("-s"),
                                               QString::number(kWordsAMinute), QStringLiteral("--stdout"), breath});
    if (!espeak.waitForFinished() || espeak.exitStatus() != QProcess::NormalExit)
        throw std::runtime_error("espeak-ng does not speak");
    const QByteArray wave = espeak.readAllStandardOutput();
    if (wave.size() < 44) throw std::runtime_error("espeak-ng gave no sound");
    std::uint32_t samplesASecond = 0;
    std::copy_n(wave.constData() + 24, sizeof(samplesASecond), reinterpret_cast<char*>(&samplesASecond));
    return static_cast<double>(wave.size() - 44) / 2 / samplesASecond;
}

std::set<QString> breathsOfAllEvenings() {
    std::set<QString> breaths;
    for (const tests::WholeEvening& evening : tests::wholeEvenings()) {
        tests::ListeningRoom room;
        for (const std::string& line : evening.lines) room.play(line);
        for (const tests::Heard& heard : room.heard) breaths.insert(heard.breath);
    }
    return breaths;
}

void measure(const QString& language, bool list) {
    const tests::InLanguage in(language);
    double sum = 0, sumOfEstimates = 0, under = 0, over = 0, longest = 0;
    const std::set<QString> breaths = breathsOfAllEvenings();
    for (const QString& breath : breaths) {
        const double estimate = viewmodel::secondsToSay(breath), real = secondsByEspeak(breath, language);
        if (list) std::printf("%s\t%.2f\t%.2f\t%s\n", qPrintable(language), estimate, real, qPrintable(breath));
        sum += real;
        sumOfEstimates += estimate;
        under = std::max(under, real - estimate);
        over = std::max(over, estimate - real);
        longest = std::max(longest, real);
    }
    std::printf("| %s | %zu | %.2f | %.2f | %.2f | %.2f | %.2f |\n", qPrintable(language), breaths.size(),
                sum / static_cast<double>(breaths.size()), sumOfEstimates / static_cast<double>(breaths.size()), under,
                over, longest);
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const bool list = argc > 1 && std::string(argv[1]) == "--list";
    for (const char* language : {"en", "de"}) measure(QLatin1String(language), list);
}
