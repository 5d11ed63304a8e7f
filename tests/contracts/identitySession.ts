import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Email } from '#domain/identity/email.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { byPhone, requestContext, seed } from '#tests/support/people.ts';
import { codeSent, done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

/** Ten minutes, or less than a minute under it: the time of the test. */
const aboutTenMinutes: unknown = expect.closeTo(10 * 60_000, -5);

type Send = (identity: IdentityGateway, email: Email) => IdentityCall<CodeSent>;

const sends: ReadonlyArray<readonly [what: string, to: string, call: Send]> = [
  ['a sign-up’s code', 'unconfirmed', (identity, email) => identity.resendSignUpCode(email, requestContext)],
  ['a reset’s code', 'personal', (identity, email) => identity.sendPasswordCode(email, requestContext)],
  ['a changed email’s code', 'newemail', (identity, email) => identity.resendEmailChangeCode(email)],
  ['a code by email', 'email2fa', (identity) => identity.requestTwoFactor({ _tag: 'ByEmail' }, requestContext)],
  ['a code by phone', 'sms2fa', (identity) => identity.requestTwoFactor(byPhone('+447700900101'), requestContext)],
];

/** The contract of the session gateway, and of the cooldown of every call that sends a code. */
export const sessionContract = (fixture: () => IdentityFixture): void => {
  const { isSignedIn, signIn, tokens } = personAt(fixture);

  describe('the live session', () => {
    it('has tokens, the user info and the profile, and ends with the logout, at the transfer site too', async () => {
      await signIn('business');
      const { identity } = fixture();
      const { email } = seed('business');
      expect(await tokens()).toMatchObject(
        E.right({
          accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
          authCode: expect.any(String),
          claims: { email, accountType: 'Business', twoFactor: 'NotRequired' },
        }),
      );
      expect(await identity.userInfo()).toMatchObject(E.right({ email }));
      expect(await identity.profile()).toEqual(E.right({ email, accountType: 'Business', mobileNumber: null }));
      expect([await identity.signOut(), await identity.signOutOfTransferSite()]).toEqual([done, done]);
      expect([await isSignedIn(), await tokens()]).toEqual([E.right(false), refused('SignedOut')]);
    });

    it('returns tokens for a linked account, and for no other', async () => {
      await signIn('linked');
      const answer = await tokens();
      const linkedAccounts = E.isRight(answer) ? answer.right.claims.linkedAccounts : [];
      expect(linkedAccounts.map(({ accountType }) => accountType)).toEqual(['Personal', 'Business', 'Business']);
      const tokensOf = (profileId = '') => fixture().identity.tokens(unsafeNominal<'ProfileId'>(profileId))();
      const profileId = linkedAccounts[1]?.profileId;
      expect(await tokensOf(profileId)).toMatchObject(E.right({ claims: { profileId } }));
      const stranger = await fixture().accountOf('personal@sandbox.test');
      expect(await tokensOf(stranger?.profileId)).toEqual(refused('Unexpected'));
    });

    it.each([
      ['social@sandbox.test', true],
      ['stranger@sandbox.test', false],
    ])('returns the answer of a provider: %s', async (email, accountExists) => {
      await fixture().signInAtProvider('google', email);
      const status = { authenticated: true, email, accountExists };
      expect(await fixture().identity.providerStatus()).toEqual(E.right(status));
    });
  });

  it.each(sends)('returns the cooldown of %s once there is one', async (_what, to, call) => {
    const person = seed(to);
    await signIn(person);
    const send = () => call(fixture().identity, person.email)();
    for (let sent = 0; sent < 4; sent += 1) expect(await send()).toMatchObject(codeSent);
    expect(await send()).toMatchObject(E.right({ retryAfterMs: aboutTenMinutes }));
    expect(await send()).toMatchObject(E.left({ _tag: 'RateLimited', retryAfterMs: aboutTenMinutes }));
  });
};
