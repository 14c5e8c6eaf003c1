#include "vision/heic_header.h"

#include "vision/hevc_parameters.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace hexwarden::vision {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr double kRoom = 162e6;  ///< bytes, of the 300 MB that a program may take that has loaded its libraries
constexpr std::int64_t kSlack = 1 << 20;         ///< pixels by which pieces may stand out over the picture
constexpr std::int64_t kMostTiled = 50'000'000;  ///< the largest sensors of phones

/// Numbers from the front, most significant byte first. Beyond the end there are zeros, and it is `over`.
class Front {
  public:
    explicit Front(Bytes bytes) : left_(bytes) {}

    std::uint64_t take(std::size_t count) {
        const Bytes part = cut(count);
        std::uint64_t value = 0;
        for (const std::uint8_t byte : part) value = value << 8 | byte;
        return value;
    }
    Bytes cut(std::size_t count) {
        over_ = over_ || count > left_.size();
        const Bytes part = left_.first(std::min(count, left_.size()));
        left_ = left_.subspan(part.size());
        return part;
    }
    std::size_t size() const { return left_.size(); }
    bool over() const { return over_; }

  private:
    Bytes left_;
    bool over_ = false;
};

struct Box {
    std::string_view kind;
    Bytes body;
};

/// One behind the other; the last may be cut off.
std::vector<Box> boxesIn(Bytes bytes) {
    std::vector<Box> boxes;
    Front front(bytes);
    while (front.size() >= 8) {
        std::uint64_t size = front.take(4), head = 8;
        const Bytes kind = front.cut(4);
        if (size == 1) size = front.take(8), head = 16;
        if (size == 0) size = head + front.size();
        if (size < head || front.over()) break;
        boxes.push_back({{reinterpret_cast<const char*>(kind.data()), kind.size()},
                         front.cut(std::size_t(std::min<std::uint64_t>(size - head, front.size())))});
    }
    return boxes;
}

/// Empty if there is none.
Bytes boxIn(Bytes bytes, std::string_view kind) {
    for (const Box& box : boxesIn(bytes))
        if (box.kind == kind) return box.body;
    return {};
}

/// Of a box that has them: version and flags.
struct Version {
    std::uint64_t number, flags;
    explicit Version(Front& front) : number(front.take(1)), flags(front.take(3)) {}
};

std::uint64_t mainItem(Bytes meta) {
    Front front(boxIn(meta, "pitm"));
    const Version version(front);
    return front.take(version.number == 0 ? 2 : 4);
}

bool isGrid(Bytes meta, std::uint64_t item) {
    Front front(boxIn(meta, "iinf"));
    const Version version(front);
    front.take(version.number == 0 ? 2 : 4);
    for (const Box& entry : boxesIn(front.cut(front.size()))) {
        Front said(entry.body);
        const Version kind(said);
        if (kind.number < 2 || said.take(kind.number == 2 ? 2 : 4) != item) continue;
        said.take(2);
        return said.take(4) == 0x67726964;  // "grid"
    }
    return false;
}

/// The items that are decoded: the pieces of a grid, or the picture itself.
std::set<std::uint64_t> piecesOf(Bytes meta, std::uint64_t item) {
    std::set<std::uint64_t> pieces;
    Front front(boxIn(meta, "iref"));
    const Version version(front);
    const std::size_t name = version.number == 0 ? 2 : 4;
    for (const Box& reference : boxesIn(front.cut(front.size()))) {
        Front said(reference.body);
        if (reference.kind != "dimg" || said.take(name) != item) continue;
        for (std::uint64_t count = said.take(2); count > 0 && !said.over(); --count) pieces.insert(said.take(name));
    }
    return pieces;
}

/// Of those items, in the order in which they apply.
std::vector<Box> propertiesOf(Bytes iprp, const std::set<std::uint64_t>& items) {
    const std::vector<Box> all = boxesIn(boxIn(iprp, "ipco"));
    Front front(boxIn(iprp, "ipma"));
    const Version version(front);
    const std::size_t wide = version.flags & 1 ? 2 : 1;
    std::vector<Box> properties;
    for (std::uint64_t entries = front.take(4); entries > 0 && !front.over(); --entries) {
        const bool ours = items.contains(front.take(version.number == 0 ? 2 : 4));
        for (std::uint64_t count = front.take(1); count > 0 && !front.over(); --count) {
            const std::uint64_t place = front.take(wide) & (wide == 2 ? 0x7FFF : 0x7F);
            if (ours && place > 0 && place <= all.size()) properties.push_back(all[place - 1]);
        }
    }
    return properties;
}

/// The decoder uses its own parameters and ignores the boxes.
void believeDecoder(HeicHeader& header, Bytes hvcC) {
    const HevcParameters parameters = hevcParametersOf(hvcC);
    header.deep = header.deep || parameters.deep;
    if (parameters.width * parameters.height <= header.width * header.height + kSlack) return;
    header.width = parameters.width;
    header.height = parameters.height;
}

}  // namespace

std::optional<HeicHeader> heicHeaderOf(Bytes bytes) {
    Bytes meta = boxIn(bytes, "meta");
    meta = meta.subspan(std::min<std::size_t>(meta.size(), 4));
    const Bytes iprp = boxIn(meta, "iprp");
    const std::uint64_t item = mainItem(meta);
    HeicHeader header{.tiled = isGrid(meta, item)};
    for (const Box& property : propertiesOf(iprp, {item})) {
        Front front(property.body);
        if (property.kind == "ispe") {
            front.take(4);
            header.width = std::min<std::int64_t>(front.take(4), kMostSide);
            header.height = std::min<std::int64_t>(front.take(4), kMostSide);
            if (front.over()) return std::nullopt;
        } else if (property.kind == "irot") {
            header.turns = (header.turns + static_cast<int>(front.take(1) & 3)) % 4;
        } else if (property.kind == "imir" || property.kind == "clap") {
            header.reshaped = true;
        }
    }
    if (header.width <= 0 || header.height <= 0) return std::nullopt;
    for (const Box& property : propertiesOf(iprp, header.tiled ? piecesOf(meta, item) : std::set{item}))
        if (property.kind == "hvcC") believeDecoder(header, property.body);
    return header;
}

std::int64_t mostPixels(const HeicHeader& header) {
    const double bytes = std::max(header.tiled ? 3. : 4.5, header.reshaped ? 6. : 0.) * (header.deep ? 2 : 1);
    return std::min(kMostTiled, static_cast<std::int64_t>(kRoom / bytes));
}

}  // namespace hexwarden::vision
