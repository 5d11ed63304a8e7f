import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import type { TokenInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { codeOfTokens, exchange, redeem, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, makeEngineFixture, minute, type EngineFixture } from './engineFixture.ts';

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

describe('the auth code of a sign-in', () => {
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
