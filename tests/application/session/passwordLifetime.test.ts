import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
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

describe('a password', () => {
  it.each(['personal', 'linked', 'sms2fa', 'setup2fa', 'locked', 'closed', 'nobody'])(
    'of a sign-in of %s never enters the session, since no later call sends it',
    async (name) => {
      const app = makeTestApp();
      const held = heldIn(app);
      await signIn(app, name);
      expect(held()).toEqual([]);
    },
  );

  it.each([
    ['personal', []],
    ['sms2fa', []],
    ['legacy2fa', ['Fresh-horse-10']],
  ])('that %s has chosen enters it only where the second factor signs in with it', async (name, expected) => {
    const app = makeTestApp();
    const held = heldIn(app);
    await app.useCases.password.askForReset(`${name}@sandbox.test`)();
    await app.useCases.password.reset({ code: app.newest(), password: 'Fresh-horse-10' })();
    expect(held()).toEqual(expected);
  });

  it('waits for the second factor that signs in with it, and is gone once that is accepted', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    await app.sendCode();
    await app.verify({ code: app.wrong() });
    expect(app.session().secrets.password).toBe(seedPassword);
    app.breaks('tokens', { _tag: 'Unreachable' });
    // Because: what follows, the call of the tokens, needs no password.
    expect(await app.verify()).toBe('Unreachable');
    expect(app.session().secrets.password).toBeNull();
  });
});
