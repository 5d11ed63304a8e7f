import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const fault: IdentityFault = { _tag: 'Unreachable' };

/** Opens the page of the code. The service verifies a code, or gets none, and the answers are lost until the faults are used up. */
const openCodePage = async (
  name: string,
  faults: ReadonlyArray<IdentityFault>,
  reaches: 'Service' | 'Nobody' = 'Service',
): Promise<TwoFactorTestApp> => {
  let left = faults;
  const losing =
    <A>(call: TaskEither<IdentityFault, A>): TaskEither<IdentityFault, A> =>
    async () => {
      const [next, ...rest] = left;
      left = rest;
      if (next === undefined) return call();
      if (reaches === 'Service') await call();
      return E.left(next);
    };
  const app = await makeTwoFactorTestApp(name, (identity) => ({
    validate2FA: (...args) => losing(identity.validate2FA(...args)),
    signInWithTwoFactor: (...args) => losing(identity.signInWithTwoFactor(...args)),
  }));
  await app.signIn();
  await app.sendCode();
  return app;
};

const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');
const tokenCalls = ({ calls }: TwoFactorTestApp): number => calls().filter(({ call }) => call === 'tokens').length;

describe('a code of the second factor whose answer is lost', () => {
  it('leads on in a session when it is sent again, for the tokens say that the factor is completed', async () => {
    const app = await openCodePage('sms2fa', [fault]);
    expect([await app.verify(), await app.verify()]).toEqual(['Unreachable', 'ClientRedirect']);
    expect(app.engine.inbox(null).filter((sent) => sent.purpose === 'two-factor')).toHaveLength(1);
  });

  it('leads to /continue as part of a sign-in, because no answer has confirmed the person', async () => {
    const app = await openCodePage('legacy2fa', [fault]);
    expect([await app.verify(), await app.verify()]).toEqual(['Unreachable', '/continue']);
    expect(app.session()).toMatchObject({
      person: { confirmed: null },
      secrets: { password: null },
      progress: { unanswered: null },
    });
    expect(answerOf(await app.useCases.visit.continue()())).toBe('ClientRedirect');
  });

  it('hands nobody else over whose session the browser has by now', async () => {
    const app = await openCodePage('sms2fa', [fault]);
    await app.verify();
    await app.ports.identity.signIn(seed('personal'), requestContext)();
    expect(await app.verify()).toBe('/continue');
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('asks for no tokens where no answer was lost', async () => {
    const app = await openCodePage('sms2fa', []);
    const before = tokenCalls(app);
    expect(await app.verify({ code: wrongFor(app.newestCode()) })).toBe('CodeMismatch');
    expect(tokenCalls(app)).toBe(before);
  });

  describe.each(['sms2fa', 'legacy2fa'])('and that had not arrived, of %s', (name) => {
    it('is wrong where it is, and then leads on', async () => {
      const app = await openCodePage(name, [fault], 'Nobody');
      expect(await app.verify()).toBe('Unreachable');
      expect(await app.verify({ code: wrongFor(app.newestCode()) })).toBe('CodeMismatch');
      expect(app.twoFactor().verificationAttempts).toBe(1);
      expect(await app.verify()).toBe('ClientRedirect');
    });

    it('is asked for again once it has expired', async () => {
      const app = await openCodePage(name, [fault], 'Nobody');
      await app.verify();
      app.advance(11 * 60_000);
      expect(await app.verify()).toBe('CodeExpired');
      const codes = { fault: { _tag: 'expiredCode' } };
      expect(app.session()).toMatchObject({ progress: { unanswered: null }, codes });
      await app.useCases.twoFactor.resendCode()();
      expect(await app.verify()).toBe('ClientRedirect');
    });
  });
});
