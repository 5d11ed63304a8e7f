import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityCall, NewAccount } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { SignInUseCases } from '#application/sign-in/signIn.ts';
import type { FlowSteps } from '#application/steps.ts';
import {
  type DocumentsUnread,
  type FormFault,
  parseNewAccount,
  type TypedCredentials,
} from '#domain/identity/credentials.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { withAccountType, withCredentials, withMarketingChoice, withSentEmail } from '#domain/session/changes.ts';
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

type SignUpSteps = FlowSteps & { readonly signIn: SignInUseCases['submit'] };

/** Wires the use cases of sign-up. */
export const makeSignUpUseCases = (ports: Ports, steps: SignUpSteps): SignUpUseCases => {
  const { session } = ports;
  const openAccount = makeOpenAccount(ports, steps);
  const routeFault = steps.routeFlowFault(codeFlowFaultScreen('/signup/error'));
  return {
    ...makeConfirmSignUpUseCases(ports, steps),
    storeAccountType: (accountType) => void session.update(withAccountType(accountType)),
    submit:
      ({ accountType, marketing, ...typed }) =>
      async () => {
        const parsed = parseNewAccount(typed);
        if (E.isLeft(parsed)) return parsed;
        const account = steps.passwordRules.check({ ...parsed.right, accountType });
        if (E.isLeft(account)) return account;
        return routeFault(openAccount(account.right, marketing))();
      },
  };
};

const verification: Destination = toRoute('/signup/email-verification');

/** Opens an account. Another one for an email that waits for its code leads to that code. */
const makeOpenAccount = (ports: Pick<Ports, 'identity' | 'session'>, steps: SignUpSteps) => {
  const { identity, session } = ports;
  const continueEarlier = makeContinueEarlier(ports, steps);
  return (account: NewAccount, marketing: boolean): IdentityCall<Destination> =>
    async () => {
      const { typed, codes, progress } = session.get();
      // Because: a person who sends the form a second time has an account that only waits for its code.
      const wasOpened = codes.purpose === 'SignUp' && typed.email === account.email && progress.newAccount === 'None';
      // Because: another email than before forgets the choices of the person before.
      session.update(withSentEmail(account.email));
      session.update(withAccountType(account.accountType));
      session.update(withMarketingChoice(marketing));
      const call = identity.signUp(account, steps.requestContext());
      const open: IdentityCall<Destination> = async () => {
        const sent = await call();
        if (E.isLeft(sent)) return sent;
        steps.codes.recordSent('SignUp', sent.right);
        return E.right(verification);
      };
      const opened = await steps.callOnce('SignUp', open, () => continueEarlier(account))();
      const isWaiting = E.isLeft(opened) && opened.left._tag === 'UsernameTaken' && wasOpened;
      const outcome = isWaiting ? E.right(verification) : opened;
      // Because: the call that confirms the account sends the password again.
      if (!E.isLeft(outcome) && outcome.right === verification) session.update(withCredentials(account));
      return outcome;
    };
};

/** Asks for a new code of an account that an earlier call seems to have opened. An account that is confirmed by now is signed in. */
const makeContinueEarlier =
  ({ identity }: Pick<Ports, 'identity'>, { requestContext, codes, signIn }: SignUpSteps) =>
  (account: NewAccount): IdentityCall<Destination> =>
  async () => {
    const sent = await codes.send('SignUp', identity.resendConfirmationCode(account.email, requestContext()))();
    // Because: after another fault, the page of the code says that none was sent.
    if (!E.isLeft(sent) || !isRefusal(sent.left)) return E.right(verification);
    const signedIn = await signIn(account)();
    if (!E.isLeft(signedIn)) return signedIn;
    const { left: refusal } = signedIn;
    // Because: without the right password, sign-in says that the account may be ready.
    const needsSignIn = refusal._tag === 'WrongCredentials' || refusal._tag === 'Incomplete';
    return E.left(needsSignIn ? { _tag: 'SignedOut' } : refusal);
  };
