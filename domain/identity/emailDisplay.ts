/** An address its owner recognizes and others cannot read: the first one or two letters, and the domain. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};

/** The parts of an email address between which a line may break: after its @ and after each dot. Together they are the address. */
export const emailParts = (email: string): ReadonlyArray<string> => email.match(/[^@.]+[@.]*|[@.]/g) ?? [];
