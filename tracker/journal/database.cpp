#include "tracker/journal/database.h"

#include "tracker/board/message.h"

#include <stdexcept>

#include <sqlite3.h>

namespace hexwarden::journal {
namespace {

constexpr int kBusyMs = 2000;

int flagsOf(Database::Access access) {
    switch (access) {
        case Database::Access::create:
            return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        case Database::Access::write:
            return SQLITE_OPEN_READWRITE;
        case Database::Access::read:
            return SQLITE_OPEN_READONLY;
        case Database::Access::readAsItLies:
            return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    }
    return SQLITE_OPEN_READONLY;
}

/// https://www.sqlite.org/uri.html: what a path may hold and a URI may not is escaped.
std::string immutableUri(const std::string& file) {
    std::string uri = "file:";
    for (const char c : file) {
        if (c == '%')
            uri += "%25";
        else if (c == '?')
            uri += "%3f";
        else if (c == '#')
            uri += "%23";
        else
            uri += c;
    }
    return uri + "?immutable=1";
}

// SQLite's own words for what people can do something about, a plain sentence for the rest.
[[noreturn]] void fail(const std::string& name, sqlite3* handle, int code) {
    switch (code & 0xff) {
        case SQLITE_FULL:
            throw board::Failure(board::say("'%1': the disk is full", name));
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            throw board::Failure(board::say("'%1': the file is damaged", name));
        case SQLITE_CANTOPEN:
            throw board::Failure(board::say("'%1': the file cannot be opened", name));
        default:
            throw board::Failure(board::say("'%1': %2", name, handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code)));
    }
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const {
    sqlite3_close(handle);
}

Database::Database(const std::filesystem::path& file, Access access) : name_(file.string()) {
    sqlite3* handle = nullptr;
    const std::string opened = access == Access::readAsItLies ? immutableUri(name_) : name_;
    const int code = sqlite3_open_v2(opened.c_str(), &handle, flagsOf(access), nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(name_, handle, code);
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, kBusyMs);
}

void Database::run(const std::string& sql) {
    const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(name_, handle_.get(), code);
}

std::int64_t Database::number(const std::string& sql) const {
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::string Database::word(const std::string& sql) const {
    Statement statement(*this, sql);
    return statement.step() ? statement.text(0) : std::string{};
}

void Statement::Finalize::operator()(sqlite3_stmt* handle) const {
    sqlite3_finalize(handle);
}

Statement::Statement(const Database& database, std::string_view sql) : database_(&database) {
    sqlite3_stmt* handle = nullptr;
    sqlite3* const db = database.handle_.get();
    const int code = sqlite3_prepare_v2(db, sql.data(), static_cast<int>(sql.size()), &handle, nullptr);
    handle_.reset(handle);
    if (code != SQLITE_OK) fail(database.name_, db, code);
}

Statement& Statement::bind(int index, std::int64_t value) {
    sqlite3_bind_int64(handle_.get(), index, value);
    return *this;
}
Statement& Statement::bind(int index, double value) {
    sqlite3_bind_double(handle_.get(), index, value);
    return *this;
}
Statement& Statement::bind(int index, std::string_view value) {
    sqlite3_bind_text(handle_.get(), index, value.data(), static_cast<int>(value.size()), SQLITE_TRANSIENT);
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) fail(database_->name_, database_->handle_.get(), code);
    return false;
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}
double Statement::real(int column) const {
    return sqlite3_column_double(handle_.get(), column);
}
std::string Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
    return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column)))
                 : std::string{};
}

}  // namespace hexwarden::journal
