import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { mint } from '#domain/shared/nominal.ts';
import { context, seed, type IdentityStage } from './identityStage.ts';

/** The live session. */
export const sessionContract = (stage: () => IdentityStage): void => {
  describe('the live session', () => {
    it('has tokens that say whose it is', async () => {
      const { identity } = stage();
      await identity.signIn(seed('business'), context)();
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({
          accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
          authCode: expect.any(String),
          claims: { email: 'business@sandbox.test', accountType: 'Business', twoFactor: 'NotRequired' },
        }),
      );
    });

    it('acts for a linked account that is chosen, and for no other', async () => {
      const { identity } = stage();
      await identity.signIn(seed('linked'), context)();
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
      expect(await identity.tokens(mint<'ProfileId'>('not-mine'))()).toEqual(E.left({ _tag: 'Unexpected' }));
    });

    it('carries the numbers of linked accounts', async () => {
      const { identity } = stage();
      await identity.signIn(seed('onelinked2fa'), context)();
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({
          claims: { linkedAccounts: [{ mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900108' } }] },
        }),
      );
    });

    it('tells who it is', async () => {
      const { identity } = stage();
      await identity.signIn(seed('personal'), context)();
      expect(await identity.userInfo()).toMatchObject(
        E.right({ email: 'personal@sandbox.test', name: 'Petra Personal' }),
      );
    });

    it('is over after logging out, and logging out twice is no fault', async () => {
      const { identity } = stage();
      await identity.signIn(seed('personal'), context)();
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
      expect(await identity.logOut()).toEqual(E.right(undefined));
      expect(await identity.logOut()).toEqual(E.right(undefined));
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(await identity.tokens(null)()).toEqual(E.left({ _tag: 'SignedOut' }));
      expect(await identity.userInfo()).toEqual(E.left({ _tag: 'SignedOut' }));
    });

    it('ends at the transfer site too', async () => {
      expect(await stage().identity.logOutOfTransferSite()).toEqual(E.right(undefined));
    });

    it.each([
      ['social@sandbox.test', true],
      ['stranger@sandbox.test', false],
    ])('knows whom a provider vouched for: %s', async (email, accountExists) => {
      const { identity, meetProvider } = stage();
      expect(await identity.socialStatus()).toEqual(
        E.right({ authenticated: false, provider: null, email: null, accountExists: false }),
      );
      await meetProvider('google', email);
      expect(await identity.socialStatus()).toEqual(
        E.right({ authenticated: true, provider: 'google', email, accountExists }),
      );
    });
  });
};
