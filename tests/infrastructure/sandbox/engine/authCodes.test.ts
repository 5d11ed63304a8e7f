import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { codeOfTokens, exchange, redeem, redirectUrl, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, makeEngineFixture, minute, type EngineFixture, type TestBrowser } from './engineFixture.ts';
import { by } from './engineInputs.ts';

let fixture: EngineFixture;
beforeEach(() => {
  fixture = makeEngineFixture();
});

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
