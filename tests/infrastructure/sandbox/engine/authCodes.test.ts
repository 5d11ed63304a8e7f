import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { TokenInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { codeOfTokens, exchange, redeem, redirectUrl, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, makeEngineFixture, minute, type EngineFixture, type TestBrowser } from './engineFixture.ts';
import { by } from './engineInputs.ts';

let fixture: EngineFixture;
beforeEach(() => {
  fixture = makeEngineFixture();
});

/** The id of an account that `linked@` may act for; the first is its own. */
const linkedId = (at: number): string => fixture.accountOf('linked')?.linked[at]?.profileId ?? '';
/** The account that a code is exchanged for. */
const subjectOf = async (code: string, fields: Partial<TokenInput> = {}): Promise<unknown> => {
  const token = bodyOf(await fixture.engine.exchangeCode(exchange(code, fields), mainBrand)());
  return claimsOf(token.access_token)['sub'];
};

describe('an auth code', () => {
  it('is exchanged once for a token of the person who signed in', async () => {
    const code = await signIn(fixture.browser());
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code), mainBrand)());
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(claimsOf(token.access_token)).toMatchObject({ email: 'personal@sandbox.test', account_type: 'Personal' });
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it('is refused with any verifier but its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.option(fc.string()), async (codeVerifier) => {
        fc.pre(codeVerifier !== verifier);
        const code = await signIn(fixture.browser());
        expect(await redeem(fixture, code, { codeVerifier })).toBe('invalid_grant');
      }),
      { numRuns: 25 },
    );
  });

  const evil = ['https://evil.test/back', 'https://partner.test.evil.test/back'];
  const near = ['https://partner.test/back/other', 'http://partner.test/back', 'https://partner.test'];
  it.each([...evil, ...near, 'https://partner.test//back', ''])(
    'is refused for the redirect %s and spent by the attempt',
    async (redirectUri) => {
      const code = await signIn(fixture.browser());
      expect(await redeem(fixture, code, { redirectUri })).toBe('invalid_grant');
      expect(await redeem(fixture, code)).toBe('invalid_grant');
    },
  );

  it.each([
    { what: 'nothing happens', go: async () => undefined },
    { what: 'tokens are fetched', go: (tab: TestBrowser) => codeOfTokens(tab) },
  ])('expires for good ten minutes after it was given, also where $what', async ({ go }) => {
    const tab = fixture.browser();
    const code = await signIn(tab, 'linked');
    fixture.advance(9 * minute);
    await go(tab);
    fixture.advance(minute);
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it('ends with its session', async () => {
    const tab = fixture.browser();
    const code = await signIn(tab);
    await tab.signOut();
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it.each(['a sign-in', 'tokens'])('of %s is refused at another brand, and spent by the attempt', async (of) => {
    const tab = fixture.browser();
    const signInCode = await signIn(tab);
    const input = of === 'tokens' ? exchange(await codeOfTokens(tab), { codeVerifier: null }) : exchange(signInCode);
    const other = brands.find((brand) => brand !== mainBrand) ?? mainBrand;
    const unknown = { left: { code: 'invalid_grant', message: 'The code is unknown, used or expired' } };
    expect(await fixture.engine.exchangeCode(input, other)()).toMatchObject(unknown);
    expect(await fixture.engine.exchangeCode(input, mainBrand)()).toMatchObject(unknown);
  });

  it('is refused with a verifier if it was issued without a challenge, so that a challenge cannot be stripped', async () => {
    const grant = async () => bodyOf(await fixture.browser().signIn('personal', { redirectUrl }));
    expect(await redeem(fixture, (await grant()).authCode)).toBe('invalid_grant');
    expect(await redeem(fixture, (await grant()).authCode, { codeVerifier: null })).toBe('answered');
  });

  it('is for the own account of the login', async () => {
    expect(await subjectOf(await signIn(fixture.browser(), 'linked'))).toBe(linkedId(0));
  });

  it('gives its place to the code of the first account that is chosen, which has its redirect and its challenge', async () => {
    const tab = fixture.browser();
    const code = await signIn(tab, 'linked');
    const chosen = await codeOfTokens(tab, linkedId(1));
    expect(await redeem(fixture, code)).toBe('invalid_grant');
    expect(await subjectOf(chosen)).toBe(linkedId(1));
  });

  it('that is spent, or older than ten minutes, leaves its challenge to no choice', async () => {
    const spent = fixture.browser();
    await redeem(fixture, await signIn(spent, 'linked'));
    const late = fixture.browser();
    await signIn(late, 'linked');
    fixture.advance(10 * minute);
    for (const tab of [spent, late])
      expect(await subjectOf(await codeOfTokens(tab, linkedId(1)), { codeVerifier: null })).toBe(linkedId(1));
  });

  it('is refused until the second factor is proven, which does not prolong it', async () => {
    const early = exchange(await signIn(fixture.browser(), 'sms2fa'));
    const refused = { left: { message: 'The user has not completed 2FA' } };
    expect(await fixture.engine.exchangeCode(early, mainBrand)()).toMatchObject(refused);
    for (const [wait, expected] of [
      [9, 'answered'],
      [10, 'invalid_grant'],
    ] as const) {
      const tab = fixture.browser();
      const code = await signIn(tab, 'sms2fa');
      fixture.advance(9 * minute);
      bodyOf(await tab.sendCode(by('sms')));
      bodyOf(await tab.validate(fixture.newestCode('+447700900101')));
      fixture.advance((wait - 9) * minute);
      expect(await redeem(fixture, code)).toBe(expected);
    }
  });
});

describe('an auth code of getGSOTokens', () => {
  it('is refused with any verifier, the one of the sign-in included, and stays valid without', async () => {
    const tab = fixture.browser();
    await signIn(tab);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant(verifier)), async (codeVerifier) => {
        const code = await codeOfTokens(tab);
        expect(await redeem(fixture, code, { codeVerifier })).toBe('invalid_grant');
        expect(await redeem(fixture, code, { codeVerifier: null })).toBe('answered');
        expect(await redeem(fixture, code, { codeVerifier: null })).toBe('invalid_grant');
      }),
      { numRuns: 25 },
    );
  });

  it.each(['google', 'apple'])('of a sign-in at %s has no challenge either', async (provider) => {
    const tab = fixture.browser();
    const email = 'social@sandbox.test';
    bodyOf(await tab.send(fixture.engine.answerSocial({ provider, email }, tab.clientContext())));
    const code = await codeOfTokens(tab);
    expect(await redeem(fixture, code)).toBe('invalid_grant');
    expect(await redeem(fixture, code, { codeVerifier: null })).toBe('answered');
  });

  it('is for the account that was chosen when it was asked for, whatever another tab chooses then', async () => {
    const tab = fixture.browser();
    await signIn(tab, 'linked');
    const first = await codeOfTokens(tab, linkedId(1));
    const second = await codeOfTokens(tab, linkedId(2));
    await codeOfTokens(tab, linkedId(0));
    expect(await subjectOf(first)).toBe(linkedId(1));
    expect(await subjectOf(second, { codeVerifier: null })).toBe(linkedId(2));
  });
});
