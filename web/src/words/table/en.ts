// What surrounds every table, in English: the source; es, it and ru must have every key of it.

export const table = {
  close: "Close",
  cancel: "Cancel",
  done: "Done",
  copy: "Copy",
  copied: "Copied.",
  share: "Share",
  loading: "One moment…",
  yes: "Yes",
  no: "No",
  you: "you",
};
