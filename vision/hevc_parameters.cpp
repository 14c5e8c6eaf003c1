#include "vision/hevc_parameters.h"

#include <algorithm>
#include <vector>

namespace hexwarden::vision {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t kDepths = 17, kArrays = 22;  // places in hvcC
constexpr int kSequenceParameters = 33;            // kind of unit
constexpr std::int64_t kMostCoded = 1 << 16;       // more than any level allows

/// Bits from the front; zeros beyond the end.
class Bits {
  public:
    /// Without the bytes that keep a start code out of the stream (7.3.1.1).
    explicit Bits(Bytes unit) {
        for (std::size_t i = 0, zeros = 0; i < unit.size(); ++i) {
            if (zeros >= 2 && unit[i] == 3) {
                zeros = 0;
                continue;
            }
            zeros = unit[i] == 0 ? zeros + 1 : 0;
            bytes_.push_back(unit[i]);
        }
    }
    std::uint64_t take(int count) {
        std::uint64_t value = 0;
        for (; count > 0; --count, ++at_)
            value = value << 1 | (at_ / 8 < bytes_.size() ? bytes_[at_ / 8] >> (7 - at_ % 8) & 1U : 0U);
        return value;
    }
    void skip(std::size_t count) { at_ += count; }
    /// Exp-Golomb (9.2).
    std::uint64_t number() {
        int zeros = 0;
        while (zeros < 32 && at_ / 8 < bytes_.size() && take(1) == 0) ++zeros;
        return (std::uint64_t(1) << zeros) - 1 + take(zeros);
    }

  private:
    std::vector<std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

/// Width and height.
std::pair<std::int64_t, std::int64_t> sizeIn(Bytes unit) {
    Bits bits(unit);
    bits.skip(16 + 4);
    const auto layers = static_cast<std::size_t>(bits.take(3));
    bits.skip(1 + 88 + 8);  // nesting; profile and level of all
    std::size_t more = 0;
    for (std::size_t i = 0; i < layers; ++i) more += bits.take(1) * 88 + bits.take(1) * 8;
    if (layers > 0) bits.skip(2 * (8 - layers));
    bits.skip(more);
    bits.number();                         // its name
    if (bits.number() == 3) bits.skip(1);  // 4:4:4
    const auto side = [&] { return std::min(static_cast<std::int64_t>(bits.number()), kMostCoded); };
    const std::int64_t width = side();
    return {width, side()};
}

std::size_t wordAt(Bytes bytes, std::size_t at) {
    return at + 1 < bytes.size() ? std::size_t(bytes[at] << 8 | bytes[at + 1]) : 0;
}

}  // namespace

HevcParameters hevcParametersOf(Bytes hvcC) {
    HevcParameters parameters;
    if (hvcC.size() <= kArrays) return parameters;
    parameters.deep = (hvcC[kDepths] & 7) > 0 || (hvcC[kDepths + 1] & 7) > 0;
    std::size_t at = kArrays + 1;
    for (int arrays = hvcC[kArrays]; arrays > 0 && at + 3 <= hvcC.size(); --arrays) {
        const bool sizes = (hvcC[at] & 0x3F) == kSequenceParameters;
        std::size_t units = wordAt(hvcC, at + 1);
        for (at += 3; units > 0 && at + 2 <= hvcC.size(); --units) {
            const std::size_t length = std::min(wordAt(hvcC, at), hvcC.size() - at - 2);
            const auto [width, height] =
                sizes ? sizeIn(hvcC.subspan(at + 2, length)) : std::pair<std::int64_t, std::int64_t>{};
            if (width * height > parameters.width * parameters.height)
                parameters.width = width, parameters.height = height;
            at += 2 + length;
        }
    }
    return parameters;
}

}  // namespace hexwarden::vision
