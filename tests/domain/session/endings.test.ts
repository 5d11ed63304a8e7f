import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountTypeOfRedirect } from '#domain/redirect/referenceSource.ts';
import { signedOut, startedOver, signedInElsewhere } from '#domain/session/endings.ts';
import { leftForRegistration, redirectedToClient } from '#domain/session/leaving.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { canary, password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const endings = { signedOut, redirectedToClient, leftForRegistration };

/** What a session may keep of a visit: nothing here belongs to a person. */
const visitOf = ({ userLocale, visit, signOuts }: Session): Pick<Session, 'userLocale' | 'visit' | 'signOuts'> => ({
  userLocale,
  visit,
  signOuts,
});

describe.each(Object.entries(endings))('%s', (_name, change) => {
  itAlways('keeps no email, password, code, id, name, number or token of any session', [session], (visit) => {
    const left = JSON.stringify(change(signedIn(visit)));
    expect(left).not.toContain(canary);
    expect(left).not.toContain(password);
  });

  itAlways('leaves the same session, whoever the person was', [session, session], (one, other) => {
    const progress = { ...other.progress, idpSession: one.progress.idpSession };
    expect(change({ ...other, ...visitOf(one), oAuth: one.oAuth, progress })).toEqual(change(one));
  });

  itAlways('keeps what the visit and its partner need, also over a reload', [session], (visit) => {
    const left = change(visit);
    const accountType = visit.visit.redirect === null ? null : accountTypeOfRedirect(visit.visit.redirect);
    expect(left).toMatchObject({ ...visitOf(visit), typed: { accountType } });
    expect(readSession(writeSession(left), () => visit.visit.redirect)).toEqual({ ...left, leaving: null });
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
          expect(ending(withParts(visit, { visit: { redirect } })).typed.accountType).toBe(accountType);
      }),
    );
  });
});

describe('a password change that needs a sign-in', () => {
  itAlways('is forgotten by every ending, and kept for the browser’s own session', [session], (visit) => {
    for (const ending of [...Object.values(endings), startedOver])
      expect(ending(visit).progress.passwordChange).toBe('None');
    expect(signedInElsewhere(visit).progress.passwordChange).toBe(visit.progress.passwordChange);
  });
});

describe('the OAuth values', () => {
  itAlways(
    'are gone after a redirect, and stay for the pending request of the partner after a sign-out',
    [session],
    (visit) => {
      for (const ending of [redirectedToClient, leftForRegistration, startedOver])
        expect(ending(visit).oAuth).toEqual(newSession.oAuth);
      expect(signedOut(visit).oAuth).toEqual(visit.oAuth);
      expect(signedOut(redirectedToClient(visit)).oAuth).toEqual(newSession.oAuth);
    },
  );
});

describe('startedOver', () => {
  itAlways(
    'keeps the languages and the emails of an unfinished visit, and no email after an ending',
    [session],
    (visit) => {
      const { userLocale, signOuts } = visit;
      const { email, typedEmail } = visit.typed;
      const { uiLocales } = visit.visit;
      const kept = { ...newSession, userLocale, visit: { ...newSession.visit, uiLocales }, signOuts };
      expect(startedOver(visit)).toEqual({ ...kept, typed: { ...newSession.typed, email, typedEmail } });
      for (const ending of Object.values(endings)) expect(startedOver(ending(visit))).toEqual(kept);
    },
  );
});
