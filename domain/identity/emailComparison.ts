/** Whether two known addresses certainly name the same mailbox. They may differ in the case of ASCII letters of the domain only. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && withLowerCaseDomain(one) === withLowerCaseDomain(other);

/** Whether two known addresses may name the same mailbox. They may differ in the case of any ASCII letters, which many services ignore. */
export const mayBeSameEmail = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && inLowerCase(one) === inLowerCase(other);

const withLowerCaseDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at) + inLowerCase(email.slice(at));
};

// Because: only ASCII letters change their case in the same way everywhere. The Kelvin sign, for example, becomes a plain k.
const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
