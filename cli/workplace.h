// A folder of its own to work in, which nobody else can look into or guess, and which goes when it is left.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdlib>

#include "cli/commands.h"

namespace parlour::cli {

/// What is in it holds the secrets of games: it is its owner's alone, whatever the umask says.
class Workplace {
public:
    /// Its name begins so.
    explicit Workplace(const std::filesystem::path& beginning) {
        std::string name = beginning.string() + ".XXXXXX";
        if (mkdtemp(name.data()) == nullptr) throw Mistake("no folder to work in can be made as " + name);
        folder_ = name;
    }
    ~Workplace() {
        std::error_code error;
        std::filesystem::remove_all(folder_, error);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    const std::filesystem::path& folder() const { return folder_; }

private:
    std::filesystem::path folder_;
};

}  // namespace parlour::cli
