import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { TokenInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { minute, setUpEngine } from './engineFixture.ts';
import { bodyOf, claimsOf, noRequest, redirectUrl, verifier } from './testBrowser.ts';

const { accountOf, advance, browser, engine, exchange, redeem } = setUpEngine();

const withoutVerifier = { codeVerifier: null };
/** The id of an account that `linked@` may act for; the first is its own. */
const linkedId = (at: number): string => accountOf('linked')?.linked[at]?.profileId ?? '';
/** The account that a code is exchanged for. */
const subjectOf = async (code: string, fields: Partial<TokenInput> = {}): Promise<unknown> =>
  claimsOf(bodyOf(await exchange(code, fields)).access_token)['sub'];

describe('the auth code of a sign-in', () => {
  it('is exchanged once, for the own account of the login, by no other grant', async () => {
    const code = await browser().signInCode('linked');
    expect(await redeem(code, { grantType: 'password' })).toBe('unsupported_grant_type');
    expect(await subjectOf(code)).toBe(linkedId(0));
    expect(await redeem(code)).toBe('invalid_grant');
  });

  it.each([
    { codeVerifier: '' },
    { codeVerifier: 'another-verifier' },
    { codeVerifier: null },
    { redirectUri: 'https://evil.test/back' },
    { redirectUri: 'https://partner.test.evil.test/back' },
    { redirectUri: 'https://partner.test/back/other' },
    { redirectUri: 'http://partner.test/back' },
    { redirectUri: 'https://partner.test//back' },
    { redirectUri: '' },
  ])('is refused with %j, and spent by the attempt', async (fields) => {
    const code = await browser().signInCode();
    expect(await redeem(code, fields)).toBe('invalid_grant');
    expect(await redeem(code)).toBe('invalid_grant');
  });

  it('expires for good ten minutes after it was given, also where tokens are fetched', async () => {
    const tab = browser();
    const code = await tab.signInCode('linked');
    advance(9 * minute);
    await tab.tokenCode();
    advance(minute);
    expect(await redeem(code)).toBe('invalid_grant');
  });

  it('is refused with a verifier if it was issued without a challenge, so that a challenge cannot be stripped', async () => {
    for (const [fields, expected] of [[{}, 'invalid_grant'] as const, [withoutVerifier, 'answered'] as const]) {
      const { authCode } = bodyOf(await browser().signIn('personal', { ...noRequest, redirectUrl }));
      expect(await redeem(authCode, fields)).toBe(expected);
    }
  });

  it('is refused until the second factor is proven, which does not prolong it', async () => {
    const refused = { left: { message: 'The user has not completed 2FA' } };
    expect(await exchange(await browser().signInCode('sms2fa'))).toMatchObject(refused);
    for (const [wait, expected] of [[0, 'answered'] as const, [minute, 'invalid_grant'] as const]) {
      const tab = browser();
      const code = await tab.signInCode('sms2fa');
      advance(9 * minute);
      await tab.prove();
      advance(wait);
      expect(await redeem(code)).toBe(expected);
    }
  });

  it('gives its place to the code of the first account that is chosen, which has its redirect and its challenge', async () => {
    const tab = browser();
    const code = await tab.signInCode('linked');
    const chosen = await tab.tokenCode(linkedId(1));
    expect(await redeem(code)).toBe('invalid_grant');
    expect(await subjectOf(chosen)).toBe(linkedId(1));
  });

  it('that is spent, or older than ten minutes, leaves its challenge to no choice', async () => {
    const [spent, late] = [browser(), browser()];
    await redeem(await spent.signInCode('linked'));
    await late.signIn('linked');
    advance(10 * minute);
    for (const tab of [spent, late])
      expect(await subjectOf(await tab.tokenCode(linkedId(1)), withoutVerifier)).toBe(linkedId(1));
  });
});

describe('an auth code of getGSOTokens', () => {
  it.each(['personal', 'at a provider'])('is refused with any verifier, and stays valid without: %s', async (how) => {
    const tab = browser();
    const answer = { provider: 'google', email: 'social@sandbox.test' };
    if (how === 'personal') await tab.signIn(how);
    else await tab.send(engine.answerSocial(answer, tab.clientContext()));
    const code = await tab.tokenCode();
    for (const codeVerifier of [verifier, '', 'another-verifier'])
      expect(await redeem(code, { codeVerifier })).toBe('invalid_grant');
    expect(await redeem(code, withoutVerifier)).toBe('answered');
    expect(await redeem(code, withoutVerifier)).toBe('invalid_grant');
  });

  it('is for the account that was chosen when it was asked for, whatever another tab chooses then', async () => {
    const tab = browser();
    await tab.signIn('linked');
    const first = await tab.tokenCode(linkedId(1));
    const second = await tab.tokenCode(linkedId(2));
    await tab.tokenCode(linkedId(0));
    expect(await subjectOf(first)).toBe(linkedId(1));
    expect(await subjectOf(second, withoutVerifier)).toBe(linkedId(2));
  });

  it('is refused at another brand, as that of a sign-in is, and spent by the attempt', async () => {
    const tab = browser();
    const unknown = { left: { code: 'invalid_grant', message: 'The code is unknown, used or expired' } };
    const codes = [await tab.signInCode(), await tab.tokenCode()] as const;
    for (const [at, code] of codes.entries())
      for (const brand of [brands[1], mainBrand])
        expect(await exchange(code, at === 0 ? {} : withoutVerifier, brand)).toMatchObject(unknown);
  });
});
