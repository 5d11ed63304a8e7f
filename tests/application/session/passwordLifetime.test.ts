import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { ada, chosen, form } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { goTo, signIn, signedIn } from '#tests/application/support/visits.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';

/** Every password that the session held at any time since the app was opened. */
const heldIn = ({ ports: { session } }: TestApp): (() => ReadonlyArray<string>) => {
  const held = new Set<string>();
  session.subscribe(() => {
    const { password: now } = session.get().secrets;
    if (now !== null) held.add(now);
  });
  return () => [...held];
};

const heldNow = ({ useCases }: Pick<TestApp, 'useCases'>): string | null => useCases.session.get().secrets.password;

describe('the password of a sign-in', () => {
  it('never enters the session where no later call sends it', async () => {
    for (const name of ['personal', 'linked', 'sms2fa', 'setup2fa', 'locked', 'closed', 'nobody']) {
      const app = makeTestApp();
      const held = heldIn(app);
      await signIn(app, name);
      expect([name, held()]).toEqual([name, []]);
      app.goAway();
      expect(app.session().typed.email === null).toBe(name === 'personal');
    }
  });

  it('waits for the second factor that signs in with it, and is gone once that is accepted', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    expect(heldNow(app)).toBe(seedPassword);
    await app.sendCode();
    await app.verify({ code: app.wrong() });
    expect(heldNow(app)).toBe(seedPassword);
    app.breaks('tokens', { _tag: 'Unreachable' });
    // Because: what follows, the call of the tokens, needs no password.
    expect(await app.verify()).toBe('Unreachable');
    expect(heldNow(app)).toBeNull();
    expect(app.session().typed.email).toBe('legacy2fa@sandbox.test');
  });

  it('is gone when the person leaves the second factor half-way', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    await goTo(app, '/signin');
    expect(heldNow(app)).toBeNull();
  });

  it('waits for the sign-up code of an unconfirmed account', async () => {
    const app = await signedIn(undefined, 'unconfirmed');
    expect(heldNow(app)).toBe(seedPassword);
    await goTo(app, '/signup/email-verification');
    expect(heldNow(app)).toBe(seedPassword);
  });
});

describe('the password of a new account', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
  });

  it('enters the session once the account waits for its code, and is gone once the code is accepted', async () => {
    tab.breaks('signUp', { _tag: 'ServiceFailed' });
    const { signUp } = tab.cases();
    const steps: ReadonlyArray<readonly [() => Promise<unknown>, string | null]> = [
      [signUp.submit(form), null],
      [signUp.submit(form), chosen],
      [() => signUp.confirm({ code: tab.wrong(ada), password: null })(), chosen],
      [() => signUp.confirm({ code: tab.newest(ada), password: null })(), null],
    ];
    for (const [step, held] of steps) {
      await step();
      expect(tab.session().secrets.password).toBe(held);
    }
  });

  it.each(['/signin', '/signup', '/signup/error'] as const)('is gone on %s', async (to) => {
    await tab.cases().signUp.submit(form)();
    await goTo({ useCases: tab.cases() }, to);
    expect(tab.session().secrets.password).toBeNull();
  });
});

describe('a new password', () => {
  const reset = async (name: string) => {
    const app = await makeTwoFactorTestApp(name);
    const held = heldIn(app);
    await app.useCases.password.askForReset(`${name}@sandbox.test`)();
    await app.useCases.password.enterResetCode(app.newest())();
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
    expect(heldNow(app)).toBe('Fresh-horse-10');
  });
});
