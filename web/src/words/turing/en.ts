// Turing in English: the source; es, it and ru must have every key of it.
export const turing = {
  title: "Turing",
};
