// What surrounds every table, in Russian; en.ts is the source.
import type { Words } from "../en.ts";

export const table: Words["table"] = {
  close: "Закрыть",
  cancel: "Отмена",
  done: "Готово",
  copy: "Скопировать",
  copied: "Скопировано.",
  share: "Поделиться",
  loading: "Минутку…",
  yes: "Да",
  no: "Нет",
  you: "вы",
};
