import type { Nominal } from '#domain/shared/nominal.ts';

/** An address as the HTML standard accepts it, surrounding space dropped, case kept. Minted by `parseEmail` alone. */
export type Email = Nominal<'Email'>;

/** A password exactly as typed; never empty, never trimmed, never stored. */
export type Password = Nominal<'Password'>;

/** Six digits. Minted by `parseCode` alone. */
export type OneTimeCode = Nominal<'OneTimeCode'>;

export type Credentials = { readonly email: Email; readonly password: Password };

/** What stands in the form, unchecked. */
export type TypedCredentials = { readonly email: string; readonly password: string };
