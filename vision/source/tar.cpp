#include "vision/source/tar.h"

#include "tracker/board/message.h"

#include <cstring>

namespace hexwarden::source {

namespace {

constexpr std::size_t kBlock = 512;
// Where things lie in a header, and how long they are.
constexpr std::size_t kName = 0, kNameLength = 100, kMode = 100, kOwner = 108, kGroup = 116, kSize = 124, kTime = 136,
                      kSum = 148, kType = 156, kMagic = 257;

void putOctal(std::string& header, std::size_t at, std::size_t digits, std::uint64_t number) {
    for (std::size_t i = digits; i-- > 0; number /= 8) header[at + i] = static_cast<char>('0' + number % 8);
}

std::uint64_t octal(const std::string& bytes, std::size_t at, std::size_t length) {
    std::uint64_t number = 0;
    for (std::size_t i = at; i < at + length; ++i) {
        if (bytes[i] == ' ' || bytes[i] == '\0') {
            if (number > 0) break;
            continue;
        }
        if (bytes[i] < '0' || bytes[i] > '7') return 0;
        number = number * 8 + static_cast<std::uint64_t>(bytes[i] - '0');
    }
    return number;
}

/// Of a header whose own sum counts as spaces.
std::uint64_t sumOf(const std::string& bytes, std::size_t at) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < kBlock; ++i)
        sum += i >= kSum && i < kSum + 8 ? ' ' : static_cast<unsigned char>(bytes[at + i]);
    return sum;
}

std::string headerOf(const Member& member, std::int64_t atSeconds) {
    if (member.name.empty() || member.name.size() > kNameLength)
        throw board::Failure(board::say("'%1' is no name for a file in an archive", member.name));
    std::string header(kBlock, '\0');
    header.replace(kName, member.name.size(), member.name);
    putOctal(header, kMode, 7, 0644);
    putOctal(header, kOwner, 7, 0);
    putOctal(header, kGroup, 7, 0);
    putOctal(header, kSize, 11, member.bytes.size());
    putOctal(header, kTime, 11, static_cast<std::uint64_t>(atSeconds));
    header[kType] = '0';
    header.replace(kMagic, 8,
                   std::string("ustar\0"
                               "00",
                               8));
    putOctal(header, kSum, 6, sumOf(header, 0));
    header[kSum + 7] = ' ';
    return header;
}

}  // namespace

std::string tar(const std::vector<Member>& members, std::int64_t atSeconds) {
    std::string archive;
    for (const Member& member : members) {
        archive += headerOf(member, atSeconds);
        archive += member.bytes;
        archive.resize((archive.size() + kBlock - 1) / kBlock * kBlock, '\0');
    }
    return archive + std::string(2 * kBlock, '\0');
}

bool isTar(const std::string& beginning) {
    return beginning.size() >= kBlock && beginning.compare(kMagic, 5, "ustar") == 0 &&
           octal(beginning, kSum, 8) == sumOf(beginning, 0);
}

std::vector<Member> untar(const std::string& archive, const std::string& what) {
    std::vector<Member> members;
    const auto damaged = [&] { return board::Failure(board::say("'%1' is no archive, or it is damaged", what)); };
    for (std::size_t at = 0; at + kBlock <= archive.size() && archive[at] != '\0';) {
        if (!isTar(archive.substr(at, kBlock))) throw damaged();
        const std::uint64_t size = octal(archive, at + kSize, 12);
        const std::size_t from = at + kBlock;
        if (size > archive.size() - from) throw damaged();
        const char type = archive[at + kType];
        std::string name = archive.substr(at + kName, kNameLength);
        name.resize(std::strlen(name.c_str()));
        if (type == '0' || type == '\0') members.push_back({name, archive.substr(from, size)});
        at = from + (size + kBlock - 1) / kBlock * kBlock;
    }
    if (members.empty()) throw damaged();
    return members;
}

}  // namespace hexwarden::source
