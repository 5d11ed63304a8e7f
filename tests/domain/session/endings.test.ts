import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOAuth } from '#domain/redirect/redirect.ts';
import { accountTypeOfRedirect } from '#domain/redirect/referenceSource.ts';
import {
  leftForRegistration,
  redirectedToClient,
  signedOut,
  startedOver,
  withoutOwnSignIn,
} from '#domain/session/endings.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { canary, password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';

const endings = { signedOut, redirectedToClient, leftForRegistration };

/** What a session may keep of a visit: nothing here belongs to a person. */
const visitFields = [
  'userLocale',
  'uiLocales',
  'platform',
  'redirect',
  'hasRequestedRedirect',
  'referenceSource',
  'helpcentre',
  'signOuts',
] as const;
const visitOf = (of: Session): Partial<Session> =>
  Object.fromEntries(visitFields.map((field) => [field, of[field]] as const));

describe.each(Object.entries(endings))('%s', (_name, change) => {
  it('keeps no email, password, code, id, name, number or token of any session', () => {
    fc.assert(
      fc.property(session, (visit) => {
        const left = JSON.stringify(change(signedIn(visit)));
        expect(left).not.toContain(canary);
        expect(left).not.toContain(password);
      }),
    );
  });

  it('leaves the same session, whoever the person was', () => {
    fc.assert(
      fc.property(session, session, (one, other) => {
        const { oAuth, promptsLogin, idpSession } = one;
        expect(change({ ...other, ...visitOf(one), oAuth, promptsLogin, idpSession })).toEqual(change(one));
      }),
    );
  });

  it('keeps what the visit and its partner need, also over a reload', () => {
    fc.assert(
      fc.property(session, (visit) => {
        const left = change(visit);
        const accountType = visit.redirect === null ? null : accountTypeOfRedirect(visit.redirect);
        expect(left).toMatchObject({ ...visitOf(visit), accountType });
        expect(readSession(writeSession(left), () => visit.redirect)).toEqual({ ...left, leaving: null });
      }),
    );
  });
});

describe('the account type of a redirect', () => {
  it.each([
    ['https://partner.brand.test/corporate-registration', 'Business'],
    ['https://partner.brand.test/back', null],
    [null, null],
  ])('of %s stays %s after every ending', (address, accountType) => {
    const redirect = address === null ? null : unsafeNominal<'SafeUrl'>(address);
    fc.assert(
      fc.property(session, (visit) => {
        for (const ending of Object.values(endings))
          expect(ending({ ...visit, redirect }).accountType).toBe(accountType);
      }),
    );
  });
});

describe('a password change that needs a sign-in', () => {
  it('is forgotten by every ending, and kept for the browser’s own session', () => {
    fc.assert(
      fc.property(session, (visit) => {
        for (const ending of [...Object.values(endings), startedOver])
          expect(ending(visit).passwordChange).toBe('None');
        expect(withoutOwnSignIn(visit).passwordChange).toBe(visit.passwordChange);
      }),
    );
  });
});

describe('the OAuth values', () => {
  it('are gone after a redirect, and stay for the pending request of the partner after a sign-out', () => {
    fc.assert(
      fc.property(session, (visit) => {
        expect(redirectedToClient(visit).oAuth).toEqual(noOAuth);
        expect(leftForRegistration(visit).oAuth).toEqual(noOAuth);
        expect(signedOut(visit)).toMatchObject({ oAuth: visit.oAuth, promptsLogin: visit.promptsLogin });
        for (const ending of [redirectedToClient, leftForRegistration, startedOver])
          expect(ending(visit).promptsLogin).toBe(false);
        expect(signedOut(redirectedToClient(visit)).oAuth).toEqual(noOAuth);
      }),
    );
  });
});

describe('startedOver', () => {
  it('keeps the languages and the emails of an unfinished visit, and no email after an ending', () => {
    fc.assert(
      fc.property(session, (visit) => {
        const { userLocale, uiLocales, typedEmail, signOuts } = visit;
        const kept = { ...newSession, userLocale, uiLocales, signOuts };
        expect(startedOver(visit)).toEqual({ ...kept, email: visit.email, typedEmail });
        for (const ending of Object.values(endings)) expect(startedOver(ending(visit))).toEqual(kept);
      }),
    );
  });
});
