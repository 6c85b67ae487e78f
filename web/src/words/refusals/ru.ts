// What the rules refuse, in Russian; en.ts is the source.
import type { Words } from "../en.ts";

export const refusals: Words["refusals"] = {
  "only the Responder answers":
    "Отвечает только Ответчик.",
  "your next row comes when all have voted or passed":
    "Следующий ряд придёт, когда все проголосуют или спасуют.",
  "there is no such card in your row":
    "В вашем ряду нет такой карты.",
  "that is the Machine's card; choose another one":
    "Это карта Машины; выберите другую.",
  "the Responder does not vote":
    "Ответчик не голосует.",
  "you have voted, and a vote is final":
    "Вы уже проголосовали, и голос окончательный.",
  "everybody votes once, after the third pair":
    "Все голосуют один раз, после третьей пары.",
  "wait for the Responder's next pair":
    "Дождитесь следующей пары Ответчика.",
  "you have passed; vote after the next pair":
    "Вы спасовали; голосуйте после следующей пары.",
  "nobody may pass; vote after the third pair":
    "Пасовать нельзя; голосуйте после третьей пары.",
  "after the third pair you must vote":
    "После третьей пары нужно голосовать.",
  "the deck needs at least 60 pictures":
    "В колоде должно быть не меньше 60 картин.",
  "the target is 1 to 6, the most that can be reached":
    "Цель — от 1 до 6, больше набрать нельзя.",
  "there are voting cards in six colours: at most 6 players":
    "Карты голосования шести цветов: не больше 6 игроков.",
  "competitive play needs 3 to 6 players":
    "Для соревнования нужно от 3 до 6 игроков.",
  "co-operative play needs 2 to 6 players":
    "Для совместной игры нужно от 2 до 6 игроков.",
  "Gnirut needs 2 to 6 players":
    "Для Гнирюта нужно от 2 до 6 игроков.",
  "those who watch do not play":
    "Зрители не играют.",
  "the game is over":
    "Игра окончена.",
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
  "there is no server: one of the players is the human":
    "Сервера нет: человек — один из игроков.",
  "vote for the number of an association, or for 9, the server":
    "Голосуйте за номер ассоциации или за 9 — сервер.",
  "you cannot vote for your own association":
    "Нельзя голосовать за свою ассоциацию.",
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
  "1 to 8 players":
    "От 1 до 8 игроков.",
  "there are more handicaps than players":
    "Фор больше, чем игроков.",
  "a handicap is 0, 1 or 2 questions":
    "Фора — 0, 1 или 2 вопроса.",
  "a handicap is for players against each other":
    "Фора нужна, только когда играют друг против друга.",
  "your code was wrong, and you are out":
    "Ваш код был неверным, и вы выбыли.",
  "you have shown your thumb; wait for the others":
    "Вы завершили раунд; подождите остальных.",
  "after the first question the proposal stays for this round":
    "После первого вопроса предложение в этом раунде не меняют.",
  "Too many tables were opened from your address; please wait a little.":
    "С вашего адреса открыто слишком много столов; подождите немного.",
  "The table could not be written down; please try again.":
    "Не удалось записать стол; попробуйте ещё раз.",
  "That was too fast; please wait a moment.":
    "Слишком быстро; подождите немного.",
  "You are watching; connect with a token to join.":
    "Вы смотрите; чтобы играть, назовитесь и сядьте за стол.",
  "That name will not do: ":
    "Такое имя не подойдёт. Выберите другое, от 1 до 24 знаков.",
  "Somebody here has that name; please choose another.":
    "Здесь уже есть кто-то с таким именем; выберите другое.",
  "Only the host can do that.":
    "Это может только хозяин стола.",
  "No game is on.":
    "Сейчас игра не идёт.",
  "Only those who sit can do that.":
    "Это могут только те, кто сидит за столом.",
  "There is no game with that name.":
    "Игры с таким названием нет.",
  "A table has 1 to 8 seats.":
    "За столом от 1 до 8 мест.",
  "A limit for thinking is at least 5 seconds.":
    "На раздумья даётся не меньше 5 секунд.",
  "These options will not do: ":
    "Такие настройки не подойдут.",
  "The token must be 32 random bytes in base64url.":
    "Странице не удалось представиться; перезагрузите её.",
  "You were asked to leave this table.":
    "Вас попросили покинуть этот стол.",
  "The table is locked; ask the host to open it.":
    "Стол закрыт; попросите хозяина открыть его.",
  "The table is full; you can watch.":
    "За столом нет места; можно смотреть.",
  "Seats stay as they are while a game is on.":
    "Пока идёт игра, места не меняют.",
  "There is no such seat.":
    "Такого места нет.",
  "That seat is taken.":
    "Это место занято.",
  "You do not sit.":
    "Вы не сидите за столом.",
  "There is no such person at the table.":
    "Такого человека за столом нет.",
  "You cannot ask yourself to leave.":
    "Попросить уйти самого себя нельзя.",
  "A game is on; end it first.":
    "Игра ещё идёт; сначала закончите её.",
  "A game is on already.":
    "Игра уже идёт.",
  "Nobody sits at the table.":
    "За столом никто не сидит.",
  "There is no game to play again.":
    "Нет игры, которую можно сыграть ещё раз.",
  "The table is paused.":
    "Стол на паузе.",
  "That is no command of this game: ":
    "В этой игре так нельзя.",
  "The table is paused already.":
    "Стол уже на паузе.",
  "The table is not paused.":
    "Стол не на паузе.",
  "No limit for thinking is running.":
    "Время на раздумья сейчас не идёт.",
  "This limit was doubled already.":
    "Это время уже удвоили.",
  "A bot sits there already.":
    "Там уже сидит бот.",
  "No bot sits there.":
    "Бота там нет.",
  "That bot plays this game to its end.":
    "Этот бот доиграет партию до конца.",
  "The host has closed the talk.":
    "Хозяин стола закрыл разговор.",
  "You are silent for now.":
    "Сейчас вы молчите.",
  "That cannot be said: ":
    "Так сказать нельзя: от 1 до 300 знаков, без управляющих символов.",
  "The notebook is full: it holds 4000 bytes.":
    "Блокнот заполнен.",
  "You are watching; join with a name first.":
    "Вы смотрите; сначала назовитесь.",
  "That was too much at once; please come back in a minute.":
    "Слишком много сразу; вернитесь через минуту.",
  "There are too many watchers; please come back later.":
    "Зрителей слишком много; зайдите позже.",
  "You have joined this table by another connection.":
    "Вы уже вошли за этот стол через другое соединение.",
  "This table's book is full; please open another table.":
    "Книга этого стола заполнена; откройте другой стол.",
  "Whoever must be silent keeps their name, too.":
    "Кто должен молчать, тот и имя не меняет.",
  "These options are too long.":
    "Эти настройки слишком длинные.",
  "There is no such language or deck.":
    "Такого языка или такой колоды нет.",
  "You are here from another device now.":
    "Теперь вы здесь с другого устройства.",
  "This page is from another version of Parlour; please reload it.":
    "Эта страница от другой версии Parlour; перезагрузите её.",
  "The table is closed.":
    "Стол закрыт.",
  "There is no such table.":
    "Такого стола нет.",
  "Whoever sits there is here; a bot sits in for those who are away.": "Тот, кто там сидит, здесь; бот заменяет только тех, кто не на связи.",
  "You are at this table already.":
    "Вы уже за этим столом.",
};
