import { beforeEach, describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { TokenInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { codeOfTokens, exchange, redeem, redirectUrl, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, makeEngineFixture, minute, type EngineFixture } from './engineFixture.ts';

let fixture: EngineFixture;
beforeEach(() => {
  fixture = makeEngineFixture();
});

const withoutVerifier = { codeVerifier: null };
/** The id of an account that `linked@` may act for; the first is its own. */
const linkedId = (at: number): string => fixture.accountOf('linked')?.linked[at]?.profileId ?? '';
/** The account that a code is exchanged for. */
const subjectOf = async (code: string, fields: Partial<TokenInput> = {}): Promise<unknown> => {
  const token = bodyOf(await fixture.engine.exchangeCode(exchange(code, fields), mainBrand)());
  return claimsOf(token.access_token)['sub'];
};

describe('the auth code of a sign-in', () => {
  it('is exchanged once, for the own account of the login, by no other grant', async () => {
    const code = await signIn(fixture.browser(), 'linked');
    expect(await redeem(fixture, code, { grantType: 'password' })).toBe('unsupported_grant_type');
    expect(await subjectOf(code)).toBe(linkedId(0));
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it.each(['', 'another-verifier', null])('is refused with the verifier %j', async (codeVerifier) => {
    expect(await redeem(fixture, await signIn(fixture.browser()), { codeVerifier })).toBe('invalid_grant');
  });

  it.each([
    'https://evil.test/back',
    'https://partner.test.evil.test/back',
    'https://partner.test/back/other',
    'http://partner.test/back',
    'https://partner.test//back',
    '',
  ])('is refused for the redirect %s and spent by the attempt', async (redirectUri) => {
    const code = await signIn(fixture.browser());
    expect(await redeem(fixture, code, { redirectUri })).toBe('invalid_grant');
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it('expires for good ten minutes after it was given, also where tokens are fetched', async () => {
    const tab = fixture.browser();
    const code = await signIn(tab, 'linked');
    fixture.advance(9 * minute);
    await codeOfTokens(tab);
    fixture.advance(minute);
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it('ends with its session', async () => {
    const tab = fixture.browser();
    const code = await signIn(tab);
    await tab.signOut();
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it('is refused with a verifier if it was issued without a challenge, so that a challenge cannot be stripped', async () => {
    const grant = async () => bodyOf(await fixture.browser().signIn('personal', { redirectUrl }));
    expect(await redeem(fixture, (await grant()).authCode)).toBe('invalid_grant');
    expect(await redeem(fixture, (await grant()).authCode, withoutVerifier)).toBe('answered');
  });

  it('is refused until the second factor is proven, which does not prolong it', async () => {
    const early = exchange(await signIn(fixture.browser(), 'sms2fa'));
    const refused = { left: { message: 'The user has not completed 2FA' } };
    expect(await fixture.engine.exchangeCode(early, mainBrand)()).toMatchObject(refused);
    for (const [wait, expected] of [
      [0, 'answered'],
      [minute, 'invalid_grant'],
    ] as const) {
      const tab = fixture.browser();
      const code = await signIn(tab, 'sms2fa');
      fixture.advance(9 * minute);
      await fixture.prove(tab, '+447700900101');
      fixture.advance(wait);
      expect(await redeem(fixture, code)).toBe(expected);
    }
  });

  it('gives its place to the code of the first account that is chosen, which has its redirect and its challenge', async () => {
    const tab = fixture.browser();
    const code = await signIn(tab, 'linked');
    const chosen = await codeOfTokens(tab, linkedId(1));
    expect(await redeem(fixture, code)).toBe('invalid_grant');
    expect(await subjectOf(chosen)).toBe(linkedId(1));
  });

  it('that is spent, or older than ten minutes, leaves its challenge to no choice', async () => {
    const [spent, late] = [fixture.browser(), fixture.browser()];
    await redeem(fixture, await signIn(spent, 'linked'));
    await signIn(late, 'linked');
    fixture.advance(10 * minute);
    for (const tab of [spent, late])
      expect(await subjectOf(await codeOfTokens(tab, linkedId(1)), withoutVerifier)).toBe(linkedId(1));
  });
});

describe('an auth code of getGSOTokens', () => {
  it.each(['personal', 'at a provider'])('is refused with any verifier, and stays valid without: %s', async (how) => {
    const tab = fixture.browser();
    const answer = { provider: 'google', email: 'social@sandbox.test' };
    if (how === 'personal') await signIn(tab);
    else await tab.send(fixture.engine.answerSocial(answer, tab.clientContext()));
    const code = await codeOfTokens(tab);
    for (const codeVerifier of [verifier, '', 'another-verifier'])
      expect(await redeem(fixture, code, { codeVerifier })).toBe('invalid_grant');
    expect(await redeem(fixture, code, withoutVerifier)).toBe('answered');
    expect(await redeem(fixture, code, withoutVerifier)).toBe('invalid_grant');
  });

  it('is for the account that was chosen when it was asked for, whatever another tab chooses then', async () => {
    const tab = fixture.browser();
    await signIn(tab, 'linked');
    const first = await codeOfTokens(tab, linkedId(1));
    const second = await codeOfTokens(tab, linkedId(2));
    await codeOfTokens(tab, linkedId(0));
    expect(await subjectOf(first)).toBe(linkedId(1));
    expect(await subjectOf(second, withoutVerifier)).toBe(linkedId(2));
  });

  it.each(['a sign-in', 'tokens'])(
    'is refused at another brand, and spent by the attempt, as that of %s',
    async (of) => {
      const tab = fixture.browser();
      const signInCode = await signIn(tab);
      const input = of === 'tokens' ? exchange(await codeOfTokens(tab), withoutVerifier) : exchange(signInCode);
      const unknown = { left: { code: 'invalid_grant', message: 'The code is unknown, used or expired' } };
      for (const brand of [brands[1] ?? mainBrand, mainBrand])
        expect(await fixture.engine.exchangeCode(input, brand)()).toMatchObject(unknown);
    },
  );
});
