// Turing Machine in English: the source; es, it and ru must have every key of it.

export const turingMachine = {
  title: "Turing Machine",
};
