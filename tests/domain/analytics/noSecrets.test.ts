import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { eventProperties, identifyPayload, screenProperties } from '#domain/analytics/eventProperties.ts';
import { failureName } from '#domain/analytics/pageEvents.ts';
import { visitorOf } from '#domain/analytics/visitor.ts';
import { screenName } from '#domain/navigation/routes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { canary, password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

/** Any session in which everything but the email and the account type has the canary, or the password. */
const sessionWithCanaries = fc.tuple(session, fc.option(email)).map(([any, known]) =>
  withParts(signedIn(any), {
    typed: { email: known },
    person: { signInCode: unsafeNominal<'AuthCode'>(canary) },
    visit: { redirect: unsafeNominal<'SafeUrl'>(`https://partner.test/?_dfxid=${canary}`), helpcentre: canary },
    oAuth: { state: canary, codeChallenge: canary, promptsLogin: false },
  }),
);

const containsSecret = (sent: unknown): boolean =>
  [canary, password].some((secret) => JSON.stringify(sent).includes(secret));

describe('analytics', () => {
  itAlways(
    'carries no secret and no phone number in any event',
    [sessionWithCanaries, analyticsEvent],
    (visit, event) => {
      expect(containsSecret(visit)).toBe(true);
      const recordingUrl = `https://app.logrocket.test/s/1?t=${canary}#${canary}`;
      const shown = { ...visitorOf(visit, context.settings), brand: 'xe', recordingUrl };
      expect(containsSecret([eventProperties(event, shown), screenProperties('Sign in', shown)])).toBe(false);
    },
  );

  itAlways('carries none in the name of a screen or of a failure', [routePath], (path) => {
    const fault = { _tag: 'PasswordRefused', rule: canary };
    expect(containsSecret([failureName(fault, path), screenName(path)])).toBe(false);
  });

  itAlways('carries none in the traits of a visitor', [sessionWithCanaries, consent], (visit, given) => {
    const release = { version: '1.0.0', environment: 'production' };
    const { userLocale, typed } = visit;
    const visitor = { consent: given, brand: 'xe', release, locale: userLocale, email: typed.email };
    expect(containsSecret(identifyPayload(visitor))).toBe(false);
  });
});
