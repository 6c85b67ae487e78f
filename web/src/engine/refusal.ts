// A rule says no, as the engine and the server tell it. words/ has refusalInWords, design/notices has tellRefusal.

export interface Refusal {
  rule: string; // its number; empty: the house says no
  name: string; // short, never changed: with the rule it finds the sentence in the player's language
  reason: string; // in English
  detail: string; // said after it: what exactly is wrong, where that is known
}
