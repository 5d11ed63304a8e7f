import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';

/** What a person can press on a screen. */
export type Button = {
  readonly press: () => Promise<Destination | null>;
  /** The person whom the page names and the press confirms; null for any other button. */
  readonly names: string | null;
  /** Whether the press gives up whoever was confirmed in this document. */
  readonly givesUp: boolean;
};

type Answer = Destination | string | null | void;

const button = (
  act: () => TaskEither<unknown, Answer>,
  more: Partial<Pick<Button, 'names' | 'givesUp'>> = {},
): Button => ({
  names: null,
  givesUp: false,
  ...more,
  press: async () => {
    const answer = await act()();
    return E.isRight(answer) && typeof answer.right === 'object' ? answer.right : null;
  },
});

/** The seed accounts that sign in, in the order of their buttons on /signin. */
export const people: ReadonlyArray<string> = [
  'personal',
  'business',
  'linked',
  'sms2fa',
  'email2fa',
  'legacy2fa',
  'newemail',
  'social',
  'setup2fa',
];
/** The place of the button of the identity provider on /signin. */
export const providerButton: number = people.length;

const newcomers = ['ada@example.test', 'bob@example.test'];
const number = { country: 'GB', number: '07700 900123' };

/** The buttons of each screen, with any person who may type there. Codes are the newest ones that were sent. */
export const buttonsOf = (screen: RoutePath, useCases: UseCases, engine: Engine): ReadonlyArray<Button> => {
  const session = useCases.session.get();
  const code = engine.inbox(null)[0]?.code ?? '000000';
  const another = button(() => useCases.useAnotherAccount(), { givesUp: true });
  const noticed = useCases.otherTabs.haveSignedIn()
    ? [button(() => useCases.otherTabs.nameTheirs(), { givesUp: true })]
    : [];
  const ownerOf = (profileId: string): string | null =>
    engine.accounts().find(({ linked }) => linked.some((one) => one.profileId === profileId))?.email ?? null;
  switch (screen) {
    case '/signin':
      return [
        ...people.map((name) => button(() => useCases.signIn({ email: `${name}@sandbox.test`, password }))),
        button(() => useCases.startSocial({ id: 'google' })),
        ...noticed,
      ];
    case '/signup':
      return newcomers.map((email, at) =>
        button(() =>
          useCases.signUp({
            email,
            password,
            accountType: at === 0 ? 'Personal' : 'Business',
            marketing: false,
            termsVersion: 'terms-1',
          }),
        ),
      );
    case '/signup/email-verification':
      return [button(() => useCases.confirmSignUp({ code, password })), button(() => useCases.resendSignUpCode())];
    case '/signup/creating':
      return [button(() => useCases.finishSignUp(() => undefined))];
    case '/forgot-password':
      return people.map((name) => button(() => useCases.askForReset(`${name}@sandbox.test`)));
    case '/forgot-password/email-verification':
      return [button(() => useCases.enterResetCode(code))];
    case '/forgot-password/new-password':
      return [button(() => useCases.resetPassword({ code: null, password }))];
    case '/signin/email-verification':
      return [button(() => useCases.confirmEmailChange(code)), button(() => useCases.resendEmailChange())];
    case '/signin/account-selection':
      return session.person.linkedAccounts.map(({ profileId }) =>
        button(() => useCases.selectAccount(profileId), { names: ownerOf(profileId) }),
      );
    case '/continue':
      return [button(() => useCases.continueSession(), { names: session.person.signedInAs?.email ?? null }), another];
    case '/idp/existing':
      return [button(() => useCases.useExistingAccount()), another];
    case '/change-password':
      return [
        button(() => useCases.changePassword({ code, password })),
        button(() => useCases.leavePasswordChange()),
        ...noticed,
      ];
    case '/2fa/add-number':
    case '/2fa/change-number':
    case '/2fa/review-number':
      return [button(() => useCases.enterNumber(number)), ...noticed];
    case '/2fa/choose-number':
      return session.twoFactor.linkedNumbers.map(({ profileId }) => button(() => useCases.chooseNumber(profileId)));
    case '/2fa/phone-validation':
      return [button(() => useCases.sendTwoFactorCode('sms')), ...noticed];
    case '/2fa/verify-number':
      return [
        button(() => useCases.verifyTwoFactorCode({ code, password, rememberBrowser: false })),
        button(() => useCases.finishTwoFactor()),
        button(() => useCases.resendTwoFactorCode()),
        ...noticed,
      ];
    case '/signin/closed':
    case '/signin/error':
    case '/2fa/locked':
      return [another, button(() => useCases.returnToClient())];
    case '/signin/locked':
    case '/signup/error':
    case '/forgot-password/error':
      return [button(() => useCases.returnToClient())];
    case '/account-type':
      return [button(() => useCases.chooseAccountType('Personal'))];
    case '/':
    case '/idp/continue':
      return [];
  }
};
