import { describe, expect, it } from 'vitest';
import type { SocialInput } from '#infrastructure/sandbox/engine/inputs.ts';
import {
  login,
  makeEngineFixture,
  minute,
  refusalCode,
  bodyOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const from = (provider: string, email: string | null): SocialInput => ({ provider, email });

const come = async (fixture: EngineFixture, tab: TestBrowser, input: SocialInput) => {
  const outcome = await tab.send(fixture.engine.answerSocial(input, tab.clientContext()));
  const live = bodyOf(await fixture.engine.authenticationStatus(tab.clientContext())()).authenticationResult.success;
  return {
    refusal: refusalCode(outcome),
    live,
    status: bodyOf(await fixture.engine.socialStatus(tab.clientContext())()),
  };
};

describe('sign-in with an identity provider', () => {
  it('begins no sign-in that a second factor could go on with', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await come(fixture, tab, from('google', 'social@sandbox.test'));
    const input = login('social', { verifyCode: '123456' });
    expect(refusalCode(await fixture.engine.weblogin(input, tab.clientContext())())).toBe('TwoFactorRequiredException');
  });

  it.each(['google', 'apple'])('signs in an account of %s', async (provider) => {
    const fixture = makeEngineFixture();
    const email = 'social@sandbox.test';
    const { live, status } = await come(fixture, fixture.browser(), from(provider, email));
    expect(live).toBe(true);
    expect(status).toEqual({ authenticated: true, provider, email, accountExists: true });
  });

  it.each([
    ['personal@sandbox.test', true],
    ['stranger@sandbox.test', false],
    ['locked@sandbox.test', true],
  ])('starts no session for %s and reports whether there is an account', async (email, accountExists) => {
    const fixture = makeEngineFixture();
    const { live, status } = await come(fixture, fixture.browser(), from('google', email));
    expect(live).toBe(false);
    expect(status).toEqual({ authenticated: true, provider: 'google', email, accountExists });
  });

  it('has no provider session after a cancel, after half an hour and after a logout', async () => {
    const nobody = { authenticated: false, provider: null, email: null, accountExists: false };
    const fixture = makeEngineFixture();
    expect((await come(fixture, fixture.browser(), from('google', null))).status).toEqual(nobody);
    const late = fixture.browser();
    await come(fixture, late, from('google', 'stranger@sandbox.test'));
    fixture.advance(30 * minute);
    expect(bodyOf(await fixture.engine.socialStatus(late.clientContext())())).toEqual(nobody);
    const gone = fixture.browser();
    await come(fixture, gone, from('google', 'social@sandbox.test'));
    await gone.send(fixture.engine.logout(gone.clientContext()));
    expect(bodyOf(await fixture.engine.socialStatus(gone.clientContext())())).toEqual(nobody);
  });

  it('refuses an unknown provider', async () => {
    const fixture = makeEngineFixture();
    expect((await come(fixture, fixture.browser(), from('myspace', 'social@sandbox.test'))).refusal).toBe(
      'ResourceNotFoundException',
    );
  });
});
