import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

const reply: TwoFactorReply = {
  status: 'Enrolled',
  success: true,
  verificationChannels: ['SMS', 'CALL'],
  challengeName: 'TwoFASMS',
  retryAfterMs: null,
};

const faults: ReadonlyArray<IdentityFault> = [
  { _tag: 'Unreachable' },
  { _tag: 'ServiceFailed' },
  { _tag: 'SignedOut' },
  { _tag: 'Unexpected' },
];

describe('enterTwoFactor', () => {
  it('reads profile, number and status in this order, and sends nothing', async () => {
    const { signIn, calls: asked, engine, twoFactor } = await makeTwoFactorTestApp('sms2fa');
    expect(await signIn()).toBe('/2fa/phone-validation');
    expect(asked()).toEqual([
      { call: 'tokens' },
      { call: 'profile' },
      { call: 'lookUpPhone', number: '+447700900101' },
      { call: 'send2FA', ask: { _tag: 'StatusOnly' } },
    ]);
    expect(engine.inbox(null)).toEqual([]);
    expect(twoFactor()).toMatchObject({ requirement: 'InSession', verificationChannels: ['sms', 'call'] });
  });

  it('does the same without tokens after a refused sign-in', async () => {
    const { signIn, calls: asked, twoFactor } = await makeTwoFactorTestApp('legacy2fa');
    expect(await signIn()).toBe('/2fa/phone-validation');
    expect(asked().map(({ call }) => call)).toEqual(['profile', 'lookUpPhone', 'send2FA']);
    expect(twoFactor()).toMatchObject({ requirement: 'BySignIn' });
  });

  it('verifies in the session once there is one, also after a refused sign-in', async () => {
    const { signIn, useCases, twoFactor } = await makeTwoFactorTestApp('legacy2fa');
    await signIn();
    expect(twoFactor().requirement).toBe('BySignIn');
    await useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password: seedPassword })();
    expect(twoFactor()).toMatchObject({ requirement: 'InSession' });
  });

  it.each(['profile', 'send2FA'] as const)('leads to sign-in, which shows the fault, if %s fails', async (call) => {
    for (const fault of faults) {
      const { signIn, useCases } = await makeTwoFactorTestApp('sms2fa', () => ({
        [call]: call === 'profile' ? TE.left(fault) : () => TE.left(fault),
      }));
      expect(await signIn()).toBe('/signin');
      expect(useCases.session.get().progress.entryFault).toEqual(fault);
    }
  });

  it.each(['/2fa/phone-validation', '/2fa/verify-number', '/2fa/change-number'] as const)(
    'leads to sign-in from %s after a reload if the service fails',
    async (to) => {
      let fault: IdentityFault | null = null;
      const { signIn, useCases, ports } = await makeTwoFactorTestApp('sms2fa', ({ profile }) => ({
        profile: () => (fault === null ? profile() : TE.left(fault)()),
      }));
      await signIn();
      ports.session.update(inTwoFactor(standingChanged('Unread')));
      fault = { _tag: 'ServiceFailed' };
      expect(await useCases.runGuards({ to, query: '', scheme: 'https:' })()).toEqual({ _tag: 'Route', to: '/signin' });
      expect(useCases.session.get().progress.entryFault).toEqual(fault);
    },
  );

  it('asks to review a number if its lookup fails', async () => {
    for (const fault of faults) {
      const { signIn, twoFactor } = await makeTwoFactorTestApp('sms2fa', () => ({ lookUpPhone: () => TE.left(fault) }));
      expect(await signIn()).toBe('/2fa/review-number');
      expect(twoFactor().phone).toEqual({ _tag: 'Unchecked', number: '+447700900101' });
    }
  });
});

describe('a code by email', () => {
  it('is sent once to the email of the profile if two-factor is set up without a number', async () => {
    const { signIn, calls: asked, engine, twoFactor } = await makeTwoFactorTestApp('email2fa');
    expect(await signIn()).toBe('/2fa/verify-number');
    expect(asked().filter(({ call }) => call === 'send2FA')).toEqual([
      { call: 'send2FA', ask: { _tag: 'StatusOnly' } },
      { call: 'send2FA', ask: { _tag: 'ByEmail' } },
    ]);
    expect(engine.inbox('email2fa@sandbox.test')).toMatchObject([{ channel: 'email' }]);
    expect(twoFactor()).toMatchObject({ channel: 'email', previousChannel: null, sendAttempts: 1 });
  });

  it('leads to the error page if the service refuses to send', async () => {
    const { signIn, twoFactor, errors } = await makeTwoFactorTestApp('email2fa', () => ({
      send2FA: ({ _tag }) => TE.right({ ...reply, success: _tag !== 'ByEmail' }),
    }));
    expect(await signIn()).toBe('/signin/error');
    expect(twoFactor().sendAttempts).toBe(0);
    expect(errors()).toContain('Sending a code failed: Unexpected');
  });

  it('leads to sign-in if the send fails', async () => {
    const { signIn } = await makeTwoFactorTestApp('email2fa', () => ({
      send2FA: ({ _tag }) => (_tag === 'ByEmail' ? TE.left({ _tag: 'ServiceFailed' }) : TE.right(reply)),
    }));
    expect(await signIn()).toBe('/signin');
  });
});
