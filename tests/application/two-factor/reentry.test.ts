import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

const phoneValidation = { to: '/2fa/phone-validation', query: '', scheme: 'https:' } as const;

describe('a page of two-factor whose status is not known any more', () => {
  it('reads tokens, profile and status again, and shows the same screen for the same number', async () => {
    const { signIn, useCases, ports, calls, twoFactor } = await makeTwoFactorTestApp('sms2fa');
    await signIn();
    ports.session.update(inTwoFactor(standingChanged('Unread')));
    const before = calls().length;
    expect(await useCases.runGuards(phoneValidation)()).toBeNull();
    expect(
      calls()
        .slice(before)
        .map(({ call }) => call),
    ).toEqual(['tokens', 'profile', 'lookUpPhone', 'send2FA']);
    expect(twoFactor()).toMatchObject({ standing: 'Read', requirement: 'InSession', changingNumber: false });
  });

  it('leads to /continue, and reads nothing more, if no second factor is required', async () => {
    const { signIn, useCases, calls } = await makeTwoFactorTestApp('personal');
    await signIn();
    const before = calls().length;
    expect(await useCases.runGuards(phoneValidation)()).toEqual(toRoute('/continue'));
    expect(
      calls()
        .slice(before)
        .map(({ call }) => call),
    ).not.toContain('profile');
  });

  it('leads to sign-in, which shows why, if the tokens cannot be fetched', async () => {
    let isDown = false;
    const { signIn, useCases, ports, calls } = await makeTwoFactorTestApp('sms2fa', ({ tokens }) => ({
      tokens: (profileId) => (isDown ? TE.left({ _tag: 'Unreachable' }) : tokens(profileId)),
    }));
    await signIn();
    ports.session.update(inTwoFactor(standingChanged('Unread')));
    isDown = true;
    const before = calls().length;
    expect(await useCases.runGuards(phoneValidation)()).toEqual(toRoute('/signin'));
    expect(
      calls()
        .slice(before)
        .map(({ call }) => call),
    ).toEqual(['tokens']);
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });
});
