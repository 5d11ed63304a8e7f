/** The first letters of the first and the last word of a name, in capitals; one letter for one word, and none for no word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.filter((_, at) => at === 0 || at === words.length - 1);
  return ends
    .map((word) => Array.from(word)[0])
    .join('')
    .toUpperCase();
};
