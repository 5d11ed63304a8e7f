import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

const back = { to: '/idp/continue', query: '', scheme: 'https:' } as const;
const start = async (): Promise<Hexagon> => {
  const hexagon = openHexagon();
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await hexagon.useCases.admit({ to: '/', query, scheme: 'https:' })();
  return hexagon;
};

describe('signing in with an identity provider', () => {
  it('leaves for the provider so that Back returns here', async () => {
    const { useCases } = await start();
    const url = expect.stringMatching(
      /social-auth\/google\?returnUrl=https%3A%2F%2Faccount.brand.test%2Fidp%2Fcontinue/,
    );
    expect(await useCases.startSocial({ id: 'google' })()).toMatchObject({ right: { _tag: 'Outside', url } });
    expect(useCases.session.get().idpSession).toBe('Attempted');
  });

  it('leaves for the partner, code and state in hand, when the provider opened a session', async () => {
    const { useCases, comeFromProvider } = await start();
    await comeFromProvider('google', 'social@sandbox.test');
    expect(await useCases.admit(back)()).toEqual({
      _tag: 'Away',
      url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/),
    });
  });

  it.each([
    ['an account with a password', 'personal@sandbox.test', '/idp/existing'],
    ['no account', 'stranger@sandbox.test', '/account-type'],
  ] as const)('leads somebody with %s on', async (_what, email, screen) => {
    const { useCases, comeFromProvider } = await start();
    await comeFromProvider('apple', email);
    expect(await useCases.admit(back)()).toEqual(toRoute(screen));
    expect(useCases.session.get()).toMatchObject({ email, redirect: 'https://partner.brand.test/back' });
  });

  it('takes nobody else for the person the provider vouches for', async () => {
    const { useCases, comeFromProvider } = await start();
    await useCases.signIn({ email: 'business@sandbox.test', password: 'Correct-horse-9' })();
    await comeFromProvider('google', 'stranger@sandbox.test');
    expect(await useCases.admit(back)()).toEqual(toRoute('/account-type'));
    expect(useCases.session.get().accessToken).toBeNull();
  });

  it('says that it went wrong when the person gave up there', async () => {
    const { useCases, comeFromProvider } = await start();
    await comeFromProvider('google', null);
    expect(await useCases.admit(back)()).toEqual(toRoute('/signin/error'));
  });

  it.each(['socialStatus', 'authenticationStatus'] as const)('says so too when %s cannot be asked', async (call) => {
    const { useCases, comeFromProvider } = openHexagon({
      replace: ({ identity }) => ({ identity: { ...identity, [call]: TE.left({ _tag: 'Unreachable' }) } }),
    });
    await comeFromProvider('google', 'social@sandbox.test');
    expect(await useCases.admit(back)()).toEqual(toRoute('/signin/error'));
  });
});
