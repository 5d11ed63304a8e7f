import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { ada, chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';

const password = 'Correct-horse-9';
const credentials = (name: string) => ({ email: `${name}@sandbox.test`, password });
const visit = (
  to: '/signin' | '/signin/email-verification' | '/signup/error' | '/signup' | '/signup/email-verification',
) => ({ to, query: '', scheme: 'https:' }) as const;

/** Every password that the session held at any time since the app was opened. */
const heldIn = ({ ports: { session } }: TestApp): (() => ReadonlyArray<string>) => {
  const held = new Set<string>();
  session.subscribe(() => {
    const { password: now } = session.get().secrets;
    if (now !== null) held.add(now);
  });
  return () => [...held];
};

describe('the password of a sign-in', () => {
  it.each(['personal', 'linked', 'sms2fa', 'setup2fa', 'locked', 'closed'])(
    'never enters the session of %s, because no later call sends it',
    async (name) => {
      const app = makeTestApp();
      const held = heldIn(app);
      await app.useCases.signIn.submit(credentials(name))();
      expect(held()).toEqual([]);
      app.goAway();
      expect(app.useCases.session.get().typed.email === null).toBe(name === 'personal');
    },
  );

  it.each<IdentityFault['_tag']>(['WrongCredentials', 'Unreachable', 'ServiceFailed', 'Cancelled', 'Unexpected'])(
    'stays in the form alone after %s',
    async (_tag) => {
      const fault = { _tag, retryAfterMs: null } as IdentityFault;
      const app = makeTestApp({
        replace: ({ identity }) => ({ identity: { ...identity, signIn: () => TE.left(fault) } }),
      });
      const held = heldIn(app);
      await app.useCases.signIn.submit(credentials('personal'))();
      expect(held()).toEqual([]);
      expect(app.useCases.session.get().typed.email).toBe('personal@sandbox.test');
    },
  );

  it('waits for the second factor that signs in with it, and is gone once that is accepted', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    const { useCases } = app;
    await app.signIn();
    expect(useCases.session.get().secrets.password).toBe(password);
    await useCases.twoFactor.sendCode('sms')();
    const typed = { code: app.newestCode(), password: null, rememberBrowser: false };
    await useCases.twoFactor.verify({ ...typed, code: typed.code === '111111' ? '222222' : '111111' })();
    expect(useCases.session.get().secrets.password).toBe(password);
    await useCases.twoFactor.verify(typed)();
    expect(useCases.session.get().secrets.password).toBeNull();
  });

  it('is gone after an accepted second factor, although the tokens cannot be fetched', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa', () => ({ tokens: () => TE.left({ _tag: 'Unreachable' }) }));
    const { useCases } = app;
    await app.signIn();
    await useCases.twoFactor.sendCode('sms')();
    const answer = await useCases.twoFactor.verify({
      code: app.newestCode(),
      password: null,
      rememberBrowser: false,
    })();
    expect(answer).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } });
    expect(useCases.session.get()).toMatchObject({
      secrets: { password: null },
      typed: { email: 'legacy2fa@sandbox.test' },
    });
  });

  it('is gone when the person leaves the second factor half-way', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    await app.useCases.runGuards(visit('/signin'))();
    expect(app.useCases.session.get().secrets.password).toBeNull();
  });

  it('waits for the sign-up code of an unconfirmed account', async () => {
    const { useCases } = makeTestApp();
    await useCases.signIn.submit(credentials('unconfirmed'))();
    expect(useCases.session.get().secrets.password).toBe(password);
    await useCases.runGuards(visit('/signup/email-verification'))();
    expect(useCases.session.get().secrets.password).toBe(password);
  });
});

describe('the password of a new account', () => {
  const typed = {
    email: ada,
    password: chosen,
    accountType: 'Personal',
    marketing: false,
    termsVersion: 'terms-1',
  } as const;
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
  });

  it('enters the session once the account waits for its code, and is gone once the code is accepted', async () => {
    tab.breaks('signUp', { _tag: 'ServiceFailed' });
    await tab.cases().signUp.submit(typed)();
    expect(tab.session().secrets.password).toBeNull();
    await tab.cases().signUp.submit(typed)();
    expect(tab.session().secrets.password).toBe(chosen);
    await tab.cases().signUp.confirm({ code: tab.wrong(ada), password: null })();
    expect(tab.session().secrets.password).toBe(chosen);
    await tab.cases().signUp.confirm({ code: tab.newest(ada), password: null })();
    expect(tab.session().secrets.password).toBeNull();
  });

  it.each(['/signin', '/signup', '/signup/error'] as const)('is gone on %s', async (to) => {
    await tab.cases().signUp.submit(typed)();
    await tab.cases().runGuards(visit(to))();
    expect(tab.session().secrets.password).toBeNull();
  });
});

describe('a new password', () => {
  const reset = async (name: string): Promise<{ readonly app: TestApp; readonly held: ReadonlyArray<string> }> => {
    const app = await makeTwoFactorTestApp(name);
    const held = heldIn(app);
    await app.useCases.password.askForReset(`${name}@sandbox.test`)();
    await app.useCases.password.enterResetCode(app.newestCode())();
    await app.useCases.password.reset({ code: null, password: 'Fresh-horse-10' })();
    return { app, held: held() };
  };

  it.each(['personal', 'sms2fa', 'linked'])('never enters the session of %s', async (name) => {
    const { app, held } = await reset(name);
    expect(held).toEqual([]);
    expect(app.engine.inbox(null)).not.toEqual([]);
  });

  it('waits for the second factor that signs in with it', async () => {
    const { app } = await reset('legacy2fa');
    expect(app.useCases.session.get().secrets.password).toBe('Fresh-horse-10');
  });
});
