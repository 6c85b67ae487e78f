// New Game in Russian; en.ts is the source.
import type { words as english } from "./en.ts";

export const words: typeof english = {
  title: "New Game",
  says: ["Число лежит лицом вниз.", "Все угадывают его, и побеждает тот, кто ближе."],
  whichNumber: "Какое число лежит лицом вниз?",
  yourGuess: (number) => `Вы назвали ${number}.`,
  faceDown: "Число, лежащее лицом вниз",
  numberWas: (number) => `Это было число ${number}`,
  guesses: "Догадки",
  guessed: "Догадка",
  howTo: [
    "Число лежит лицом вниз. Его никто не знает.",
    "Каждый называет одно число, один раз и тайно.",
    "Когда все назвали, число открывают. Побеждает тот, кто ближе.",
  ],
  options: { highest: "Наибольшее число" },
  refusals: {
    "Q-H1 watching": "Зрители не играют.",
    "Q-E1 over": "Игра окончена.",
    "Q-G1 guessed": "Вы уже назвали число, менять его нельзя.",
    "Q-G1 noSuchNumber": "Такого числа здесь нет.",
    "Q-S1 players": "Играют от двух до шести.",
    "Q-S2 highest": "Наибольшее число — от 2 до 99.",
  },
};
