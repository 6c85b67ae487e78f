// Sounds in Russian; en.ts is the source.
import type { sound as english } from "./en.ts";

export const sound: typeof english = {
  sound: "Звук",
  turnOff: "Выключить звук",
  turnOn: "Включить звук",
  inWords: "Звуки словами",
  inWordsHelp: "Внизу написано, что сейчас звучит.",
  names: {
    key: "щёлкает клавиша",
    slide: "скользит перфокарта",
    pencil: "карандаш зачёркивает",
    feed: "движется бумажная лента",
    yes: "загорается лампа: колокольчик",
    no: "лампа не горит: глухое гудение",
    token: "деревянная фишка",
    breath: "все затаили дыхание",
    turn: "карта переворачивается",
    glow: "что-то начинает светиться",
    point: "очко",
    win: "четыре колокольчика, всё выше",
    lose: "три ноты, всё ниже",
    tick: "тикают часы",
    yourTurn: "два колокольчика: ваш ход",
  },
};
