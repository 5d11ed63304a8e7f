import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';
import { codeOf } from '#tests/support/codes.ts';

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
const choices = { marketing: false, termsVersion: 'terms-1' };
const number = { country: 'GB', number: '07700 900123', offered: ['GB'] };

/** The button that signs out, and gives up the person. */
export const anotherAccount = (useCases: UseCases): Button =>
  button(() => useCases.visit.useAnotherAccount(), { givesUp: true });

/** The buttons of each screen, with any person who may type there. Codes are the newest ones that were sent. */
export const buttonsOf = (screen: RoutePath, useCases: UseCases, engine: Engine): ReadonlyArray<Button> => {
  const session = useCases.session.get();
  const code = engine.inbox(null)[0]?.code ?? codeOf('0');
  const another = anotherAccount(useCases);
  const { existingSession } = useCases.browser;
  const noticed = existingSession.cookie() === null ? [] : [button(existingSession.nameTheirs, { givesUp: true })];
  const ownerOf = (profileId: string): string | null =>
    engine.accounts().find(({ linked }) => linked.some((one) => one.profileId === profileId))?.email ?? null;
  switch (screen) {
    case '/signin':
      return [
        ...people.map((name) => button(() => useCases.signIn.submit({ email: `${name}@sandbox.test`, password }))),
        button(() => useCases.signIn.startSocial('google')),
        ...noticed,
      ];
    case '/signup':
      return newcomers.map((email, at) =>
        button(() =>
          useCases.signUp.submit({ ...choices, email, password, accountType: at === 0 ? 'Personal' : 'Business' }),
        ),
      );
    case '/signup/email-verification':
      return [button(() => useCases.signUp.confirm({ code, password })), button(() => useCases.signUp.resendCode())];
    case '/signup/creating':
      return [button(() => useCases.signUp.finish(() => undefined))];
    case '/forgot-password':
      return people.map((name) => button(() => useCases.password.askForReset(`${name}@sandbox.test`)));
    case '/forgot-password/email-verification':
      return [button(() => useCases.password.enterResetCode(code))];
    case '/forgot-password/new-password':
      return [button(() => useCases.password.reset({ code: null, password }))];
    case '/signin/email-verification':
      return [button(() => useCases.email.confirmChange(code)), button(() => useCases.email.resendCode())];
    case '/signin/account-selection':
      return [
        ...session.person.linkedAccounts.map(({ profileId }) =>
          button(() => useCases.signIn.selectAccount(profileId), { names: ownerOf(profileId) }),
        ),
        another,
      ];
    case '/continue':
      return [button(() => useCases.visit.continue(), { names: session.person.signedInAs?.email ?? null }), another];
    case '/idp/existing':
      return [button(() => useCases.visit.useExistingAccount()), another];
    case '/change-password':
      return [
        button(() => useCases.password.change({ code, password })),
        button(() => useCases.password.leaveChange()),
        ...noticed,
      ];
    case '/2fa/add-number':
    case '/2fa/change-number':
    case '/2fa/review-number':
      return [button(() => useCases.twoFactor.enterNumber(number)), ...noticed];
    case '/2fa/choose-number':
      return session.twoFactor.linkedNumbers.map(({ profileId }) =>
        button(() => useCases.twoFactor.chooseNumber(profileId)),
      );
    case '/2fa/phone-validation':
      return [button(() => useCases.twoFactor.sendCode('sms')), ...noticed];
    case '/2fa/verify-number':
      return [
        button(() => useCases.twoFactor.verify({ code, password, rememberBrowser: false })),
        button(() => useCases.twoFactor.finish()),
        button(() => useCases.twoFactor.resendCode()),
        ...noticed,
      ];
    case '/signin/closed':
    case '/signin/error':
    case '/2fa/locked':
      return [another, button(() => useCases.visit.returnToClient())];
    case '/signin/locked':
    case '/signup/error':
    case '/forgot-password/error':
      return [button(() => useCases.visit.returnToClient())];
    case '/account-type':
      return [button(() => useCases.visit.chooseAccountType('Personal'))];
    case '/':
    case '/idp/continue':
      return [];
  }
};
