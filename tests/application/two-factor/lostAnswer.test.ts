import { describe, expect, it } from 'vitest';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

/** Opens the page of the code, whose next answer is lost: the service has the code, or has not got it. */
const openCodePage = async (name: string, loss: 'loses' | 'breaks' | null = 'loses'): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  await app.sendCode();
  const calls = loss === null ? [] : (['validate2FA', 'signInWithTwoFactor'] as const);
  for (const call of calls) app[loss ?? 'loses'](call, { _tag: 'Unreachable' });
  return app;
};

describe('a code of the second factor whose answer is lost', () => {
  it('leads on in a session when it is sent again, for the tokens say that the factor is completed', async () => {
    const app = await openCodePage('sms2fa');
    expect([await app.verify(), await app.verify()]).toEqual(['Unreachable', 'ClientRedirect']);
    expect(app.engine.inbox(null).filter((sent) => sent.purpose === 'two-factor')).toHaveLength(1);
  });

  it('leads to /continue as part of a sign-in, because no answer has confirmed the person', async () => {
    const app = await openCodePage('legacy2fa');
    expect([await app.verify(), await app.verify()]).toEqual(['Unreachable', '/continue']);
    expect(app.session()).toMatchObject({
      person: { confirmed: null },
      secrets: { password: null },
      progress: { unanswered: null },
    });
    expect(answerOf(await app.useCases.visit.continue()())).toBe('ClientRedirect');
  });

  it('hands nobody else over whose session the browser has by now', async () => {
    const app = await openCodePage('sms2fa');
    await app.verify();
    await app.ports.identity.signIn(seed('personal'), requestContext)();
    expect(await app.verify()).toBe('/continue');
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('asks for no tokens where no answer was lost', async () => {
    const app = await openCodePage('sms2fa', null);
    const before = app.made('tokens');
    expect(await app.verify({ code: app.wrong() })).toBe('CodeMismatch');
    expect(app.made('tokens')).toBe(before);
  });

  it.each(['sms2fa', 'legacy2fa'])(
    'and that had not arrived is wrong where it is, and then leads on: %s',
    async (name) => {
      const app = await openCodePage(name, 'breaks');
      expect(await app.verify()).toBe('Unreachable');
      expect(await app.verify({ code: app.wrong() })).toBe('CodeMismatch');
      expect(app.twoFactor().verificationAttempts).toBe(1);
      expect(await app.verify()).toBe('ClientRedirect');
    },
  );

  it.each(['sms2fa', 'legacy2fa'])(
    'and that had not arrived is asked for again once it has expired: %s',
    async (name) => {
      const app = await openCodePage(name, 'breaks');
      await app.verify();
      app.advance(11 * 60_000);
      expect(await app.verify()).toBe('CodeExpired');
      const codes = { fault: { _tag: 'expiredCode' } };
      expect(app.session()).toMatchObject({ progress: { unanswered: null }, codes });
      await app.useCases.twoFactor.resendCode()();
      expect(await app.verify()).toBe('ClientRedirect');
    },
  );
});
