import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as J from 'fp-ts/Json';

export type ConsentCategory = 'performance' | 'marketing' | 'compliance';

/** What a person agreed to. */
export type Consent = { readonly [Category in ConsentCategory]: boolean };

/** Consent as it comes out of the cookie: compliance can never be true. */
export type LoadedConsent = Consent & { readonly compliance: false };

/** Whether a choice was made before, and which. */
export type ConsentState<C extends Consent = Consent> =
  | { readonly _tag: 'Unset' }
  | { readonly _tag: 'Given'; readonly consent: C };

export const noConsent: LoadedConsent = { performance: false, marketing: false, compliance: false };

/** The categories there are, and no others. */
export const consentCategories: ReadonlyArray<ConsentCategory> = ['performance', 'marketing', 'compliance'];

export const consentCookie: string = 'xe_account_consent';

/** How long a choice is remembered. */
export const consentDays: number = 365;

/** What the cookie says: unset unless it holds all three flags as true or false; compliance comes out false. */
export const loadConsent = (cookie: string | null): ConsentState<LoadedConsent> =>
  pipe(
    J.parse(cookie ?? ''),
    E.match(() => ({ _tag: 'Unset' }), readFlags),
  );

/** What the cookie is to say. */
export const storedConsent = ({ performance, marketing, compliance }: Consent): string =>
  JSON.stringify({ performance, marketing, compliance });

const readFlags = (json: J.Json): ConsentState<LoadedConsent> => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { _tag: 'Unset' };
  const flags = new Map(Object.entries(json));
  const [performance, marketing, compliance] = consentCategories.map((category) => flags.get(category));
  if (typeof performance !== 'boolean' || typeof marketing !== 'boolean' || typeof compliance !== 'boolean')
    return { _tag: 'Unset' };
  return { _tag: 'Given', consent: { performance, marketing, compliance: false } };
};
