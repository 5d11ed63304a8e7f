import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { refused, type IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

/** The contract of the session gateway. */
export const sessionContract = (fixture: () => IdentityFixture): void => {
  const { accountOf, signIn, tokens } = personAt(fixture);

  describe('the live session', () => {
    it('has tokens with the profile, and the user info', async () => {
      await signIn('business');
      expect(await tokens()).toMatchObject(
        E.right({
          accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
          authCode: expect.any(String),
          claims: { email: 'business@sandbox.test', accountType: 'Business', twoFactor: 'NotRequired' },
        }),
      );
      expect(await fixture().identity.userInfo()).toMatchObject(E.right({ email: 'business@sandbox.test' }));
    });

    it('returns tokens for a linked account, and for no other', async () => {
      const { identity } = fixture();
      await signIn('linked');
      const answer = await tokens();
      if (E.isLeft(answer)) throw new Error('no tokens');
      const { linkedAccounts } = answer.right.claims;
      expect(linkedAccounts.map(({ accountType, mobileNumber }) => [accountType, mobileNumber])).toEqual([
        ['Personal', null],
        ['Business', null],
        ['Business', null],
      ]);
      const chosen = linkedAccounts[1]?.profileId ?? null;
      expect(await identity.tokens(chosen)()).toMatchObject(E.right({ claims: { profileId: chosen } }));
      const stranger = unsafeNominal<'ProfileId'>(accountOf('personal')?.profileId ?? '');
      expect(await identity.tokens(stranger)()).toEqual(refused('Unexpected'));
    });

    it('carries the numbers of linked accounts', async () => {
      await signIn('onelinked2fa');
      const linkedAccounts = [{ mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900108' } }];
      expect(await tokens()).toMatchObject(E.right({ claims: { linkedAccounts } }));
    });

    it('ends with the logout, and a second logout is no fault', async () => {
      const { identity } = fixture();
      await signIn('personal');
      expect(await identity.authenticationStatus()).toEqual(E.right(true));
      expect(await identity.logOut()).toEqual(E.right(undefined));
      expect(await identity.logOut()).toEqual(E.right(undefined));
      expect(await identity.authenticationStatus()).toEqual(E.right(false));
      expect(await tokens()).toEqual(refused('SignedOut'));
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
      const nobody = { authenticated: false, email: null, accountExists: false };
      expect(await identity.socialStatus()).toEqual(E.right(nobody));
      await meetProvider('google', email);
      expect(await identity.socialStatus()).toEqual(E.right({ authenticated: true, email, accountExists }));
    });
  });
};
