import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { eventProperties, identifyPayload } from '#domain/analytics/eventProperties.ts';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { failureName } from '#domain/analytics/pageEvents.ts';
import { visitorOf } from '#domain/analytics/visitor.ts';
import type { MobileNumber } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { locales } from '#domain/locale/locale.ts';
import { screenName } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { email } from '#tests/arbitraries/email.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const canary = 'Canary';
const secret = fc.stringMatching(/^[a-zA-Z0-9]{0,12}$/).map((tail) => `${canary}-${tail}`);
const mobile: fc.Arbitrary<MobileNumber> = fc.record({ mobilePrefix: secret, mobilePhone: secret });

/** Any session in which every secret, and every query, contains the canary. */
const sessionWithCanaries: fc.Arbitrary<Session> = fc
  .record({ secret, email: fc.option(email), mobile, twoFactor, locale: fc.constantFrom(...locales) })
  .map(({ secret: value, email: address, mobile: mobileNumber, twoFactor: state, locale }) => ({
    ...newSession,
    userLocale: locale,
    typed: { ...newSession.typed, email: address, accountType: 'Business' },
    secrets: {
      ...newSession.secrets,
      password: unsafeNominal<'Password'>(value),
      code: unsafeNominal<'OneTimeCode'>(value),
    },
    person: {
      ...newSession.person,
      accessToken: unsafeNominal<'AccessToken'>(value),
      authCode: unsafeNominal<'AuthCode'>(value),
      signInCode: unsafeNominal<'AuthCode'>(value),
      accountType: 'Business',
      linkedAccounts: [
        { profileId: unsafeNominal<'ProfileId'>(value), accountType: 'Personal', name: value, mobileNumber },
      ],
    },
    visit: {
      ...newSession.visit,
      redirect: unsafeNominal<'SafeUrl'>(`https://partner.test/?_dfxid=${value}`),
      helpcentre: value,
      referenceSource: 'business',
    },
    oAuth: { state: value, codeChallenge: value, codeChallengeMethod: 'S256', promptsLogin: false },
    twoFactor: {
      ...state,
      phone: { _tag: 'Checked', number: value, landline: false },
      linkedNumbers: [{ profileId: unsafeNominal<'ProfileId'>(value), number: value }],
    },
  }));

const recordingUrl = secret.map((value) => `https://app.logrocket.test/s/1?t=${value}#${value}`);

const containsSecret = (sent: unknown): boolean => JSON.stringify(sent).includes(canary);

describe('analytics', () => {
  itAlways(
    'carries no password, code, token, phone number, OAuth value or query in any event',
    [sessionWithCanaries, analyticsEvent, recordingUrl],
    (session, event, url) => {
      expect(containsSecret(session)).toBe(true);
      const context = { ...visitorOf(session), brand: 'xe', recordingUrl: url };
      expect(containsSecret(eventProperties(event, context))).toBe(false);
    },
  );

  itAlways(
    'carries none in the events derived from a session or a fault',
    [sessionWithCanaries, secret, routePath],
    (session, rule, path) => {
      const fault: IdentityFault = { _tag: 'PasswordRefused', rule };
      const { channel } = session.twoFactor;
      const events: ReadonlyArray<AnalyticsEvent> = [
        { name: 'Signed Up' },
        { name: 'Two Factor Completed', channel },
        { name: 'Account Selected', accounts: session.person.linkedAccounts.length },
        { name: 'Redirected', platform: session.visit.platform },
      ];
      expect(containsSecret([events, failureName(fault, path), screenName(path)])).toBe(false);
    },
  );

  itAlways('carries none in the traits of a visitor', [sessionWithCanaries, consent], (session, given) => {
    const release = { version: '1.0.0', environment: 'production' };
    const {
      userLocale: locale,
      typed: { email: address },
    } = session;
    expect(containsSecret(identifyPayload({ consent: given, brand: 'xe', release, locale, email: address }))).toBe(
      false,
    );
  });
});
