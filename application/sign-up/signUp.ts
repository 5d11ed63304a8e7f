import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { recordSent } from '#application/code/sendCode.ts';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall, NewAccount } from '#application/ports/identityCalls.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import {
  type DocumentsUnread,
  type FormFault,
  parseNewAccount,
  type TypedCredentials,
} from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { signUpFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { withAccountType, withCredentials, withMarketingChoice, withSentEmail } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { type ConfirmSignUpUseCases, makeConfirmSignUpUseCases } from './confirmSignUp.ts';

/** What a person types into the sign-up form. */
export type TypedAccount = TypedCredentials & {
  readonly accountType: ChosenAccountType;
  readonly marketing: boolean;
  /** The version of the terms on the page; null while they could not be read, and then nothing is sent. */
  readonly termsVersion: string | null;
};

/** The faults of the sign-up form. */
export type SignUpFault = FormFault | DocumentsUnread | IdentityFault;

/** The use cases of sign-up: of its form, and of the screens that confirm and finish it. */
export type SignUpUseCases = ConfirmSignUpUseCases & {
  /** Stores the chosen account type in the session: the next steps depend on it. */
  readonly storeAccountType: (accountType: ChosenAccountType) => void;
  /** Opens an account; the service emails a code, and the next screen asks for it. */
  readonly submit: (typed: TypedAccount) => TaskEither<SignUpFault, Destination>;
};

/** Wires the use cases of sign-up. */
export const makeSignUpUseCases = (flow: Flow): SignUpUseCases => ({
  ...makeConfirmSignUpUseCases(flow),
  storeAccountType: (accountType) => void flow.session.update(withAccountType(accountType)),
  submit:
    ({ accountType, marketing, ...typed }) =>
    async () => {
      const parsed = parseNewAccount(typed, flow.passwordRules.known());
      if (E.isLeft(parsed)) return parsed;
      const account = { ...parsed.right, accountType };
      return routeFlowFault(flow, signUpFaultScreen)(openAccount(flow, account, marketing))();
    },
});

const verification: Destination = toRoute('/signup/email-verification');

/** Opens an account. A second one for an email whose account waits for its code leads to that code. */
const openAccount =
  (flow: Flow, account: NewAccount, marketing: boolean): IdentityCall<Destination> =>
  async () => {
    const { session } = flow;
    const isWaiting = waitsForCode(session.get(), account.email);
    // Because: another email than before forgets the choices of the person before, so the email is stored first.
    session.update(withSentEmail(account.email));
    session.update(withAccountType(account.accountType));
    session.update(withMarketingChoice(marketing));
    const opened = await callSignUp(flow, account)();
    const isOpen = isWaiting && E.isLeft(opened) && opened.left._tag === 'UsernameTaken';
    const outcome = isOpen ? E.right(verification) : opened;
    // Because: the call that confirms the account sends the password again.
    if (!E.isLeft(outcome) && outcome.right === verification) session.update(withCredentials(account));
    return outcome;
  };

const callSignUp =
  (flow: Flow, account: NewAccount): IdentityCall<Destination> =>
  async () => {
    const sent = await flow.identity.signUp(account, requestContext(flow))();
    if (E.isLeft(sent)) return sent;
    recordSent(flow, 'SignUp', sent.right);
    return E.right(verification);
  };

const waitsForCode = ({ typed, codes, progress }: Session, email: Email): boolean =>
  codes.purpose === 'SignUp' && typed.email === email && !progress.hasNewAccount;
