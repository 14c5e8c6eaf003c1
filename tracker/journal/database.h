// A thin owner of a SQLite connection and its statements: errors become exceptions, handles close themselves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace hexwarden::journal {

/// Throws std::runtime_error "FILE: what went wrong".
class Database {
  public:
    enum class Access : std::uint8_t {
        create,
        write,
        read,
        readAsItLies,  ///< nobody else has it open, and nothing may be written beside it
    };

    Database(const std::filesystem::path&, Access);

    void run(const std::string& sql);
    std::int64_t number(const std::string& sql) const;  ///< first column of the first row
    std::string word(const std::string& sql) const;     ///< likewise, as text

  private:
    friend class Statement;
    struct Close {
        void operator()(sqlite3*) const;
    };

    std::string name_;
    std::unique_ptr<sqlite3, Close> handle_;
};

/// One prepared statement, bound from 1 and read from column 0. The database must outlive it.
class Statement {
  public:
    Statement(const Database&, std::string_view sql);

    Statement& bind(int index, std::int64_t);
    Statement& bind(int index, double);
    Statement& bind(int index, std::string_view);

    bool step();  ///< true while there is a row
    std::int64_t integer(int column) const;
    double real(int column) const;
    std::string text(int column) const;

  private:
    struct Finalize {
        void operator()(sqlite3_stmt*) const;
    };

    const Database* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace hexwarden::journal
