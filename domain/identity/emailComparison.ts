/** Whether two known addresses name the same mailbox for certain: they differ at most in the case of ASCII letters of the domain. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && withPlainDomain(one) === withPlainDomain(other);

/** Whether two known addresses can name the same mailbox: they differ at most in the case of ASCII letters, which many services ignore. */
export const mayBeSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && inLowerCase(one) === inLowerCase(other);

const withPlainDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at) + inLowerCase(email.slice(at));
};

// Because: other letters change their case in surprising ways: the Kelvin sign becomes a plain k.
const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
