// I Am Not Human in English: the source; es, it and ru must have every key of it.
export const notHuman = {
  title: "I Am Not Human",
};
