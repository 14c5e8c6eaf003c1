// Large values of which many copies are held.
#pragma once

#include <memory>
#include <utility>

namespace hexwarden::board {

/// A value whose copies share what they hold until one of them is changed: a copy costs a pointer. Equal if what is
/// held is equal. As a plain value, not to be changed in one thread while another copies this very object.
template <class T>
class Shared {
  public:
    Shared() : Shared(T{}) {}
    Shared(T value) : value_(std::make_shared<T>(std::move(value))) {}  // NOLINT(google-explicit-constructor)

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }
    operator const T&() const { return *value_; }  // NOLINT(google-explicit-constructor)

    T& operator*() {
        if (value_.use_count() > 1) value_ = std::make_shared<T>(*value_);
        return *value_;
    }
    T* operator->() { return &**this; }
    operator T&() { return **this; }  // NOLINT(google-explicit-constructor)

    friend bool operator==(const Shared& a, const Shared& b) { return a.value_ == b.value_ || *a == *b; }

  private:
    std::shared_ptr<T> value_;
};

}  // namespace hexwarden::board
