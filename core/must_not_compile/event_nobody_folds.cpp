// An event that changes nothing, because nobody folds it, does not compile.
// SPDX-License-Identifier: MIT
#include "core/story.h"

struct Said {};
struct Thought {};
struct FaceUp {};
struct FaceDown {};
struct State {
    FaceUp up;
    FaceDown down;
};
#if !defined(BROKEN_1)
inline void fold(FaceUp&, const Said&) {}
#endif
#if !defined(BROKEN_2)
inline void fold(FaceDown&, const Thought&) {}
#endif
struct Chat {
    using PublicEvent = std::variant<Said>;
    using SecretEvent = std::variant<Thought>;
    using State = ::State;
};

void tell(parlour::Story<Chat>& story) {
    story.show(Said{});
    story.hide(Thought{});
}
