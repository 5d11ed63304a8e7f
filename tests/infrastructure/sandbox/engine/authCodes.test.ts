import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { codeOfTokens, exchange, redeem, redirectUrl, signIn, verifier } from './authCodeFixture.ts';
import { bodyOf, claimsOf, makeEngineFixture, minute } from './engineFixture.ts';
import { by } from './engineInputs.ts';

describe('an auth code', () => {
  it('is exchanged once for a token of the person who signed in', async () => {
    const fixture = makeEngineFixture();
    const code = await signIn(fixture.browser());
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code), mainBrand)());
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(claimsOf(token.access_token)).toMatchObject({ email: 'personal@sandbox.test', account_type: 'Personal' });
    expect(await redeem(fixture, code)).toBe('invalid_grant');
  });

  it('is refused with any verifier but its own', async () => {
    const fixture = makeEngineFixture();
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
      const fixture = makeEngineFixture();
      const code = await signIn(fixture.browser());
      expect(await redeem(fixture, code, { redirectUri })).toBe('invalid_grant');
      expect(await redeem(fixture, code)).toBe('invalid_grant');
    },
  );

  it('expires after ten minutes and with its session', async () => {
    const fixture = makeEngineFixture();
    const late = await signIn(fixture.browser());
    fixture.advance(10 * minute);
    expect(await redeem(fixture, late)).toBe('invalid_grant');
    const tab = fixture.browser();
    const ended = await signIn(tab);
    await tab.signOut();
    expect(await redeem(fixture, ended)).toBe('invalid_grant');
  });

  it('is refused with a verifier if it was issued without a challenge, so that a challenge cannot be stripped', async () => {
    const fixture = makeEngineFixture();
    const grant = async () => bodyOf(await fixture.browser().signIn('personal', { redirectUrl }));
    expect(await redeem(fixture, (await grant()).authCode)).toBe('invalid_grant');
    expect(await redeem(fixture, (await grant()).authCode, { codeVerifier: null })).toBe('answered');
  });

  it('is for the account that the session has chosen since', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const code = await signIn(tab, 'linked');
    const profileId = fixture.accountOf('linked')?.linked[1]?.profileId ?? '';
    await codeOfTokens(tab, profileId);
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code), mainBrand)());
    expect(claimsOf(token.access_token)).toMatchObject({ sub: profileId });
  });

  it.each([
    { what: 'its account is chosen nine minutes later', chooses: true, minutes: 9, expected: 'answered' },
    { what: 'its account is chosen an hour later', chooses: true, minutes: 60, expected: 'invalid_grant' },
    { what: 'another visit fetches tokens', chooses: false, minutes: 9, expected: 'invalid_grant' },
  ])('lives ten minutes longer only while its sign-in goes on: $what', async ({ chooses, minutes, expected }) => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const code = await signIn(tab, 'linked');
    fixture.advance(minutes * minute);
    await codeOfTokens(tab, chooses ? (fixture.accountOf('linked')?.linked[1]?.profileId ?? '') : null);
    fixture.advance(9 * minute);
    expect(await redeem(fixture, code)).toBe(expected);
  });

  it('is refused until the second factor is proven, and lives ten minutes longer then', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const early = exchange(await signIn(fixture.browser(), 'sms2fa'));
    const code = await signIn(tab, 'sms2fa');
    const refused = { left: { message: 'The user has not completed 2FA' } };
    expect(await fixture.engine.exchangeCode(early, mainBrand)()).toMatchObject(refused);
    fixture.advance(15 * minute);
    bodyOf(await tab.sendCode(by('sms')));
    bodyOf(await tab.validate(fixture.newestCode('+447700900101')));
    expect(await redeem(fixture, code)).toBe('answered');
  });
});

describe('an auth code of getGSOTokens', () => {
  it('is refused with any verifier, the one of the sign-in included, and stays valid without', async () => {
    const fixture = makeEngineFixture();
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
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const email = 'social@sandbox.test';
    bodyOf(await tab.send(fixture.engine.answerSocial({ provider, email }, tab.clientContext())));
    const code = await codeOfTokens(tab);
    expect(await redeem(fixture, code)).toBe('invalid_grant');
    expect(await redeem(fixture, code, { codeVerifier: null })).toBe('answered');
  });

  it('is for the account that was chosen when it was asked for, whatever another tab chooses then', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await signIn(tab, 'linked');
    const [first = '', second = ''] = (fixture.accountOf('linked')?.linked ?? []).map(({ profileId }) => profileId);
    const code = await codeOfTokens(tab, first);
    await codeOfTokens(tab, second);
    const token = bodyOf(await fixture.engine.exchangeCode(exchange(code, { codeVerifier: null }), mainBrand)());
    expect(claimsOf(token.access_token)).toMatchObject({ sub: first });
  });
});
