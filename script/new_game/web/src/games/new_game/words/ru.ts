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
    "those who watch do not play": "Зрители не играют.",
    "the game is over": "Игра окончена.",
    "you have guessed, and a guess is final": "Вы уже назвали число, менять его нельзя.",
    "that number is not among those": "Такого числа здесь нет.",
    "2 to 6 players": "Играют от двух до шести.",
    "the highest number is 2 to 99": "Наибольшее число — от 2 до 99.",
  },
};
