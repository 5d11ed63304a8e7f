/**
 * Whether two addresses name the same mailbox for certain: the part before the last @ is equal to the letter, the domain is
 * equal without regard to the case of ASCII letters. An address that is not known is the same as none.
 */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && withPlainDomain(one) === withPlainDomain(other);

/**
 * Whether two addresses can name the same mailbox: equal without regard to the case of ASCII letters, which many services ignore. An
 * address that is not known is the same as none.
 */
export const mayBeSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && inLowerCase(one) === inLowerCase(other);

const withPlainDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at) + inLowerCase(email.slice(at));
};

// Because: other letters change their case in surprising ways: the Kelvin sign becomes a plain k.
const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
