/** A masked address, which only its owner recognizes: the first one or two letters and the domain are shown. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};

/** The parts of an address, which together are the address. A line may break between them: after the @ and after each dot. */
export const emailParts = (email: string): ReadonlyArray<string> => email.match(/[^@.]+[@.]*|[@.]/g) ?? [];

/** The first letters of the first and the last word of a name, in capitals; one letter for one word, and none for no word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.filter((_, at) => at === 0 || at === words.length - 1);
  return ends
    .map((word) => Array.from(word)[0])
    .join('')
    .toUpperCase();
};
