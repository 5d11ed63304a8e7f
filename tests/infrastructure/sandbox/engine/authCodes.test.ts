import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { claimsOf, login, makeBench, minute, no, yes, type Bench, type Browser } from './bench.ts';

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

const signIn = async (bench: Bench, tab: Browser, name = 'personal'): Promise<string> => {
  const request = await requestFor(verifier);
  return yes(await tab.keep(bench.engine.weblogin(login(name, request), tab.visit()))).authCode;
};

describe('an auth code', () => {
  it('is exchanged once for a token of the person who signed in', async () => {
    const bench = makeBench();
    const code = await signIn(bench, bench.browser());
    const token = yes(await bench.engine.exchangeCode(exchange(code))());
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(claimsOf(token.access_token)).toMatchObject({ email: 'personal@sandbox.test', account_type: 'Personal' });
    expect(no(await bench.engine.exchangeCode(exchange(code))())).toBe('invalid_grant');
  });

  it('is worth nothing with any verifier but its own', async () => {
    const bench = makeBench();
    await fc.assert(
      fc.asyncProperty(fc.option(fc.string()), async (codeVerifier) => {
        fc.pre(codeVerifier !== verifier);
        const code = await signIn(bench, bench.browser());
        expect(no(await bench.engine.exchangeCode(exchange(code, { codeVerifier }))())).toBe('invalid_grant');
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
  ])('is worth nothing at %s, and is spent by the try', async (redirectUri) => {
    const bench = makeBench();
    const code = await signIn(bench, bench.browser());
    expect(no(await bench.engine.exchangeCode(exchange(code, { redirectUri }))())).toBe('invalid_grant');
    expect(no(await bench.engine.exchangeCode(exchange(code))())).toBe('invalid_grant');
  });

  it('dies after ten minutes and with its session', async () => {
    const bench = makeBench();
    const late = await signIn(bench, bench.browser());
    bench.advance(10 * minute);
    expect(no(await bench.engine.exchangeCode(exchange(late))())).toBe('invalid_grant');
    const tab = bench.browser();
    const ended = await signIn(bench, tab);
    await tab.keep(bench.engine.logout(tab.visit()));
    expect(no(await bench.engine.exchangeCode(exchange(ended))())).toBe('invalid_grant');
  });

  it('issued without a challenge takes no verifier, so that none can be stripped on the way', async () => {
    const bench = makeBench();
    const plain = { redirectUrl, codeChallenge: null, codeChallengeMethod: null };
    const grant = async () => yes(await bench.engine.weblogin(login('personal', plain), bench.browser().visit())());
    const stripped = exchange((await grant()).authCode);
    expect(no(await bench.engine.exchangeCode(stripped)())).toBe('invalid_grant');
    const honest = exchange((await grant()).authCode, { codeVerifier: null });
    expect(no(await bench.engine.exchangeCode(honest)())).toBe('answered');
  });

  it('knows one grant type', async () => {
    const { engine } = makeBench();
    const input = { ...exchange('any'), grantType: 'password' };
    expect(no(await engine.exchangeCode(input)())).toBe('unsupported_grant_type');
  });

  it('renewed within the sign-in stays bound to what it was for', async () => {
    const bench = makeBench();
    const tab = bench.browser();
    await signIn(bench, tab);
    const renewed = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())()).auth_code ?? '';
    const wrong = exchange(renewed, { codeVerifier: 'another' });
    expect(no(await bench.engine.exchangeCode(wrong)())).toBe('invalid_grant');
  });

  it('renewed by another visit of the same session serves the partner of that visit', async () => {
    const bench = makeBench();
    const tab = bench.browser();
    await signIn(bench, tab);
    const renew = async () => yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())()).auth_code ?? '';
    await renew();
    const elsewhere = exchange(await renew(), {
      redirectUri: 'https://other.test',
      codeVerifier: 'of-the-other-partner',
    });
    expect(no(await bench.engine.exchangeCode(elsewhere)())).toBe('answered');
  });
});
