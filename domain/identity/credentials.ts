import type { Nominal } from '#domain/shared/nominal.ts';

/** An email address as the HTML standard accepts it, its domain in ASCII, without surrounding space, case kept. Only `parseEmail` makes one. */
export type Email = Nominal<'Email'>;

/** A password exactly as typed: never empty, never trimmed, never stored. */
export type Password = Nominal<'Password'>;

/** Six digits. Only `parseCode` makes one. */
export type OneTimeCode = Nominal<'OneTimeCode'>;

/** What a person signs in with. */
export type Credentials = { readonly email: Email; readonly password: Password };

/** The fields of a sign-in form, unchecked. */
export type TypedCredentials = { readonly email: string; readonly password: string };
