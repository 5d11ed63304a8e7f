import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, fetchTokens, redirectUrl, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, by, claimsOf, login, makeEngineFixture, minute, proofOf, refusalCode } from './engineFixture.ts';

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
    'https://partner.test//back',
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

  it.each([
    { what: 'its account is chosen nine minutes later', chooses: true, minutes: 9, expected: 'answered' },
    { what: 'its account is chosen an hour later', chooses: true, minutes: 60, expected: 'invalid_grant' },
    { what: 'another visit fetches tokens', chooses: false, minutes: 9, expected: 'invalid_grant' },
  ])('lives ten minutes longer only while its sign-in goes on: $what', async ({ chooses, minutes, expected }) => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const code = await signIn(fixture, tab, 'linked');
    const account = fixture.engine.accounts().find(({ email }) => email === 'linked@sandbox.test');
    fixture.advance(minutes * minute);
    await fetchTokens(fixture, tab, chooses ? (account?.linked[1]?.profileId ?? '') : null);
    fixture.advance(9 * minute);
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code))())).toBe(expected);
  });

  it('lives ten minutes longer once the second factor is proven', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const code = await signIn(fixture, tab, 'sms2fa');
    fixture.advance(15 * minute);
    bodyOf(await fixture.engine.send2FA(by('sms'), tab.clientContext())());
    const proof = proofOf(fixture.newestCode('+447700900101'));
    bodyOf(await tab.send(fixture.engine.validate2FA(proof, tab.clientContext())));
    expect(refusalCode(await fixture.engine.exchangeCode(exchange(code))())).toBe('answered');
  });
});
