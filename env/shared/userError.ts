/** An error that the user can fix: commands print its message without a stack trace. */
export const userError = (message: string): Error => Object.assign(new Error(message), { name: 'UserError' });

/** What to print of a fault: its message alone where the user can fix it, as with an option that does not exist. */
export const printable = (fault: Error & { readonly code?: string }): string | Error =>
  fault.name === 'UserError' || fault.code?.startsWith('ERR_PARSE_ARGS') === true ? fault.message : fault;
