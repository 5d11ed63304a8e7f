/** Where the server reports to its operator. */
export type Output = { readonly print: (line: string) => void; readonly warn: (line: string) => void };

/** Returns what an operator reads of an error: the sentence of a user error; of others the stack, without the request that they may name. */
export const errorText = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return fault.name === 'UserError' ? fault.message : (fault.stack ?? fault.message);
};
