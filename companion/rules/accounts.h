// What rule books keep that no piece shows: one account a book, of a type that only the book and those who read it
// know. The ledger carries them without knowing any.
#pragma once

#include <memory>
#include <vector>

namespace hexwarden::rules {

class Accounts {
  public:
    Accounts() = default;
    Accounts(Accounts&&) noexcept = default;
    Accounts& operator=(Accounts&&) noexcept = default;
    Accounts(const Accounts& other) { *this = other; }
    Accounts& operator=(const Accounts& other) {
        if (this == &other) return *this;
        std::vector<std::unique_ptr<Page>> pages;
        pages.reserve(other.pages_.size());
        for (const auto& page : other.pages_) pages.push_back(page->copy());
        pages_ = std::move(pages);
        return *this;
    }
    ~Accounts() = default;

    /// The present account; a fresh one if nobody has written yet.
    template <class A>
    const A& of() const {
        static const A untouched{};
        const PageOf<A>* page = find<A>();
        return page ? page->account : untouched;
    }

    template <class A>
    A& of() {
        if (const PageOf<A>* page = find<A>()) return const_cast<PageOf<A>*>(page)->account;
        pages_.push_back(std::make_unique<PageOf<A>>());
        return static_cast<PageOf<A>&>(*pages_.back()).account;
    }

  private:
    struct Page {
        explicit Page(const void* k) : kind(k) {}
        Page(const Page&) = default;
        Page& operator=(const Page&) = delete;
        virtual ~Page() = default;
        virtual std::unique_ptr<Page> copy() const = 0;

        const void* kind;  ///< one address a type
    };

    template <class A>
    static constexpr char kKind = 0;

    template <class A>
    struct PageOf : Page {
        PageOf() : Page(&kKind<A>) {}
        std::unique_ptr<Page> copy() const override { return std::make_unique<PageOf>(*this); }

        A account{};
    };

    template <class A>
    const PageOf<A>* find() const {
        for (const auto& page : pages_)
            if (page->kind == &kKind<A>) return static_cast<const PageOf<A>*>(page.get());
        return nullptr;
    }

    std::vector<std::unique_ptr<Page>> pages_;
};

}  // namespace hexwarden::rules
