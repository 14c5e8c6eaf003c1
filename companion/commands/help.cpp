#include "companion/commands/help.h"

#include "companion/viewmodel/screens/screen_names.h"

#include <algorithm>
#include <sstream>

namespace hexwarden::commands {
namespace {

constexpr std::size_t kOptionIndent = 2;
constexpr const char* kUsage = "usage: ";

std::size_t indentOf(const std::string& line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Joins lines to one paragraph; an example in JSON stays a line of its own.
void append(std::string& paragraph, const std::string& line) {
    const std::string words = line.substr(indentOf(line));
    const bool apart = words.starts_with('{') || paragraph.substr(paragraph.rfind('\n') + 1).starts_with('{');
    if (!paragraph.empty()) paragraph += apart ? '\n' : ' ';
    paragraph += words;
}

HelpOption optionIn(const std::string& line) {
    const std::string rest = line.substr(kOptionIndent);
    const std::size_t gap = rest.find("  "), nameEnd = rest.find(' ');
    HelpOption option;
    option.name = rest.substr(0, nameEnd);
    if (nameEnd < gap) option.value = rest.substr(nameEnd + 1, gap == std::string::npos ? gap : gap - nameEnd - 1);
    if (gap != std::string::npos) append(option.text, rest.substr(gap));
    return option;
}

/// For man(7): dashes that stay dashes, and no line that begins like a request.
std::string escaped(const std::string& text) {
    std::string safe;
    for (const char c : text) {
        if (c == '\\')
            safe += "\\e";
        else if (c == '-')
            safe += "\\-";
        else
            safe += c;
    }
    const bool looksLikeRequest = !safe.empty() && (safe[0] == '.' || safe[0] == '\'');
    return looksLikeRequest ? "\\&" + safe : safe;
}

std::string summaryOf(const std::string& command) {
    for (const Command& one : all())
        if (one.name == command) return one.summary;
    return "companion for physical hex-board games";
}

/// Every screen behind a comma, on lines that begin where the option's text does.
std::string screenWords() {
    constexpr std::size_t kTextIndent = 18, kPerLine = 6;
    std::string words;
    for (std::size_t i = 0; i < viewmodel::kScreens.size(); ++i) {
        if (i > 0) words += i % kPerLine == 0 ? ",\n" + std::string(kTextIndent, ' ') : std::string(", ");
        words += viewmodel::kScreens[i];
    }
    return words;
}

}  // namespace

std::string programHelp() {
    std::string text =
        "usage: hexwarden [OPTIONS] [FILE]\n"
        "       hexwarden COMMAND [ARGUMENTS…]\n\n"
        "Without a command the companion opens, on the sample game when there is no camera. FILE is a game to go on "
        "with, or a photograph or film to read. A window that is open already comes to the front and takes it.\n\n"
        "  --source SRC    camera, video, folder of pictures or stream address\n"
        "  --journal FILE  continue that game, or begin it\n"
        "  --screen NAME   the screen to open: " +
        screenWords() +
        "\n"
        "  --another       open a window of its own though one is open\n"
        "  --lang LANG     language of the screens: en or de\n"
        "  --theme THEME   dark or light\n"
        "  --version       the version, and nothing else\n\n"
        "Commands:\n\n";
    for (const Command& command : all())
        text += "  " + std::string(command.name) + std::string(12 - std::string(command.name).size(), ' ') +
                command.summary + '\n';
    return text + "\n'hexwarden COMMAND --help' tells more of one command.\n";
}

std::string helpOf(const std::string& command) {
    for (const Command& one : all())
        if (one.name == command) {
            std::istringstream in;
            std::ostringstream out, err;
            one.run({"--help"}, {in, out, err});
            return out.str();
        }
    return programHelp();
}

Help readHelp(const std::string& text) {
    Help help;
    std::istringstream lines(text);
    bool inUsage = false, inParagraph = false, inOption = false;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t indent = indentOf(line);
        if (line.empty()) {
            inUsage = inParagraph = inOption = false;
        } else if (line.starts_with(kUsage)) {
            help.usage.push_back(line.substr(std::string(kUsage).size()));
            inUsage = true;
        } else if (inUsage && line.substr(indent).starts_with("hexwarden")) {
            help.usage.push_back(line.substr(indent));
        } else if (inUsage) {
            append(help.usage.back(), line);
        } else if (indent == kOptionIndent && line.substr(indent).starts_with("--")) {
            help.options.push_back(optionIn(line));
            inOption = true;
        } else if (inOption && indent > kOptionIndent) {
            append(help.options.back().text, line);
        } else if (inParagraph && indent == 0) {
            append(help.text.back(), line);
        } else {
            // Indented lines, a list of commands say, stay lines of their own.
            help.text.push_back(line);
            inParagraph = indent == 0;
            inOption = false;
        }
    }
    return help;
}

std::string manualPage(const std::string& command, const std::string& version) {
    const Help help = readHelp(helpOf(command));
    const std::string name = command.empty() ? "hexwarden" : "hexwarden-" + command;
    std::string title = name;
    std::ranges::transform(title, title.begin(), [](unsigned char c) { return char(std::toupper(c)); });
    std::string page = ".TH " + escaped(title) + " 1 \"\" \"Hexwarden " + escaped(version) + "\" \"Hexwarden\"\n";
    page += ".SH NAME\n" + escaped(name) + " \\- " + escaped(summaryOf(command)) + "\n.SH SYNOPSIS\n";
    for (const std::string& form : help.usage) page += escaped(form) + "\n.br\n";
    page += ".SH DESCRIPTION\n";
    for (const std::string& paragraph : help.text)
        page += (indentOf(paragraph) > 0 ? ".br\n" : ".PP\n") + escaped(paragraph.substr(indentOf(paragraph))) + '\n';
    if (!help.options.empty()) page += ".SH OPTIONS\n";
    for (const HelpOption& option : help.options) {
        page += ".TP\n\\fB" + escaped(option.name) + "\\fR";
        if (!option.value.empty()) page += " \\fI" + escaped(option.value) + "\\fR";
        page += '\n';
        std::istringstream text(option.text);
        for (std::string line; std::getline(text, line);)
            page += line.starts_with('{') ? ".nf\n" + escaped(line) + "\n.fi\n" : escaped(line) + '\n';
    }
    page += ".SH SEE ALSO\n";
    std::string others;
    if (!command.empty()) others = ".BR hexwarden (1)";
    for (const Command& one : all())
        if (one.name != command)
            others += (others.empty() ? "" : ",\n") + std::string(".BR hexwarden\\-") + one.name + " (1)";
    return page + others + '\n';
}

}  // namespace hexwarden::commands
