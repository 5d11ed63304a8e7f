import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, fetchTokens, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, makeEngineFixture, refusalCode } from './engineFixture.ts';

describe('an auth code of getGSOTokens', () => {
  it('is refused with any verifier, the one of the sign-in included, and stays valid without', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await signIn(fixture, tab);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant(verifier)), async (codeVerifier) => {
        const code = (await fetchTokens(fixture, tab)).auth_code ?? '';
        expect(refusalCode(await fixture.engine.exchangeCode(exchange(code, { codeVerifier }))())).toBe(
          'invalid_grant',
        );
        const honest = exchange(code, { codeVerifier: null });
        expect(refusalCode(await fixture.engine.exchangeCode(honest)())).toBe('answered');
        expect(refusalCode(await fixture.engine.exchangeCode(honest)())).toBe('invalid_grant');
      }),
      { numRuns: 25 },
    );
  });

  it.each(['google', 'apple'])('of a sign-in at %s has no challenge either', async (provider) => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const email = 'social@sandbox.test';
    bodyOf(await tab.send(fixture.engine.answerSocial({ provider, email }, tab.clientContext())));
    const code = (await fetchTokens(fixture, tab)).auth_code ?? '';
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code))())).toBe('invalid_grant');
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code, { codeVerifier: null }))())).toBe('answered');
  });

  it('is for the account that was chosen when it was asked for, whatever another tab chooses then', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await signIn(fixture, tab, 'linked');
    const account = fixture.engine.accounts().find(({ email }) => email === 'linked@sandbox.test');
    const [first = '', second = ''] = (account?.linked ?? []).map(({ profileId }) => profileId);
    const code = (await fetchTokens(fixture, tab, first)).auth_code ?? '';
    await fetchTokens(fixture, tab, second);
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code, { codeVerifier: null }))());
    expect(claimsOf(token.access_token)).toMatchObject({ sub: first });
  });
});
