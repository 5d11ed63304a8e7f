import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import {
  claimsOf,
  login,
  makeEngineFixture,
  minute,
  refusalCode,
  bodyOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const redirectUrl = 'https://partner.test/back?_dfxid=ada';
const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';
const exchange = (code: string, fields: { redirectUri?: string; codeVerifier?: string | null } = {}) => ({
  grantType: 'authorization_code',
  code,
  redirectUri: 'https://partner.test/back/',
  codeVerifier: verifier,
  ...fields,
});

const requestFor = async (codeVerifier: string) => ({
  redirectUrl,
  codeChallenge: await webHash.sha256(codeVerifier),
  codeChallengeMethod: 'S256',
});

const signIn = async (fixture: EngineFixture, tab: TestBrowser, name = 'personal'): Promise<string> => {
  const request = await requestFor(verifier);
  return bodyOf(await tab.send(fixture.engine.weblogin(login(name, request), tab.clientContext()))).authCode;
};

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

  it('keeps the request of the sign-in when it is renewed within that sign-in', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await signIn(fixture, tab);
    const renewed =
      bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())()).auth_code ?? '';
    const wrong = exchange(renewed, { codeVerifier: 'another' });
    expect(refusalCode(await fixture.engine.exchangeCode(wrong)())).toBe('invalid_grant');
  });

  it('is bound to no request when another visit of the same session renews it', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await signIn(fixture, tab);
    const renew = async () =>
      bodyOf(await fixture.engine.getGSOTokens({ profileId: null }, tab.clientContext())()).auth_code ?? '';
    await renew();
    const elsewhere = exchange(await renew(), {
      redirectUri: 'https://other.test',
      codeVerifier: 'of-the-other-partner',
    });
    expect(refusalCode(await fixture.engine.exchangeCode(elsewhere)())).toBe('answered');
  });
});
