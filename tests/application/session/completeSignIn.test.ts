import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';

const ada = { email: 'ada@example.test', password: 'Quite-another-horse-2' };
const newAccount = { ...ada, accountType: 'Personal', marketing: false, termsVersion: '1' } as const;
const atPartner = E.right({
  _tag: 'ClientRedirect',
  url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/),
});

const openVisit = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<TestApp> => {
  const app = makeTestApp({ replace });
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return app;
};

/** The acts that confirm a person in this document, up to the one that completes the sign-in. */
const acts: ReadonlyArray<readonly [string, (app: TestApp) => Promise<() => Promise<unknown>>]> = [
  ['a sign-in', async ({ useCases }) => useCases.signIn({ email: 'personal@sandbox.test', password: seedPassword })],
  [
    'a reset',
    async ({ useCases, engine }) => {
      await useCases.askForReset('personal@sandbox.test')();
      await useCases.enterResetCode(engine.inbox(null)[0]?.code ?? '')();
      return useCases.resetPassword({ code: null, password: ada.password });
    },
  ],
  [
    'a confirmed sign-up',
    async ({ useCases, engine }) => {
      await useCases.signUp(newAccount)();
      await useCases.confirmSignUp({ code: engine.inbox(ada.email)[0]?.code ?? '', password: null })();
      return useCases.finishSignUp(() => undefined);
    },
  ],
  [
    'a confirmed change of the email',
    async ({ useCases, engine }) => {
      await useCases.signIn({ email: 'newemail@sandbox.test', password: seedPassword })();
      return useCases.confirmEmailChange(engine.inbox('newemail@sandbox.test')[0]?.code ?? '');
    },
  ],
  [
    'a second factor',
    async ({ useCases, engine }) => {
      await useCases.signIn({ email: 'email2fa@sandbox.test', password: seedPassword })();
      const code = engine.inbox('email2fa@sandbox.test')[0]?.code ?? '';
      return useCases.verifyTwoFactorCode({ code, password: null, rememberBrowser: false });
    },
  ],
  [
    'a chosen account',
    async ({ useCases }) => {
      await useCases.signIn({ email: 'linked@sandbox.test', password: seedPassword })();
      const [account] = useCases.session.get().linkedAccounts;
      if (account === undefined) throw new Error('linked@ has no accounts.');
      return useCases.selectAccount(account.profileId);
    },
  ],
  [
    'a press on "Continue"',
    async ({ useCases, ports }) => {
      await ports.identity.signIn(seed('personal'), requestContext)();
      await useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })();
      return useCases.continueSession();
    },
  ],
];

describe.each(acts)('%s', (_name, act) => {
  it('leads to the partner with a code', async () => {
    const complete = await act(await openVisit());
    expect(await complete()).toEqual(atPartner);
  });

  it('leads to the partner without the code of the tokens where the service gives none', async () => {
    const withoutCodes = ({ identity }: Ports): Partial<Ports> => ({
      identity: {
        ...identity,
        tokens: (profileId) =>
          pipe(
            identity.tokens(profileId),
            TE.map((tokens) => ({ ...tokens, authCode: null })),
          ),
      },
    });
    const complete = await act(await openVisit(withoutCodes));
    expect(await complete()).toMatchObject(E.right({ _tag: 'ClientRedirect' }));
  });

  it('leads to /continue, which names the other person, if somebody else signs in before the tokens are fetched', async () => {
    let isReplaced = false;
    const replaced = ({ identity }: Ports): Partial<Ports> => ({
      identity: {
        ...identity,
        tokens: (profileId) => async () => {
          if (!isReplaced) return identity.tokens(profileId)();
          await identity.signIn(seed('business'), requestContext)();
          return identity.tokens(null)();
        },
      },
    });
    const app = await openVisit(replaced);
    const complete = await act(app);
    isReplaced = true;
    expect(await complete()).toEqual(E.right(toRoute('/continue')));
    isReplaced = false;
    expect(await app.useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })()).toBeNull();
    expect(app.useCases.session.get()).toMatchObject({ signedInAs: { email: 'business@sandbox.test' } });
    expect(await app.useCases.continueSession()()).toEqual(atPartner);
  });
});
