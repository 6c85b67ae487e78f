// I Am Not Human in Russian; en.ts is the source.
// Names stand in the nominative and verbs in the present, so that no name needs a case or a gender.
import type { words as english } from "./en.ts";
import { inRussian as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Я не человек",
  says: [
    "Все роботы знают, какая из девяти картин загадана; человек не знает и должен сойти за робота.",
    "Каждый говорит одно слово о картине, а потом объясняет его.",
    "Кто не знал? А может, человека среди вас и вовсе нет?",
  ],
  picture: (number) => `Картина ${number}`,
  rightPicture: (number) => `Верная картина — ${number}.`,
  yourCard: "Ваша карта роли",
  holdToSee: "Удерживайте, чтобы посмотреть.",
  youAreRobot: "Вы робот.",
  youAreHuman: "Вы человек.",
  passForRobot: "Картины вы не знаете. Притворитесь роботом.",
  lookAtPictures: "Рассмотрите девять картин",
  rolesFollow: "Роли раздадут, когда все будут готовы.",
  ready: "Готово",
  sayOneWord: "Назовите одно слово о картине",
  robotsAndHuman: "Роботы знают, о какой. Человек делает вид.",
  wordsComing: "Ваше слово в списке.",
  yourWord: "Ваше слово",
  wordRules: "Одно слово из букв, которого в этой игре ещё не было, и не число.",
  sayIt: "Сказать",
  noWordYet: "Слов пока нет.",
  words: "Слова в том порядке, в котором их назвали",
  asks: (name) => `${name} спрашивает: откроется ли человек?`,
  sameForAll: "Пять секунд, одинаковые для всех.",
  stepForward: "Я человек",
  isHuman: (name) => `Человек — ${name}`,
  namesPicture: "Сейчас человек назовёт картину.",
  nameNow: "Назовите верную картину",
  nameHelp: "Нажмите на картину, чтобы рассмотреть и назвать её.",
  nameThis: (number) => `Назвать картину ${number}`,
  explainYours: (word) => `Объясните своё слово: ${word}`,
  explains: (name, word) => `${name} объясняет: ${word}`,
  whyWord: (word) => `Почему «${word}»?`,
  explain: "Объяснить",
  saidAloud: "Объяснение было вслух",
  whoIsIt: "Кто человек?",
  talk: "Обсудите. Голосование начнётся, когда все будут готовы.",
  readyToVote: "Пора голосовать",
  extend: "Ещё время",
  end: "Голосовать сейчас",
  whoseWord: "Какое слово назвал человек?",
  secretFinal: "Ваш голос тайный и окончательный.",
  voteCast: "Ваш голос отдан.",
  yourVote: "ваш голос",
  pickFirst: "Выберите слово",
  castVote: "Отдать голос",
  server: "Сервер",
  serverSays: "Среди нас нет человека.",
  won: { human: "Раунд выиграл человек", robots: "Раунд выиграли роботы", nobody: "Раунд не выиграл никто" },
  humanWas: (name) => `Человек — ${name}.`,
  humanWasServer: "Человек был на сервере: вы все роботы.",
  namedRight: (name) => `Человек — ${name}. Картина названа верно.`,
  namedWrong: (name) => `Человек — ${name}. Верная картина не названа.`,
  votesFrom: (names) => `Голоса: ${names}`,
  human: "человек",
  robot: "робот",
  newPictures: "К новым картинам",
  lastRound: "Последний раунд:",
  thisRound: "Этот раунд",
  stars: "Звёзды",
  pairsOfStars: "Раунды с двумя",
  starsGained: (stars) => count(stars, { one: "# звезда", few: "# звезды", many: "# звёзд" }),
  waitedFor: "ещё ждём",
  reshuffled: "Сыгранные картины перемешаны и вернулись в игру.",
  rolesGiven: "Роли розданы. Удерживайте свою карту, чтобы посмотреть.",
  isReady: (name) => `${name}: готово.`,
  said: (name, word) => `${name}: ${word}.`,
  namedNothing: "Картину не назвали вовремя.",
  timeAgain: "Время пошло заново.",
  hasVoted: (name) => `${name}: голос отдан.`,
  howTo: [
    "На столе девять картин, и одна из них загадана. Карта робота говорит какая; карта человека — нет, и, может быть, её нет ни у кого.",
    "Каждый называет одно слово о картине, как только придумает. Слова в игре не повторяются, числа не годятся.",
    "Потом у человека есть пять секунд, чтобы открыться и назвать картину: если верно, раунд за ним.",
    "Иначе картину показывают, вы объясняете свои слова, обсуждаете их и тайно голосуете: чьё слово назвал человек — или он на сервере?",
    "Робот получает звезду, если победили роботы, и ещё одну за верный голос. Человек получает три за названную картину и две, если его не раскрыли.",
    "После последнего раунда побеждает тот, у кого больше звёзд.",
  ],
  options: {
    server: "Человека может и не быть",
    serverHelp: "Тогда карта человека может достаться серверу. Иначе человек — один из вас.",
    rounds: "Раунды",
    discussion: "Время на разговор",
    language: "Язык слов",
    languages: { en: "Английский", es: "Испанский", it: "Итальянский", ru: "Русский", tr: "Турецкий", other: "Другой" },
    strictRepeats: "Формы слова считаются тем же словом",
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "look at the pictures first; roles are dealt soon":
      "Сначала рассмотрите картины; роли скоро раздадут.",
    "all associations of this round are given":
      "Все ассоциации этого раунда уже названы.",
    "you have given your association":
      "Вы уже назвали свою ассоциацию.",
    "that word, or a form of it, was given before: say another one":
      "Это слово или его форма уже звучали: назовите другое.",
    "that word was given before: say another one":
      "Это слово уже звучало: назовите другое.",
    "the human may step forward only when asked":
      "Человек может открыться только тогда, когда его спросили.",
    "a robot cannot step forward":
      "Робот не может открыться как человек.",
    "a picture is named by a human who has stepped forward":
      "Картину называет человек, который открылся.",
    "only the human names a picture":
      "Картину называет только человек.",
    "the pictures are 1 to 9":
      "Картины пронумерованы от 1 до 9.",
    "an explanation has at most 200 bytes: say it shorter":
      "Объяснение слишком длинное: скажите короче.",
    "an explanation is one line of text without control characters":
      "Объяснение — одна строка текста без управляющих символов.",
    "explanations come when the answer is open, once each":
      "Каждый объясняет один раз, когда ответ открыт.",
    "players explain in the order of their associations: it is not your turn":
      "Объясняют в том порядке, в каком назвали слова: сейчас не ваша очередь.",
    "nobody waits for you to be ready now":
      "Сейчас никто не ждёт вашей готовности.",
    "you have said that you are ready":
      "Вы уже сказали, что готовы.",
    "only the host changes the time of the discussion":
      "Время обсуждения меняет только ведущий стола.",
    "there is no discussion now":
      "Сейчас обсуждения нет.",
    "the explanations have time limits of their own":
      "У объяснений своё ограничение времени.",
    "a discussion is extended at most three times":
      "Обсуждение можно продлить не больше трёх раз.",
    "the vote comes after the discussion":
      "Голосуют после обсуждения.",
    "you have voted, and a vote is final":
      "Вы уже проголосовали, и голос окончательный.",
    "there is no server: one of the players is the human":
      "Сервера нет: человек — один из игроков.",
    "vote for the number of an association, or for 9, the server":
      "Голосуйте за номер ассоциации или за 9 — сервер.",
    "you cannot vote for your own association":
      "Нельзя голосовать за свою ассоциацию.",
    "those who watch do not play":
      "Зрители не играют.",
    "the game is over":
      "Игра окончена.",
    "the game is for 3 to 8 players":
      "Игра для 3–8 игроков.",
    "a game has 1 to 16 rounds":
      "В игре от 1 до 16 раундов.",
    "the discussion lasts 10 to 3600 seconds":
      "Обсуждение длится от 10 до 3600 секунд.",
    "say one word":
      "Назовите одно слово.",
    "the word is too long: 30 letters and 63 bytes are the most":
      "Слово слишком длинное: не больше 30 букв.",
    "the word is damaged (it is not UTF-8): type it again":
      "Слово повреждено: наберите его ещё раз.",
    "one word only: no spaces":
      "Только одно слово, без пробелов.",
    "letters only: no digits":
      "Только буквы, без цифр.",
    "the word holds a control character: type it by hand":
      "В слове есть управляющий символ: наберите его вручную.",
    "the word holds an invisible character: type it by hand instead of pasting it":
      "В слове есть невидимый символ: наберите его вручную, а не вставляйте.",
    "letters only: no emoji, no symbols, no punctuation but inner hyphens and apostrophes":
      "Только буквы: без эмодзи, символов и знаков препинания, кроме дефиса и апострофа внутри слова.",
    "a hyphen or apostrophe must stand between two letters":
      "Дефис или апостроф ставится между двумя буквами.",
    "an accent must follow a letter":
      "Знак ударения ставится после буквы.",
    "there are too many accents on one letter":
      "Слишком много знаков над одной буквой.",
    "the word mixes letters of different alphabets that may look alike: type it with one keyboard layout":
      "В слове смешаны похожие буквы разных алфавитов: наберите его в одной раскладке.",
    "words for the numbers one to nine are not allowed: say something about the picture":
      "Числа от одного до девяти называть нельзя: скажите что-нибудь о картине.",
  },
};
