// What a house refuses, in Russian; en.ts is the source.
import type { Words } from "../en.ts";

export const refusals: Words["refusals"] = {
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
