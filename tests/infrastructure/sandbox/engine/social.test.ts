import { describe, expect, it } from 'vitest';
import { bodyOf, login, makeEngineFixture, minute, refusalOf, type EngineFixture } from './engineFixture.ts';

const nobody = { authenticated: false, provider: null, email: null, accountExists: false };

/** A new browser that comes back from a provider. */
const come = async ({ engine, browser }: EngineFixture, email: string | null, provider = 'google') => {
  const tab = browser();
  const refusal = await refusalOf(() => tab.send(engine.answerSocial({ provider, email }, tab.clientContext())));
  return {
    tab,
    refusal,
    isLive: async () => bodyOf(await engine.authenticationStatus(tab.clientContext())()).authenticationResult.success,
    status: async () => bodyOf(await engine.socialStatus(tab.clientContext())()),
  };
};

describe('sign-in with an identity provider', () => {
  it.each([
    ['google', 'social@sandbox.test', true, true],
    ['apple', 'social@sandbox.test', true, true],
    ['google', 'personal@sandbox.test', false, true],
    ['google', 'locked@sandbox.test', false, true],
    ['google', 'stranger@sandbox.test', false, false],
  ])('by %s as %s starts a session: %s; there is an account: %s', async (...row) => {
    const [provider, email, signsIn, accountExists] = row;
    const { isLive, status } = await come(makeEngineFixture(), email, provider);
    expect(await isLive()).toBe(signsIn);
    expect(await status()).toEqual({ authenticated: true, provider, email, accountExists });
  });

  it('begins no sign-in that a second factor could go on with', async () => {
    const fixture = makeEngineFixture();
    const { tab } = await come(fixture, 'social@sandbox.test');
    const input = login('social', { verifyCode: '123456' });
    expect(await refusalOf(fixture.engine.weblogin(input, tab.clientContext()))).toBe('TwoFactorRequiredException');
  });

  it('has no provider session after a cancel, after half an hour and after a logout', async () => {
    const fixture = makeEngineFixture();
    expect(await (await come(fixture, null)).status()).toEqual(nobody);
    const late = await come(fixture, 'stranger@sandbox.test');
    fixture.advance(30 * minute);
    expect(await late.status()).toEqual(nobody);
    const gone = await come(fixture, 'social@sandbox.test');
    await gone.tab.send(fixture.engine.logout(gone.tab.clientContext()));
    expect(await gone.status()).toEqual(nobody);
  });

  it('refuses an unknown provider', async () => {
    const { refusal } = await come(makeEngineFixture(), 'social@sandbox.test', 'myspace');
    expect(refusal).toBe('ResourceNotFoundException');
  });
});
