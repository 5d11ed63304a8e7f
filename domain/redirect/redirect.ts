import type { Nominal } from '#domain/shared/nominal.ts';

/** A normalised address whose whole origin is on the allow-list. Only `validateRedirect` makes one. */
export type SafeUrl = Nominal<'SafeUrl'>;

/** A tracking parameter that a redirect keeps. */
export type KeptParam = '_dfxid' | '_clientagentid';

/** The tracking parameters that a redirect keeps, in the order they are written. */
export const keptParams: ReadonlyArray<KeptParam> = ['_dfxid', '_clientagentid'];

/** Why an address was refused. */
export type RedirectFault = {
  readonly _tag: 'Malformed' | 'SchemeRefused' | 'CredentialsInAddress' | 'OriginNotListed';
};

/** The OAuth values of a relying party, passed through unchanged: none of them is logged or tracked. */
export type OAuth = {
  readonly state: string | null;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: 'S256' | null;
};

/** No OAuth values. */
export const noOAuth: OAuth = { state: null, codeChallenge: null, codeChallengeMethod: null };
