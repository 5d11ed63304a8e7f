import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import * as fields from './sessionFields.ts';
import { nullable } from './sessionFields.ts';

/** Admits an address again: what was stored since may have been tampered with. */
export type Admit = (stored: string) => SafeUrl | null;

/** Raised whenever the shape below changes: what another build stored is then not read. */
const version = 1;

/** Held in memory alone. */
type MemoryOnly = 'password' | 'code' | 'accessToken' | 'signedInAs' | 'authCode' | 'entryFault';

/** Every field of the session that is no secret: one that is added must be either, or this does not compile. */
const kept = {
  userLocale: fields.locale,
  email: nullable(fields.email),
  codeFault: nullable(fields.codeFault),
  accountType: nullable(t.keyof({ Personal: null, Business: null, XECD: null, XERA: null })),
  platform: nullable(fields.platform),
  continueAsPlatform: nullable(fields.platform),
  redirect: nullable(t.string),
  oAuth: fields.oAuth,
  referenceSource: nullable(
    t.keyof({ personal: null, business: null, XECD: null, XERA: null, XECI: null, DEVPORTAL: null }),
  ),
  helpcentre: nullable(t.string),
  profileId: nullable(fields.profileId),
  linkedAccounts: fields.linkedAccounts,
  chosenProfileId: nullable(fields.profileId),
  hasConsentedToMarketing: t.boolean,
  idpSession: t.keyof({ None: null, Attempted: null, AccountExists: null, NoAccount: null, Live: null }),
  twoFactor: fields.keptTwoFactor,
  codeFor: nullable(fields.codePurpose),
  resendAt: nullable(t.number),
} satisfies { readonly [Field in Exclude<keyof Session, MemoryOnly>]: t.Mixed };

const Stored = t.type({ version: t.literal(version), session: t.exact(t.type(kept)) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The session as a text fit for the tab's storage: nothing in it signs anybody in, or is a phone number. */
export const writeSession = (session: Session): string => JSON.stringify(Stored.encode({ version, session }));

/** The session a text holds, its redirect admitted again; null for any text that is not just such a one. */
export const readSession = (text: string, admit: Admit): Session | null =>
  pipe(
    Stored.decode(parsed(text)),
    E.match(
      () => null,
      ({ session }) => ({
        ...newSession,
        ...session,
        redirect: session.redirect === null ? null : admit(session.redirect),
        twoFactor: { ...newSession.twoFactor, ...session.twoFactor },
      }),
    ),
  );
