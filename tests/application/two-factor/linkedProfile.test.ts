import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import type { LinkedDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { byPhone, code, proofOf, requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp, screenOf, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const linked = (mobilePhone: string): LinkedDraft => ({
  name: mobilePhone,
  accountType: 'Personal',
  mobileNumber: { mobilePrefix: '44', mobilePhone },
});

/** A sign-in that is refused until the second factor is done, in a tab that knows the linked accounts of the person. */
const refusedSignIn = async (): Promise<TwoFactorTestApp> => {
  let isRefused = false;
  const app = await makeTwoFactorTestApp('moved2fa', ({ signIn }) => ({
    signIn: (...call) => (isRefused ? TE.left({ _tag: 'TwoFactorIncomplete' }) : signIn(...call)),
  }));
  app.engine.createAccount({
    email: 'moved2fa@sandbox.test',
    password: seedPassword,
    accountType: 'Personal',
    twoFactor: 'Required',
    twoFactorStatus: 'SetupRequired',
    linked: [linked('7700900171'), linked('7700900172')],
  });
  expect(await app.signIn()).toBe('/2fa/choose-number');
  isRefused = true;
  expect(await app.signIn()).toBe('/2fa/choose-number');
  expect(app.twoFactor().requirement).toBe('BySignIn');
  return app;
};

const verify = async ({ useCases, newestCode, calls }: TwoFactorTestApp): Promise<unknown> => {
  expect(answerOf(await useCases.twoFactor.sendCode('sms')())).toBe('/2fa/verify-number');
  await useCases.twoFactor.verify({ code: newestCode(), password: seedPassword, rememberBrowser: false })();
  return calls().find(({ call }) => call === 'signInWithTwoFactor');
};

describe('the profile of a linked number', () => {
  it('is sent with the sign-in that proves the number', async () => {
    const app = await refusedSignIn();
    const chosen = app.twoFactor().linkedNumbers[1];
    expect(answerOf(await app.useCases.twoFactor.chooseNumber(chosen?.profileId ?? '')())).toBe(
      '/2fa/phone-validation',
    );
    expect(await verify(app)).toMatchObject({ proof: { number: '+447700900172', profileId: chosen?.profileId } });
  });

  it('is not sent with another number that is typed instead', async () => {
    const app = await refusedSignIn();
    await app.useCases.twoFactor.chooseNumber(app.twoFactor().linkedNumbers[1]?.profileId ?? '')();
    await app.useCases.twoFactor.enterNumber({ country: 'GB', number: '07700 900173' })();
    expect(await verify(app)).toMatchObject({ proof: { number: '+447700900173', profileId: null } });
  });

  it('is forgotten with its number if the account has a number of its own by now', async () => {
    const app = await refusedSignIn();
    await app.useCases.twoFactor.chooseNumber(app.twoFactor().linkedNumbers[1]?.profileId ?? '')();
    const { identity } = app.ports;
    await identity.send2FA(byPhone('+447700900174'), requestContext)();
    await identity.validate2FA(proofOf(code(app.newestCode()), '+447700900174'), requestContext)();
    app.ports.session.update(inTwoFactor(standingChanged('Unread')));
    await app.useCases.runGuards({ to: '/2fa/phone-validation', query: '', scheme: 'https:' })();
    expect(await verify(app)).toMatchObject({ proof: { number: '+447700900174', profileId: null } });
  });
});

describe('a refused sign-in while another person signs in in another tab', () => {
  it('leads to sign-in and shows nothing of the other person', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    const { phone } = app.twoFactor();
    await app.ports.identity.signIn(seed('sms2fa'), requestContext)();
    app.ports.session.update(inTwoFactor(standingChanged('Unread')));
    const answer = await app.useCases.runGuards({ to: '/2fa/phone-validation', query: '', scheme: 'https:' })();
    expect(answer === null ? null : screenOf(answer)).toBe('/signin');
    expect(app.useCases.session.get()).toMatchObject({
      typed: { email: 'legacy2fa@sandbox.test' },
      progress: { entryFault: { _tag: 'SignedOut' } },
    });
    expect(app.twoFactor().phone).toEqual(phone);
  });

  it('goes on if the profile spells the email in other case', async () => {
    const app = await makeTwoFactorTestApp('LEGACY2FA');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
  });
});
