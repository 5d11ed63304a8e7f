import type * as E from 'fp-ts/Either';
import type { Ports } from '#application/ports/ports.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';

const ada = { email: 'ada@example.test', password: 'Quite-another-horse-2' };
const newAccount = { ...ada, accountType: 'Personal', marketing: false, termsVersion: '1' } as const;
/** A visit that a partner with a redirect address has sent. */
export const openVisit = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<TestApp> => {
  const app = makeTestApp({ replace });
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return app;
};

/** Does all of an act but its last step, which it returns. */
export type Act = (app: TestApp) => Promise<() => Promise<E.Either<unknown, Destination>>>;

/** The acts that confirm a person in this document, up to the one that completes the sign-in. */
export const acts: ReadonlyArray<readonly [string, Act]> = [
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
      const [account] = useCases.session.get().person.linkedAccounts;
      if (account === undefined) throw new Error('linked@ has no accounts.');
      return useCases.selectAccount(account.profileId);
    },
  ],
  [
    'a changed password',
    async ({ useCases, engine }) => {
      await useCases.openPasswordChange()();
      await useCases.signIn({ email: 'personal@sandbox.test', password: seedPassword })();
      await useCases.openPasswordChange()();
      const code = engine.inbox('personal@sandbox.test')[0]?.code ?? '';
      await useCases.changePassword({ code, password: ada.password })();
      return useCases.leavePasswordChange();
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
