import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsPasswordAgain } from '#domain/identity/needsPasswordAgain.ts';
import { accountTypeOfRedirect } from '#domain/platform/accountType.ts';
import { noOAuth } from '#domain/redirect/redirect.ts';
import {
  leftForRegistration,
  redirectedToClient,
  signedOut,
  startedOver,
  withCredentialsAfter,
  withSentEmail,
} from '#domain/session/changes.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { session } from '#tests/arbitraries/session.ts';

const endings = { signedOut, redirectedToClient, leftForRegistration };
const password = unsafeNominal<'Password'>('Canary-Passw0rd');

/** What a session may keep of a visit: nothing here belongs to a person. */
const visitFields = ['userLocale', 'platform', 'redirect', 'referenceSource', 'helpcentre'] as const;
const visitOf = (of: Session): Partial<Session> =>
  Object.fromEntries(visitFields.map((field) => [field, of[field]] as const));

/** A field of a person with a value that no generator makes. */
const canary = 'canary-of-a-person';
const signedIn = (visit: Session): Session => ({
  ...visit,
  email: unsafeNominal<'Email'>(`${canary}@example.test`),
  signedInAs: `${canary}@example.test`,
  password,
  code: unsafeNominal<'OneTimeCode'>(canary),
  accessToken: unsafeNominal<'AccessToken'>(canary),
  authCode: unsafeNominal<'AuthCode'>(canary),
  profileId: unsafeNominal<'ProfileId'>(canary),
  chosenProfileId: unsafeNominal<'ProfileId'>(canary),
  linkedAccounts: [
    {
      profileId: unsafeNominal<'ProfileId'>(canary),
      accountType: 'Personal',
      name: canary,
      mobileNumber: { mobilePrefix: canary, mobilePhone: canary },
    },
  ],
  twoFactor: {
    ...visit.twoFactor,
    phone: { _tag: 'Unchecked', number: canary, lookedUpType: null },
    profileNumber: canary,
    linkedNumbers: [{ profileId: unsafeNominal<'ProfileId'>(canary), number: canary }],
    profileId: unsafeNominal<'ProfileId'>(canary),
  },
});

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
        const { oAuth, idpSession } = one;
        expect(change({ ...other, ...visitOf(one), oAuth, idpSession })).toEqual(change(one));
      }),
    );
  });

  it('keeps what the visit and its partner need, also over a reload', () => {
    fc.assert(
      fc.property(session, (visit) => {
        const left = change(visit);
        const accountType = visit.redirect === null ? null : accountTypeOfRedirect(visit.redirect);
        expect(left).toMatchObject({ ...visitOf(visit), accountType });
        expect(readSession(writeSession(left), () => visit.redirect)).toEqual(left);
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
        expect(signedOut(visit).oAuth).toEqual(visit.oAuth);
        expect(signedOut(redirectedToClient(visit)).oAuth).toEqual(noOAuth);
      }),
    );
  });
});

describe('startedOver', () => {
  it('keeps the language and the email of an unfinished visit, and no email after an ending', () => {
    fc.assert(
      fc.property(session, (visit) => {
        const { userLocale } = visit;
        expect(startedOver(visit)).toEqual({ ...newSession, userLocale, email: visit.email });
        for (const ending of Object.values(endings))
          expect(startedOver(ending(visit))).toEqual({ ...newSession, userLocale });
      }),
    );
  });
});

describe('withSentEmail', () => {
  it('keeps no second factor of an earlier sign-in, whoever the person was', () => {
    fc.assert(
      fc.property(session, email, (visit, address) => {
        const sent = withSentEmail(address)(signedIn(visit));
        expect(sent).toMatchObject({ email: address, entryFault: null });
        expect(sent.twoFactor).toEqual(noTwoFactor);
      }),
    );
  });
});

describe('withCredentialsAfter', () => {
  it('stores the password only after a fault whose flow sends it again', () => {
    fc.assert(
      fc.property(session, email, identityFault, (visit, address, fault) => {
        const before = { ...visit, password: null };
        const after = withCredentialsAfter(fault, { email: address, password })(before);
        const stored = { password: after.password, isChanged: after !== before };
        const isNeeded = needsPasswordAgain(fault);
        expect(stored).toEqual({ password: isNeeded ? password : null, isChanged: isNeeded });
      }),
    );
  });

  it('needs it for a sign-up code and for a second factor', () => {
    fc.assert(
      fc.property(identityFault, (fault) => {
        expect(needsPasswordAgain(fault)).toBe(['EmailUnconfirmed', 'TwoFactorIncomplete'].includes(fault._tag));
      }),
    );
  });
});
