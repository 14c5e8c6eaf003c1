#include "companion/session/photograph.h"

#include "companion/table/eye.h"
#include "companion/viewmodel/words/messages.h"
#include "tracker/board/message.h"
#include "vision/source/source.h"

#include <QFile>
#include <QTemporaryDir>
#include <utility>
#include <variant>

namespace hexwarden::session {

namespace {

/// Throws with one sentence if it is no picture or shows no board.
board::Observation boardIn(const QByteArray& picture, const std::filesystem::path& data, const std::string& pieceSet) {
    // By way of a file: pictures from elsewhere are checked where they are opened.
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("photograph.jpg")));
    if (!file.open(QIODevice::WriteOnly) || file.write(picture) != picture.size() || !file.flush())
        throw board::Failure(board::say("'%1' cannot be written", file.fileName().toStdString()));
    file.close();
    const auto source = source::open(file.fileName().toStdString());
    const source::Next next = source->next();
    if (const auto* why = std::get_if<source::Interruption>(&next)) throw board::Failure(why->reason);
    const auto* frame = std::get_if<vision::Frame>(&next);
    if (!frame) throw board::Failure(board::say("There is no picture yet."));
    table::EyeOptions options;
    options.still = true;
    if (!pieceSet.empty()) options.pieceSet = pieceSet;
    table::Eye eye(data, options);
    const table::SeenFrame look = eye.look(*frame);
    if (!look.pose) throw board::Failure(look.reason);
    return look.seen;
}

}  // namespace

Photograph::Photograph(std::filesystem::path data) : data_(std::move(data)) {}

void Photograph::take(const QByteArray& picture, const std::string& pieceSet) {
    if (std::exchange(reading_, true)) return emit refused(tr("Another photograph is being read; try again."));
    reader_ = std::jthread([this, picture, pieceSet] {
        const auto later = [&](auto act) {
            QMetaObject::invokeMethod(
                this,
                [this, act] {
                    reading_ = false;
                    act();
                },
                Qt::QueuedConnection);
        };
        try {
            const board::Observation seen = boardIn(picture, data_, pieceSet);
            later([this, seen] { emit read(seen); });
        } catch (const std::exception& e) {
            later([this, why = board::messageOf(e)] { emit refused(viewmodel::inWords(why)); });
        }
    });
}

}  // namespace hexwarden::session
