import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityCall, NewAccount } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
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
import { withAccountType, withMarketingChoice } from '#domain/session/changes.ts';
import { withCredentials, withSentEmail } from '#domain/session/emailChanges.ts';
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
export const makeSignUpUseCases = (ports: Ports, steps: FlowSteps): SignUpUseCases => {
  const { session } = ports;
  const openAccount = makeOpenAccount(ports, steps);
  const routeFault = steps.routeFlowFault(signUpFaultScreen);
  return {
    ...makeConfirmSignUpUseCases(ports, steps),
    storeAccountType: (accountType) => void session.update(withAccountType(accountType)),
    submit:
      ({ accountType, marketing, ...typed }) =>
      async () => {
        const parsed = parseNewAccount(typed, steps.passwordRules.known());
        if (E.isLeft(parsed)) return parsed;
        return routeFault(openAccount({ ...parsed.right, accountType }, marketing))();
      },
  };
};

const verification: Destination = toRoute('/signup/email-verification');

/** Opens an account. A second one for an email whose account waits for its code leads to that code. */
const makeOpenAccount = (ports: Pick<Ports, 'identity' | 'session'>, steps: FlowSteps) => {
  const { identity, session } = ports;
  const signUp =
    (account: NewAccount): IdentityCall<Destination> =>
    async () => {
      const sent = await identity.signUp(account, steps.requestContext())();
      if (E.isLeft(sent)) return sent;
      steps.codes.recordSent('SignUp', sent.right);
      return E.right(verification);
    };
  return (account: NewAccount, marketing: boolean): IdentityCall<Destination> =>
    async () => {
      const isWaiting = waitsForCode(session.get(), account.email);
      // Because: another email than before forgets the choices of the person before, so the email is stored first.
      session.update(withSentEmail(account.email));
      session.update(withAccountType(account.accountType));
      session.update(withMarketingChoice(marketing));
      const opened = await signUp(account)();
      const isOpen = isWaiting && E.isLeft(opened) && opened.left._tag === 'UsernameTaken';
      const outcome = isOpen ? E.right(verification) : opened;
      // Because: the call that confirms the account sends the password again.
      if (!E.isLeft(outcome) && outcome.right === verification) session.update(withCredentials(account));
      return outcome;
    };
};

const waitsForCode = ({ typed, codes, progress }: Session, email: Email): boolean =>
  codes.purpose === 'SignUp' && typed.email === email && progress.newAccount === 'None';
