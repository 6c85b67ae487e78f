// A program that is asked line by line: JSON in, JSON out, with a deadline for each answer.
// SPDX-License-Identifier: MIT
#pragma once
#include <sys/types.h>

#include <optional>
#include <string>

namespace parlour::cli {

class Child {
public:
    /// Starts the program by the shell. What it writes to its standard error goes to ours.
    explicit Child(const std::string& program);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    bool isAlive() const { return out_ >= 0; }
    void tell(const std::string& line);
    /// Its next line; nothing if none comes in time, or if it has ended.
    std::optional<std::string> hear(int milliseconds);
    /// Forgets lines that came too late.
    void forget();

private:
    bool readMore(int milliseconds);
    void end();

    pid_t pid_ = -1;
    int in_ = -1, out_ = -1;  // where it reads, and where it writes
    std::string heard_;
};

}  // namespace parlour::cli
