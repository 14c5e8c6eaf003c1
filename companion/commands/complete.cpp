#include "companion/commands/complete.h"

#include "companion/commands/help.h"
#include "companion/rules/recipes.h"
#include "companion/viewmodel/screens/screen_names.h"
#include "vision/source/cameras.h"

#include <algorithm>

namespace hexwarden::commands {
namespace {

namespace fs = std::filesystem;

/// The names of a folder's text files, without their endings.
Arguments namesIn(const fs::path& folder) {
    Arguments names;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none))
        if (entry.path().extension() == ".txt") names.push_back(entry.path().stem().string());
    return names;
}

Arguments bookWords() {
    Arguments words;
    for (const rules::Book* book : rules::books()) words.emplace_back(book->word);
    return words;
}

/// By their lasting names.
Arguments cameraNames() {
    Arguments names;
    for (const source::Camera& camera : source::cameras()) names.push_back(camera.name);
    return names;
}

/// What may stand behind an option; none for files and free text.
Arguments valuesOf(const std::string& command, const std::string& option, const fs::path& data) {
    if (option == "--pieces") return namesIn(data / "pieces");
    if (option == "--source") return cameraNames();
    if (option == "--books") return bookWords();
    if (option == "--lang") return {"en", "de"};
    if (option == "--theme") return {"dark", "light"};
    if (option == "--paper") return {"a4", "letter"};
    if (option == "--screen") return {viewmodel::kScreens.begin(), viewmodel::kScreens.end()};
    if (option == "--layout" && command == "new") return namesIn(data / "scenarios" / "boards");
    if (option == "--layout") {
        Arguments names = namesIn(data / "boards");
        names.insert(names.end(), {"free-form", "auto"});
        return names;
    }
    return {};
}

}  // namespace

std::vector<std::string> completions(const Arguments& words, const fs::path& data) {
    const std::string last = words.empty() ? "" : words.back();
    const std::string command = words.size() > 1 && !words[0].starts_with("-") ? words[0] : "";
    const Help help = readHelp(helpOf(command));
    const std::string before = words.size() > 1 ? words[words.size() - 2] : "";
    const auto awaited = std::ranges::find(help.options, before, &HelpOption::name);

    Arguments offered;
    if (awaited != help.options.end() && !awaited->value.empty()) {
        offered = valuesOf(command, before, data);
    } else if (last.starts_with("-")) {
        for (const HelpOption& option : help.options) offered.push_back(option.name);
        offered.push_back("--help");
    } else if (command.empty()) {
        for (const Command& one : all()) offered.emplace_back(one.name);
    } else if (command == "rules") {
        offered = bookWords();
    } else if (command == "watch" || command == "scan") {
        offered = cameraNames();  // the shell adds files
    }
    std::erase_if(offered, [&](const std::string& word) { return !word.starts_with(last); });
    std::ranges::sort(offered);
    return offered;
}

}  // namespace hexwarden::commands
