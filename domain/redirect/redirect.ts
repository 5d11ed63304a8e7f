import type { Nominal } from '#domain/shared/nominal.ts';

/** An address that was normalised and whose whole origin is on the allow-list. Minted by `admitRedirect` alone. */
export type SafeUrl = Nominal<'SafeUrl'>;

/** The two tracking parameters a redirect keeps, in the order they are written. */
export type KeptParam = '_dfxid' | '_clientagentid';
export const keptParams: ReadonlyArray<KeptParam> = ['_dfxid', '_clientagentid'];

/** Why an address was not admitted. */
export type RedirectFault = {
  readonly _tag: 'Malformed' | 'SchemeRefused' | 'CredentialsInAddress' | 'OriginNotListed';
};

/** What a relying party asked for, passed through unread: nothing of it is logged or tracked. */
export type OAuth = {
  readonly state: string | null;
  readonly codeChallenge: string | null;
  readonly codeChallengeMethod: 'S256' | null;
};

export const noOAuth: OAuth = { state: null, codeChallenge: null, codeChallengeMethod: null };
