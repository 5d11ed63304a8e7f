import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Resend, SendCall } from '#application/code/sendCode.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { NewAccount } from '#application/ports/signUpGateway.ts';
import type { FlowSteps } from '#application/shared/flowSteps.ts';
import type { SignInUseCases } from '#application/sign-in/signIn.ts';
import type { Email, TypedCredentials } from '#domain/identity/credentials.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { wouldRevealAccount } from '#domain/identity/wouldRevealAccount.ts';
import { parseNewAccount, type DocumentsUnread } from '#domain/identity/parseNewAccount.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import {
  withAccountType,
  withCredentials,
  withMarketingChoice,
  withSentEmail,
  withTypedEmail,
} from '#domain/session/changes.ts';

/** What a person types into the sign-up form. */
export type TypedAccount = TypedCredentials & {
  readonly accountType: ChosenAccountType;
  readonly marketing: boolean;
  /** The version of the terms on the page; null while they could not be read, and then nothing is sent. */
  readonly termsVersion: string | null;
};

/** The faults of the sign-up form. */
export type SignUpFault = FormFault | DocumentsUnread | IdentityFault;

/** The use cases of the sign-up form and of its code. */
export type SignUpUseCases = {
  /** Stores the chosen account type in the session: the next steps depend on it. */
  readonly storeAccountType: (accountType: ChosenAccountType) => void;
  /** Stores the text that an email field is left with; sign-in, sign-up and "Forgot password" begin with it. */
  readonly storeTypedEmail: (text: string) => void;
  /** Opens an account; the service emails a code, and the next screen asks for it. */
  readonly signUp: (typed: TypedAccount) => TE.TaskEither<SignUpFault, Destination>;
  /** Sends another code to the address of the new account. */
  readonly resendSignUpCode: Resend;
};

const verification: Destination = toRoute('/signup/email-verification');

const requestCodeOf =
  (identity: Ports['identity'], requestContext: FlowSteps['requestContext']) =>
  (email: Email): SendCall =>
    identity.resendConfirmationCode(email, requestContext());

/** Wires the use cases of the sign-up form and of its code. */
export const makeSignUpUseCases = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  steps: FlowSteps,
  signIn: SignInUseCases['signIn'],
): SignUpUseCases => {
  const { requestContext, callOnce, passwordRules, codes, resendByEmail, routeFlowFault } = steps;
  const awaitCode = (account: NewAccount): Destination => {
    // Because: the call that confirms the account sends the password again.
    session.update(withCredentials(account));
    return verification;
  };
  const continueEarlier = (account: NewAccount): TE.TaskEither<IdentityFault, Destination> =>
    pipe(
      codes.first('SignUp', identity.resendConfirmationCode(account.email, requestContext())),
      TE.map(() => awaitCode(account)),
      TE.orElse((fault) => {
        // Because: the page of the code says that none was sent.
        if (!wouldRevealAccount(fault)) return TE.right(awaitCode(account));
        return pipe(
          signIn(account),
          TE.mapLeft((refusal): IdentityFault => {
            // Because: without the right password, sign-in says that the account may be ready.
            const needsSignIn = refusal._tag === 'WrongCredentials' || refusal._tag === 'Incomplete';
            return needsSignIn ? { _tag: 'SignedOut' } : refusal;
          }),
        );
      }),
    );
  const openAccount = (account: NewAccount, marketing: boolean): TE.TaskEither<IdentityFault, Destination> => {
    const { email, codeFor, isNewAccount } = session.get();
    // Because: a person who sends the form a second time has an account that only waits for its code.
    const wasOpened = codeFor === 'SignUp' && email === account.email && !isNewAccount;
    // Because: another email than before forgets the choices of the person before.
    session.update(
      flow(withSentEmail(account.email), withAccountType(account.accountType), withMarketingChoice(marketing)),
    );
    const opened = pipe(
      identity.signUp(account, requestContext()),
      TE.map((sent) => {
        codes.wasSent('SignUp', sent);
        return awaitCode(account);
      }),
    );
    return pipe(
      callOnce('SignUp', opened, () => continueEarlier(account)),
      TE.orElse((fault) =>
        fault._tag === 'UsernameTaken' && wasOpened ? TE.right(awaitCode(account)) : TE.left(fault),
      ),
    );
  };
  return {
    storeAccountType: (accountType) => void session.update(withAccountType(accountType)),
    storeTypedEmail: (text) => void session.update(withTypedEmail(text)),
    signUp: ({ accountType, marketing, ...typed }) =>
      pipe(
        TE.fromEither<SignUpFault, Omit<NewAccount, 'accountType'>>(parseNewAccount(typed)),
        TE.flatMapEither(passwordRules.check),
        TE.flatMap((account) =>
          pipe(
            openAccount({ ...account, accountType }, marketing),
            routeFlowFault(codeFlowFaultScreen('/signup/error')),
          ),
        ),
      ),
    resendSignUpCode: resendByEmail('SignUp', requestCodeOf(identity, requestContext)),
  };
};
