import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { queryValue } from '#domain/shared/webAddress.ts';

/** A normalised address that the allow-list admits. Only `validateRedirect` makes one. */
export type SafeUrl = Nominal<'SafeUrl'>;

/** A tracking parameter that a redirect keeps. */
export type KeptParam = '_dfxid' | '_clientagentid';

/** The tracking parameters that a redirect keeps, in the order they are written. */
export const keptParams: ReadonlyArray<KeptParam> = ['_dfxid', '_clientagentid'];

/** Why an address was refused. */
export type RedirectFault = {
  readonly _tag: 'Malformed' | 'SchemeRefused' | 'CredentialsInAddress' | 'OriginNotListed';
};

/** The PKCE challenge of a relying party with its method, which is S256 only; or neither. */
type Challenge =
  | { readonly codeChallenge: string; readonly codeChallengeMethod: 'S256' }
  | { readonly codeChallenge: null; readonly codeChallengeMethod: null };

/** The OAuth values of a relying party, passed through unchanged: none of them is logged or tracked. */
export type OAuth = { readonly state: string | null } & Challenge;

/** OAuth values as a query or a storage has them: any text, or none. */
export type RawOAuth = { readonly [Name in keyof OAuth]: string | null };

/** No OAuth values. */
export const noOAuth: OAuth = { state: null, codeChallenge: null, codeChallengeMethod: null };

/** The OAuth values that are passed on: a challenge without S256, or S256 without a challenge, is dropped with its method. */
export const readOAuth = ({ state, codeChallenge, codeChallengeMethod }: RawOAuth): OAuth =>
  codeChallenge !== null && codeChallenge !== '' && codeChallengeMethod === 'S256'
    ? { state, codeChallenge, codeChallengeMethod }
    : { ...noOAuth, state };

/** Whether a challenge or a method is there that `readOAuth` drops. */
export const dropsChallenge = (raw: RawOAuth): boolean =>
  (raw.codeChallenge !== null || raw.codeChallengeMethod !== null) && readOAuth(raw).codeChallenge === null;

/** The tracking parameters of a query, and no others. */
export const keptQuery = (query: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const name of keptParams) {
    const value = queryValue(query, name);
    if (value !== null) kept.append(name, value);
  }
  return kept;
};

/** Parameters as a query in which a space is %20 and never a plus, because servers read a plus differently. */
export const asQuery = (query: URLSearchParams): string => {
  const written = query.toString().replaceAll('+', '%20');
  return written === '' ? '' : `?${written}`;
};

/** A complete address outside this site, with the auth code where there is one. */
export type ExternalUrl = Nominal<'ExternalUrl'>;

/** A validated address as a destination, without an auth code. */
export const toExternalUrl = (address: SafeUrl): ExternalUrl => unsafeNominal<'ExternalUrl'>(address);
