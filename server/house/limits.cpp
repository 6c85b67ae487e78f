// What is said to who asks for too much.
// SPDX-License-Identifier: MIT
#include "server/house/limits.h"

namespace parlour::server {

Refusal thatWasTooFast() { return {"S-M1", "tooFast", "That was too fast; please wait a moment."}; }
Refusal tooMuchWork() {
    return {"S-M6", "tooMuchWork", "The house has worked out a lot for you; please wait a little."};
}
Refusal tooMuchWritten() {
    return {"S-M7", "tooMuchWritten", "Too much was written down from your address; please wait a while."};
}
Refusal houseIsFull() {
    return {"S-M7", "houseFull", "The house has no more room; games that are on go on. Please tell whoever keeps it."};
}
Refusal diskIsIll() {
    return {"S-M4", "notNow", "The disk is not to be trusted just now; please come back in a moment."};
}

}  // namespace parlour::server
