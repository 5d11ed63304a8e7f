/** The parts of an email address between which a line may break: after its @ and after each dot. Together they are the address. */
export const emailParts = (email: string): ReadonlyArray<string> => email.match(/[^@.]+[@.]*|[@.]/g) ?? [];
