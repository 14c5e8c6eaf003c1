#include "vision/dice_aside.h"

namespace hexwarden::vision {

void DiceAside::look(const Frame& frame, const DieSize& size) {
    if (looks()) dice();
    dice_ = aside_.begin([this, image = frame.image, size] { return reader_.read(image, size); });
}

void DiceAside::lookAtFilm(const Frame& frame, const DieSize& size, const ChangeScale& changes) {
    if (looks() && frame_ == frame.id) return;
    if (looks()) dice();
    frame_ = frame.id;
    blocks_ = aside_.begin([this, image = frame.image, size, changes] { return reader_.notice(image, size, changes); })
                  .share();
    dice_ = aside_.begin([this, image = frame.image, size, noticed = blocks_] {
        noticed.get();
        return reader_.readDue(image, size);
    });
}

std::vector<board::DieReading> DiceAside::dice() {
    blocks_ = {};
    return dice_.get();
}

}  // namespace hexwarden::vision
