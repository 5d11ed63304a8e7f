import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const lostAnswers: ReadonlyArray<IdentityFault> = [
  { _tag: 'Unreachable' },
  { _tag: 'Cancelled' },
  { _tag: 'ServiceFailed' },
];

/** Opens the page of the code. The service verifies a code, and its answers are lost until the faults are used up. */
const openCodePage = async (
  name: string,
  faults: ReadonlyArray<IdentityFault>,
  reaches: 'Service' | 'Nobody' = 'Service',
): Promise<TwoFactorTestApp> => {
  let left = faults;
  const losing =
    <A>(call: TaskEither<IdentityFault, A>): TaskEither<IdentityFault, A> =>
    async () => {
      const [fault, ...rest] = left;
      left = rest;
      if (fault === undefined) return call();
      if (reaches === 'Service') await call();
      return E.left(fault);
    };
  const app = await makeTwoFactorTestApp(name, (identity) => ({
    validate2FA: (...args) => losing(identity.validate2FA(...args)),
    signInWithTwoFactor: (...args) => losing(identity.signInWithTwoFactor(...args)),
  }));
  await app.signIn();
  await app.useCases.twoFactor.sendCode('sms')();
  return app;
};

const verify = async ({ useCases }: TwoFactorTestApp, code: string): Promise<string> =>
  answerOf(await useCases.twoFactor.verify({ code, password: null, rememberBrowser: false })());

const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');
const tokenCalls = ({ calls }: TwoFactorTestApp): number => calls().filter(({ call }) => call === 'tokens').length;

describe.each(lostAnswers)('a code of the second factor whose answer is lost by $_tag', (fault) => {
  it('leads on in a session when it is sent again, for the tokens say that the factor is completed', async () => {
    const app = await openCodePage('sms2fa', [fault]);
    const code = app.newestCode();
    expect([await verify(app, code), await verify(app, code)]).toEqual([fault._tag, 'ClientRedirect']);
    expect(app.engine.inbox(null).filter((sent) => sent.purpose === 'two-factor')).toHaveLength(1);
  });

  it('leads to /continue as part of a sign-in, because no answer has confirmed the person', async () => {
    const app = await openCodePage('legacy2fa', [fault]);
    const code = app.newestCode();
    expect([await verify(app, code), await verify(app, code)]).toEqual([fault._tag, '/continue']);
    expect(app.useCases.session.get()).toMatchObject({
      person: { confirmed: null },
      secrets: { password: null },
      progress: { unanswered: null },
    });
    expect(answerOf(await app.useCases.visit.continue()())).toBe('ClientRedirect');
  });

  it.each(['sms2fa', 'legacy2fa'])(
    'says for %s that the code is wrong where the call had not arrived',
    async (name) => {
      const app = await openCodePage(name, [fault], 'Nobody');
      const code = app.newestCode();
      expect(await verify(app, code)).toBe(fault._tag);
      expect(await verify(app, wrongFor(code))).toBe('CodeMismatch');
      expect(app.twoFactor().verificationAttempts).toBe(1);
      expect(await verify(app, code)).toBe('ClientRedirect');
    },
  );
});

describe('a code of the second factor that is refused', () => {
  it('asks for no tokens where no answer was lost', async () => {
    const app = await openCodePage('sms2fa', []);
    const before = tokenCalls(app);
    expect(await verify(app, wrongFor(app.newestCode()))).toBe('CodeMismatch');
    expect(tokenCalls(app)).toBe(before);
  });

  it('hands nobody else over whose session the browser has by now', async () => {
    const app = await openCodePage('sms2fa', [{ _tag: 'Unreachable' }]);
    const code = app.newestCode();
    await verify(app, code);
    await app.ports.identity.signIn(seed('personal'), requestContext)();
    expect(await verify(app, code)).toBe('/continue');
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it.each(['sms2fa', 'legacy2fa'])(
    'asks %s for a new code where the tokens are refused or not complete',
    async (name) => {
      const app = await openCodePage(name, [{ _tag: 'Unreachable' }], 'Nobody');
      const code = app.newestCode();
      await verify(app, code);
      app.advance(11 * 60_000);
      expect(await verify(app, code)).toBe('CodeExpired');
      expect(app.useCases.session.get()).toMatchObject({
        progress: { unanswered: null },
        codes: { fault: { _tag: 'expiredCode' } },
      });
      await app.useCases.twoFactor.resendCode()();
      expect(await verify(app, app.newestCode())).toBe('ClientRedirect');
    },
  );
});
