// Turing Machine in Russian; en.ts is the source.
import type { words as english } from "./en.ts";
import { inRussian as count } from "../../../words/plural.ts";

export const words: typeof english = {
  title: "Машина Тьюринга",
  says: [
    "Машина на перфокартах прячет код из трёх цифр, а её проверяющие отвечают только «да» или «нет».",
    "Спросите нужных проверяющих о нужных кодах и найдите код за наименьшее число вопросов.",
    "Играйте в одиночку против МАШИНЫ или наперегонки с друзьями.",
  ],
  shapes: { triangle: "треугольник", square: "квадрат", circle: "круг" },
  criteria: {
    even: "{it} — чётное",
    odd: "{it} — нечётное",
    multipleOf: "{it} делится на {n}",
    belowOthers: "{it} меньше всех",
    aboveOthers: "{it} больше всех",
    notAboveOthers: "{it} не больше остальных",
    notBelowOthers: "{it} не меньше остальных",
    digits: (howMany, digit) =>
      (["нет #", "ровно одна #", "ровно две #", "три раза #"][howMany] ?? "").replace("#", String(digit)),
    evens: (howMany) => ["нет чётных", "одна чётная", "две чётные", "три чётные"][howMany] ?? "",
    moreEvens: "чётных больше",
    moreOdds: "нечётных больше",
    alike: (howMany) => ["", "все цифры разные", "две одинаковые, одна нет", "все три одинаковые"][howMany] ?? "",
    pairs: (howMany) => (howMany === 1 ? "есть пара одинаковых" : "нет пары одинаковых"),
    order: (kind) => ["ни роста, ни убывания", "по возрастанию", "по убыванию"][kind] ?? "",
    ascendingRun: (length) =>
      length === 0 ? "нет цифр подряд" : count(length, { one: "", few: "# цифры подряд, вверх", many: "" }),
    run: (length) =>
      length === 0 ? "нет цифр подряд" : count(length, { one: "", few: "# цифры подряд, вверх или вниз", many: "" }),
  },

  choose: "Выберите задачу",
  problems: "Задачи",
  ways: { dealt: "Новая", printed: "01–20", code: "Код", box: "Ваша коробка" },
  waysHelp: {
    dealt: "Задача, которой никто не видел: её сдаёт машина.",
    printed: "Двадцать задач из напечатанной книжечки.",
    code: "Задача, которой с вами поделились.",
    box: "Сыграйте задачу из своей коробки: её карты и номера проверочных карт.",
  },
  mode: "Режим",
  modes: { classic: "Классика", extreme: "Экстрим", nightmare: "Кошмар" },
  modesHelp: {
    classic: "У каждого проверяющего одна карта, и он проверяет одну её строку.",
    extreme: "У каждого проверяющего две карты, и он проверяет одну строку одной из них.",
    nightmare: "Никто не знает, какая карта чья.",
  },
  verifiers: "Проверяющие",
  difficulty: "Сложность",
  difficulties: { easy: "Легко", standard: "Обычно", hard: "Трудно" },
  opponent: "МАШИНА играет",
  opponents: { careless: "небрежно", thorough: "тщательно", perfect: "безупречно" },
  problemCode: "Код задачи",
  cardsOfBox: "Карты критериев, начиная с A",
  cardsOfBoxHelp: "Например, 4, 9, 11, 14. В «Экстриме» по две на проверяющего.",
  numbersOfBox: "Проверочные карты",
  numbersOfBoxHelp: "Их номера, например 564, 355, 635, 720.",
  start: "Запустить машину",
  goOn: "Играть дальше",
  problemNumber: (number) => `Задача ${String(number).padStart(2, "0")}`,

  round: (number) => `Раунд ${number}`,
  rounds: (number) => count(number, { one: "# раунд", few: "# раунда", many: "# раундов" }),
  questions: (number) => count(number, { one: "# вопрос", few: "# вопроса", many: "# вопросов" }),
  machine: "Машина",
  sheet: "Лист",
  verifier: (letter) => `Проверяющий ${letter}`,
  card: (number) => `Карта ${number}`,
  ask: (letter) => `Спросить ${letter}`,
  saysYes: "Да",
  saysNo: "Нет",
  answered: (letter, code, yes) => `Проверяющий ${letter} говорит «${yes ? "да" : "нет"}» на ${code}.`,
  proposal: "Ваше предложение",
  proposalHelp: "Поставьте три цифры и спросите о них до трёх проверяющих.",
  proposalStays: "до конца раунда не меняется",
  questionsLeft: (number) =>
    number === 0
      ? "В этом раунде вопросов не осталось."
      : count(number, { one: "остался # вопрос", few: "осталось # вопроса", many: "осталось # вопросов" }),
  endRound: "Следующий раунд",
  endTurn: "Ещё не знаю",
  know: "Я знаю код",
  theCode: "Код такой…",
  onlyOnce: "Попытка одна: неверный код проигрывает.",
  wrongIsOut: "С неверным кодом вы выходите из игры.",
  check: (code) => `Проверить ${code}`,
  setAll: "Поставьте все три цифры.",
  crossedOut: "зачёркнуто",
  taken: "отмечено как верное",
  markHelp: "Коснитесь строки карты, чтобы зачеркнуть её, ещё раз — чтобы отметить как верную.",
  digits: "Цифры",
  digitsHelp: "Коснитесь цифры, чтобы зачеркнуть её.",
  notes: "Заметки",
  notesHelp: "Их видите только вы.",
  noRows: "Здесь записывается всё, о чём вы спросили.",
  whichVerifier: "Чья это карта?",
  waiting: "Ждём остальных…",
  youAreOut: "Ваш код неверный: вы вне игры. Остальные продолжают.",
  out: "вне игры",
  others: "Остальные",
  done: "готово",

  found: "Вы его нашли",
  foundBy: (names) => `Код найден: ${names}`,
  foundToo: "Вы тоже нашли код, но вопросов было больше.",
  youAreLast: "Победа ваша: больше никого не осталось",
  isLast: (name) => `Победа! ${name}: больше никого не осталось`,
  notFound: "Машина хранит свою тайну",
  wrongCode: (code) => `${code} — неверно.`,
  codeWas: "Код был",
  youNeeded: "Вы",
  machineNeeded: "МАШИНА",
  beaten: "Вы победили МАШИНУ.",
  notBeaten: "На этот раз МАШИНА оказалась лучше.",
  couldBe: (codes) =>
    codes === 1
      ? "Можно было не сомневаться: оставался один код."
      : count(codes, {
          one: "Ещё был возможен # код.",
          few: "Ещё были возможны # кода.",
          many: "Ещё было возможно # кодов.",
        }),
  again: "Ещё одну",
  other: "Выбрать задачу",
  shareProblem: "Поделиться задачей",
  boxNumbers: "В вашей коробке",
  howTo: [
    "Машина прячет код из трёх цифр от 1 до 5: треугольник, квадрат, круг.",
    "Каждый проверяющий проверяет одну строку своей карты, и вы не знаете какую.",
    "Составьте предложение и спросите проверяющего. Он скажет «да», если предложение подходит под его строку.",
    "Об одном предложении можно спросить до трёх проверяющих; потом начинается следующий раунд.",
    "Ровно один код подходит под все проверяемые строки, и ни один проверяющий не лишний.",
    "Когда не останется сомнений, назовите код. Попытка одна; за столом из назвавших его в одном раунде побеждает тот, кто задал меньше вопросов.",
  ],
  options: {
    play: "Как вы играете",
    plays: { competitive: "Каждый за себя", together: "Один лист на всех" },
  },
  // What its rules refuse, by the reason that the engine gives; a test compares them with the C++ sources.
  refusals: {
    "name the problem in one way: printed, code, or cards with numbers":
      "Укажите задачу одним способом: напечатанную, по коду или по картам с номерами.",
    "cards and numbers go together":
      "Карты и номера указывают вместе.",
    "the printed problems are classic":
      "Напечатанные задачи — классические.",
    "the printed problems are 1 to 20":
      "Напечатанные задачи — с 1 по 20.",
    "no problem has that code; look for a typing error":
      "Задачи с таким кодом нет; проверьте, нет ли опечатки.",
    "these cards and numbers make no valid problem; `parlour machine from-numbers` says why":
      "Из этих карт и номеров не получается верной задачи; сверьте их с коробкой ещё раз.",
    "a machine has 4, 5 or 6 verifiers":
      "У машины 4, 5 или 6 проверяющих.",
    "this machine has no such verifier":
      "У этой машины нет такого проверяющего.",
    "compose a proposal first":
      "Сначала составьте предложение.",
    "you have asked that verifier about this proposal":
      "Вы уже спрашивали этого проверяющего об этом предложении.",
    "three questions a round; show your thumb":
      "Три вопроса за раунд; завершите раунд.",
    "your handicap counts as questions asked in the first round; show your thumb":
      "Ваша фора считается вопросами первого раунда; завершите раунд.",
    "those who watch do not play":
      "Зрители не играют.",
    "the game is over":
      "Игра окончена.",
    "your code was wrong, and you are out":
      "Ваш код был неверным, и вы выбыли.",
    "you have shown your thumb; wait for the others":
      "Вы завершили раунд; подождите остальных.",
    "after the first question the proposal stays for this round":
      "После первого вопроса предложение в этом раунде не меняют.",
    "1 to 8 players":
      "От 1 до 8 игроков.",
    "there are more handicaps than players":
      "Фор больше, чем игроков.",
    "a handicap is 0, 1 or 2 questions":
      "Фора — 0, 1 или 2 вопроса.",
    "a handicap is for players against each other":
      "Фора нужна, только когда играют друг против друга.",
  },
};
