import { describe, expect, it } from 'vitest';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { context } from '#tests/arbitraries/navigationRequest.ts';
import { makeDeferredTestApp, flushPromises } from '#tests/application/support/deferredTestApp.ts';

/** Visits screens outside Europe, where analytics needs no choice; returns what was tracked for each. */
const visitScreens = async (...paths: ReadonlyArray<string>): Promise<ReadonlyArray<unknown>> => {
  const { ports, recordedCalls } = makeDeferredTestApp({ signals: { timeZone: () => 'America/New_York' } });
  const { onNavigated } = makeDeferredServices(ports, context, '');
  paths.forEach(onNavigated);
  await flushPromises();
  return recordedCalls().flatMap(({ call, name, payload }) =>
    call === 'page' ? [[name, payload['flow'] ?? null]] : [],
  );
};

describe('deferredServices', () => {
  it('track each screen with its flow; two-factor belongs to the flow that led there', async () => {
    expect(await visitScreens('/signin', '/2fa/phone-validation', '/2fa/verify-number', '/signup')).toEqual([
      ['login', 'Sign in'],
      ['2FA setup', 'Sign in'],
      ['2FA setup', 'Sign in'],
      ['account registration', 'Sign up'],
    ]);
  });

  it('count two-factor as a sign-up if no flow led there, and keep the last label for a screen without one', async () => {
    expect(await visitScreens('/2fa/change-number', '/continue', '/no/such/screen')).toEqual([
      ['change of 2FA phone number', 'Sign up'],
      ['continue-as', 'Sign up'],
      ['not found', 'Sign up'],
    ]);
    expect(await visitScreens('/change-password')).toEqual([['change password', null]]);
  });
});
