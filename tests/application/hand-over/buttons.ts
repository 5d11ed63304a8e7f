import type { TaskEither } from 'fp-ts/TaskEither';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { seedPassword as password } from '#infrastructure/sandbox/seeds.ts';
import { codeOf } from '#tests/support/codes.ts';

/** What a person can press on a screen. */
export type Button = {
  readonly act: TaskEither<unknown, Destination | string | null | void>;
  /** The person whom the page names and the press confirms. */
  readonly names?: string | null;
  /** Whether the press gives up whoever was confirmed in this document. */
  readonly givesUp?: boolean;
};

/** The seed accounts that sign in, in the order of their buttons on /signin, before that of the identity provider. */
export const people: ReadonlyArray<string> =
  'personal business linked sms2fa email2fa legacy2fa newemail social setup2fa'.split(' ');

const emails = people.map((name) => `${name}@sandbox.test`);
const number = { country: 'GB', number: '07700 900123', offered: ['GB'] };
const newcomers = [
  { email: 'ada@example.test', accountType: 'Personal' },
  { email: 'bob@example.test', accountType: 'Business' },
] as const;

/** The button that signs out. */
export const anotherAccount = ({ visit }: UseCases): Button => ({ act: visit.useAnotherAccount(), givesUp: true });

const buttons = (...acts: ReadonlyArray<Button['act']>): ReadonlyArray<Button> => acts.map((act) => ({ act }));

/** The buttons of each screen, with any person who may type there. Codes are the newest ones that were sent. */
export const buttonsOf = (screen: RoutePath, useCases: UseCases, engine: Engine): ReadonlyArray<Button> => {
  const { signIn, signUp, password: passwords, email, twoFactor, visit, browser } = useCases;
  const { person, twoFactor: factor } = useCases.session.get();
  const code = engine.inbox(null)[0]?.code ?? codeOf('0');
  const another = anotherAccount(useCases);
  const { cookie, nameTheirs } = browser.existingSession;
  const noticed: ReadonlyArray<Button> = cookie() === null ? [] : [{ act: nameTheirs(), givesUp: true }];
  const ownerOf = (profileId: string): string | null =>
    engine.accounts().find(({ linked }) => linked.some((one) => one.profileId === profileId))?.email ?? null;
  switch (screen) {
    case '/signin':
      return [
        ...buttons(...emails.map((one) => signIn.submit({ email: one, password })), signIn.startSocial('google')),
        ...noticed,
      ];
    case '/signup':
      return newcomers.map((one) => ({
        act: signUp.submit({ ...one, password, marketing: false, termsVersion: 'terms-1' }),
      }));
    case '/signup/email-verification':
      return buttons(signUp.confirm({ code, password }), signUp.resendCode());
    case '/signup/creating':
      return buttons(signUp.finish(() => undefined));
    case '/forgot-password':
      return buttons(...emails.map((one) => passwords.askForReset(one)));
    case '/forgot-password/email-verification':
      return buttons(passwords.enterResetCode(code));
    case '/forgot-password/new-password':
      return buttons(passwords.reset({ code: null, password }));
    case '/signin/email-verification':
      return buttons(email.confirmChange(code), email.resendCode());
    case '/signin/account-selection':
      return [
        ...person.linkedAccounts.map(({ profileId }) => ({
          act: signIn.selectAccount(profileId),
          names: ownerOf(profileId),
        })),
        another,
      ];
    case '/continue':
      return [{ act: visit.continue(), names: person.signedInAs?.email ?? null }, another];
    case '/idp/existing':
      return [{ act: visit.useExistingAccount() }, another];
    case '/change-password':
      return [...buttons(passwords.change({ code, password }), passwords.leaveChange()), ...noticed];
    case '/2fa/add-number':
    case '/2fa/change-number':
    case '/2fa/review-number':
      return [{ act: twoFactor.enterNumber(number) }, ...noticed];
    case '/2fa/choose-number':
      return buttons(...factor.linkedNumbers.map(({ profileId }) => twoFactor.chooseNumber(profileId)));
    case '/2fa/phone-validation':
      return [{ act: twoFactor.sendCode('sms') }, ...noticed];
    case '/2fa/verify-number': {
      const verify = twoFactor.verify({ code, password, rememberBrowser: false });
      return [...buttons(verify, twoFactor.finish(), twoFactor.resendCode()), ...noticed];
    }
    case '/signin/closed':
    case '/signin/error':
    case '/2fa/locked':
    case '/signin/locked':
    case '/signup/error':
    case '/forgot-password/error':
      return [another, { act: visit.returnToClient() }];
    case '/account-type':
      return buttons(visit.chooseAccountType('Personal'));
    case '/':
    case '/idp/continue':
      return [];
  }
};
