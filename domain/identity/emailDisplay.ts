/** A masked address, which only its owner recognizes: the first one or two letters and the domain are shown. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};

/** The parts of an address, which together are the address. A line may break between them: after the @ and after each dot. */
export const emailParts = (email: string): ReadonlyArray<string> => email.match(/[^@.]+[@.]*|[@.]/g) ?? [];
