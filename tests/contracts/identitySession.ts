import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type IdentityFixture, requestContext, refused, seed, signedIn } from './identityFixture.ts';

/** The contract of the session gateway. */
export const sessionContract = (fixture: () => IdentityFixture): void => {
  describe('the live session', () => {
    it('has tokens with the profile, and the user info', async () => {
      const { identity } = await signedIn(fixture(), 'business');
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({
          accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
          authCode: expect.any(String),
          claims: { email: 'business@sandbox.test', accountType: 'Business', twoFactor: 'NotRequired' },
        }),
      );
      expect(await identity.userInfo()).toMatchObject(E.right({ email: 'business@sandbox.test' }));
    });

    it('returns tokens for a linked account, and for no other', async () => {
      const { identity, engine } = fixture();
      const stranger = engine.accounts().find(({ email }) => email === 'personal@sandbox.test')?.profileId;
      await identity.signIn(seed('linked'), requestContext)();
      const tokens = await identity.tokens(null)();
      if (E.isLeft(tokens)) throw new Error('no tokens');
      const { linkedAccounts } = tokens.right.claims;
      expect(linkedAccounts.map(({ accountType, mobileNumber }) => [accountType, mobileNumber])).toEqual([
        ['Personal', null],
        ['Business', null],
        ['Business', null],
      ]);
      const chosen = linkedAccounts[1]?.profileId ?? null;
      expect(await identity.tokens(chosen)()).toMatchObject(E.right({ claims: { profileId: chosen } }));
      expect(await identity.tokens(unsafeNominal<'ProfileId'>(stranger ?? ''))()).toEqual(refused('Unexpected'));
    });

    it('carries the numbers of linked accounts', async () => {
      const { identity } = await signedIn(fixture(), 'onelinked2fa');
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({
          claims: { linkedAccounts: [{ mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900108' } }] },
        }),
      );
    });

    it('ends with the logout, and a second logout is no fault', async () => {
      const { identity } = await signedIn(fixture(), 'personal');
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
      expect(await identity.logOut()).toEqual(E.right(undefined));
      expect(await identity.logOut()).toEqual(E.right(undefined));
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(await identity.tokens(null)()).toEqual(refused('SignedOut'));
      expect(await identity.userInfo()).toEqual(refused('SignedOut'));
    });

    it('ends at the transfer site too', async () => {
      expect(await fixture().identity.logOutOfTransferSite()).toEqual(E.right(undefined));
    });

    it.each([
      ['social@sandbox.test', true],
      ['stranger@sandbox.test', false],
    ])('returns the answer of a provider: %s', async (email, accountExists) => {
      const { identity, signInAtProvider: meetProvider } = fixture();
      expect(await identity.socialStatus()).toEqual(
        E.right({ authenticated: false, email: null, accountExists: false }),
      );
      await meetProvider('google', email);
      expect(await identity.socialStatus()).toEqual(E.right({ authenticated: true, email, accountExists }));
    });
  });
};
