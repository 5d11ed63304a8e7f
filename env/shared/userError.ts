/** An error that the user can fix: commands print its message without a stack trace. */
export const userError = (message: string): Error => Object.assign(new Error(message), { name: 'UserError' });
