import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { newSession } from '#domain/session/newSession.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

/** A call at the entry; that of the status comes before that of the code by email. */
type EntryCall = 'tokens' | 'profile' | 'StatusOnly' | 'ByEmail';

const breakCall = ({ breaks }: TwoFactorTestApp, call: EntryCall, fault: IdentityFault): void => {
  if (call === 'ByEmail') breaks('requestTwoFactor', null, fault);
  else breaks(call === 'StatusOnly' ? 'requestTwoFactor' : call, fault);
};

/** A person with a session, in another tab. */
const openTab = async (name: string): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  app.advance(60_000);
  app.ports.session.update(() => newSession);
  return app;
};

const faults: ReadonlyArray<IdentityFault> = [{ _tag: 'ServiceFailed' }, { _tag: 'SignedOut' }];
const callsOf = ({ calls }: TwoFactorTestApp): ReadonlyArray<string> => calls().map(({ call }) => call);

describe('the entry of two-factor', () => {
  it('reads profile, number and status in this order, and sends nothing', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    const status = { call: 'requestTwoFactor', ask: { _tag: 'StatusOnly' } };
    const lookup = { call: 'lookUpPhone', number: '+447700900101' };
    expect(app.calls()).toEqual([{ call: 'tokens' }, { call: 'profile' }, lookup, status]);
    expect(app.engine.inbox(null)).toEqual([]);
    expect(app.twoFactor()).toMatchObject({ requirement: 'InSession', verificationChannels: ['sms', 'call'] });
  });

  it('reads no tokens after a refused sign-in, and verifies in the session once there is one', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    expect(callsOf(app)).toEqual(['profile', 'lookUpPhone', 'requestTwoFactor']);
    expect(app.twoFactor().requirement).toBe('BySignIn');
    await app.useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password: seedPassword })();
    expect(app.twoFactor().requirement).toBe('InSession');
  });

  it('asks to review a number if its lookup fails', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    app.breaks('lookUpPhone', { _tag: 'Unreachable' });
    expect(await app.signIn()).toBe('/2fa/review-number');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Unchecked', number: '+447700900101', type: null });
  });

  it('reads tokens, profile and status again after a reload, and shows the same screen for the same number', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    expect(await app.reopen('/2fa/phone-validation')).toBeNull();
    expect(callsOf(app).slice(4)).toEqual(['tokens', 'profile', 'lookUpPhone', 'requestTwoFactor']);
    expect(app.twoFactor()).toMatchObject({ standing: 'Read', requirement: 'InSession', newNumber: 'None' });
  });

  it('leads to /continue, and reads no profile, if no second factor is required', async () => {
    const app = await makeTwoFactorTestApp('personal');
    await app.signIn();
    expect(await app.open('/2fa/phone-validation')).toBe('/continue');
    expect(callsOf(app)).not.toContain('profile');
  });
});

describe('a call at the entry of two-factor that fails', () => {
  it.each([
    ['sms2fa', 'profile'],
    ['sms2fa', 'StatusOnly'],
    ['email2fa', 'ByEmail'],
  ] as const)('leads %s from sign-in to sign-in, which shows the fault of %s', async (name, call) => {
    for (const fault of faults) {
      const app = await makeTwoFactorTestApp(name);
      breakCall(app, call, fault);
      expect(await app.signIn()).toBe('/signin');
      expect(app.session().progress.entryFault).toEqual(fault);
    }
  });

  it.each([
    ['sms2fa', '/2fa/phone-validation', 'tokens'],
    ['sms2fa', '/2fa/verify-number', 'profile'],
    ['email2fa', '/2fa/verify-number', 'ByEmail'],
    ['personal', '/2fa/change-number', 'profile'],
    ['personal', '/2fa/add-number', 'profile'],
  ] as const)('leads %s from %s to sign-in, which shows the fault of %s', async (name, to, call) => {
    for (const fault of faults) {
      const tab = await openTab(name);
      breakCall(tab, call, fault);
      expect(await tab.open(to)).toBe('/signin');
      expect(tab.session().progress.entryFault).toEqual(fault);
    }
  });
});

describe('a code by email', () => {
  it('is sent once to the email of the profile if two-factor is set up without a number', async () => {
    const app = await makeTwoFactorTestApp('email2fa');
    expect(await app.signIn()).toBe('/2fa/verify-number');
    expect(app.calls().filter(({ call }) => call === 'requestTwoFactor')).toEqual([
      { call: 'requestTwoFactor', ask: { _tag: 'StatusOnly' } },
      { call: 'requestTwoFactor', ask: { _tag: 'ByEmail' } },
    ]);
    expect(app.engine.inbox('email2fa@sandbox.test')).toMatchObject([{ channel: 'email' }]);
    expect(app.twoFactor()).toMatchObject({ sent: { channel: 'email', previousChannel: null, sendAttempts: 1 } });
  });

  it('leads to the error page if the service refuses to send, and to its screen once the service sends one', async () => {
    let refused: TwoFactorReply | null = {
      status: 'Enrolled',
      success: false,
      verificationChannels: [],
      challengeName: null,
      retryAfterMs: null,
    };
    const app = await makeTwoFactorTestApp('email2fa', ({ requestTwoFactor }) => ({
      requestTwoFactor: (ask, context) =>
        refused !== null && ask._tag === 'ByEmail' ? TE.right(refused) : requestTwoFactor(ask, context),
    }));
    expect(await app.signIn()).toBe('/signin/error');
    expect(app.twoFactor().sent).toBeNull();
    expect(app.errors()).toContain('Sending a code failed: Unexpected');
    app.ports.session.update(() => newSession);
    expect(await app.open('/2fa/verify-number')).toBe('/signin/error');
    refused = null;
    breakCall(app, 'ByEmail', { _tag: 'ServiceFailed' });
    expect(await app.open('/2fa/verify-number')).toBe('/signin');
    expect(app.session().progress.entryFault).toEqual({ _tag: 'ServiceFailed' });
    expect(await app.open('/2fa/verify-number')).toBeNull();
    expect(app.session().progress.entryFault).toBeNull();
    expect(app.engine.inbox('email2fa@sandbox.test')).toHaveLength(1);
  });
});
