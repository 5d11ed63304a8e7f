import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, fetchTokens, redirectUrl, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, login, makeEngineFixture, minute, refusalCode } from './engineFixture.ts';

describe('an auth code', () => {
  it('is exchanged once for a token of the person who signed in', async () => {
    const fixture = makeEngineFixture();
    const code = await signIn(fixture, fixture.browser());
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code))());
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(claimsOf(token.access_token)).toMatchObject({ email: 'personal@sandbox.test', account_type: 'Personal' });
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code))())).toBe('invalid_grant');
  });

  it('is refused with any verifier but its own', async () => {
    const fixture = makeEngineFixture();
    await fc.assert(
      fc.asyncProperty(fc.option(fc.string()), async (codeVerifier) => {
        fc.pre(codeVerifier !== verifier);
        const code = await signIn(fixture, fixture.browser());
        expect(refusalCode(await fixture.engine.exchangeCode(exchange(code, { codeVerifier }))())).toBe(
          'invalid_grant',
        );
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    'https://evil.test/back',
    'https://partner.test.evil.test/back',
    'https://partner.test/back/other',
    'http://partner.test/back',
    'https://partner.test',
    '',
  ])('is refused for the redirect %s and spent by the attempt', async (redirectUri) => {
    const fixture = makeEngineFixture();
    const code = await signIn(fixture, fixture.browser());
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code, { redirectUri }))())).toBe('invalid_grant');
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code))())).toBe('invalid_grant');
  });

  it('expires after ten minutes and with its session', async () => {
    const fixture = makeEngineFixture();
    const late = await signIn(fixture, fixture.browser());
    fixture.advance(10 * minute);
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(late))())).toBe('invalid_grant');
    const tab = fixture.browser();
    const ended = await signIn(fixture, tab);
    await tab.send(fixture.engine.logout(tab.clientContext()));
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(ended))())).toBe('invalid_grant');
  });

  it('is refused with a verifier if it was issued without a challenge, so that a challenge cannot be stripped', async () => {
    const fixture = makeEngineFixture();
    const plain = { redirectUrl, codeChallenge: null, codeChallengeMethod: null };
    const grant = async () =>
      bodyOf(await fixture.engine.weblogin(login('personal', plain), fixture.browser().clientContext())());
    const stripped = exchange((await grant()).authCode);
    expect(refusalCode(await fixture.engine.exchangeCode(stripped)())).toBe('invalid_grant');
    const honest = exchange((await grant()).authCode, { codeVerifier: null });
    expect(refusalCode(await fixture.engine.exchangeCode(honest)())).toBe('answered');
  });

  it('supports one grant type', async () => {
    const { engine } = makeEngineFixture();
    const input = { ...exchange('any'), grantType: 'password' };
    expect(refusalCode(await engine.exchangeCode(input)())).toBe('unsupported_grant_type');
  });

  it('is for the account that the session has chosen since', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const code = await signIn(fixture, tab, 'linked');
    const { tokens } = await fetchTokens(fixture, tab);
    const linked = claimsOf(tokens.access_token)['linked_accounts'] as ReadonlyArray<{ profileId: string }>;
    const profileId = linked[1]?.profileId ?? '';
    await fetchTokens(fixture, tab, profileId);
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code))());
    expect(claimsOf(token.access_token)).toMatchObject({ sub: profileId });
  });

  it('lives ten minutes from the last tokens of its session', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const code = await signIn(fixture, tab);
    fixture.advance(9 * minute);
    await fetchTokens(fixture, tab);
    fixture.advance(9 * minute);
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code))())).toBe('answered');
  });
});
