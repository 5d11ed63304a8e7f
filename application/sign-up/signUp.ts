import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { resendByEmail } from '#application/code/resendByEmail.ts';
import { recordSent, type Resend } from '#application/code/sendCode.ts';
import { type Flow, type FormAnswer, requestContext } from '#application/flow.ts';
import type { Grant, IdentityCall, NewAccount, RequestContext } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { routeFlowFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/tokens.ts';
import * as fields from '#domain/identity/credentials.ts';
import { type IdentityFault, isPasswordRefused } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, newAccountFaultScreen, signUpFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import * as change from '#domain/session/changes.ts';
import { withNewAccount } from '#domain/session/person.ts';

/** What a person types into the sign-up form. */
export type TypedAccount = fields.TypedCredentials & {
  readonly accountType: ChosenAccountType;
  readonly marketing: boolean;
  /** The version of the terms on the page; null while they could not be read, and then nothing is sent. */
  readonly termsVersion: string | null;
};

/** The faults of the sign-up form. */
export type SignUpFault = fields.FormFault | fields.DocumentsUnread | IdentityFault;

/** The steps of the screen that creates the account, in order. */
export type CreatingStep = 'Opening' | 'Saving' | 'Leaving';

/** The use cases of sign-up: of its form, and of the screens that confirm and finish it. */
export const makeSignUpUseCases = (flow: Flow) => {
  const { identity, session, passwordRules } = flow;
  const confirm = makeConfirm(flow);
  return {
    /** Stores the chosen account type in the session: the next steps depend on it. */
    storeAccountType: (accountType: ChosenAccountType): void =>
      void session.update(change.withAccountType(accountType)),
    /** Opens an account; the service emails a code, and the next screen asks for it. */
    submit:
      ({ accountType, marketing, ...typed }: TypedAccount): TaskEither<SignUpFault, Destination> =>
      async () => {
        const parsed = fields.parseNewAccount(typed, passwordRules.known());
        if (E.isLeft(parsed)) return parsed;
        return routeFlowFault(
          flow,
          signUpFaultScreen,
        )(openAccount(flow, { ...parsed.right, accountType }, marketing))();
      },
    /** Confirms a new account by its code and password. A refused password is removed, so that the form asks for it. */
    confirm: (typed: fields.TypedCode): FormAnswer =>
      routeFlowFault(flow, codeFlowFaultScreen('/signup/error'))(confirm(typed)),
    /** Sends another code. */
    resendCode: (): ReturnType<Resend> =>
      resendByEmail(flow, 'SignUp', (email) => identity.resendSignUpCode(email, requestContext(flow))),
    /** Finishes a confirmed sign-up and reports each step. Leads to sign-in where another try cannot help. */
    finish: (onStep: (step: CreatingStep) => void): FormAnswer =>
      routeFlowFault(flow, newAccountFaultScreen)(finishSignUp(flow, onStep)),
  };
};

/** Opens an account. A second one for an email whose account waits for its code leads to that code. */
const openAccount =
  (flow: Flow, account: NewAccount, marketing: boolean): IdentityCall<Destination> =>
  async () => {
    const { identity, session } = flow;
    const { codes, typed, progress } = session.get();
    const isWaiting = codes.purpose === 'SignUp' && typed.email === account.email && progress.newAccount === 'None';
    // Because: another email than before forgets the choices of the person before, so the email is stored first.
    session.update(change.withSentEmail(account.email));
    session.update(change.withAccountType(account.accountType));
    session.update(change.withMarketingChoice(marketing));
    const sent = await identity.signUp(account, requestContext(flow))();
    if (!E.isLeft(sent)) recordSent(flow, 'SignUp', sent.right);
    else if (!isWaiting || sent.left._tag !== 'UsernameTaken') return sent;
    // Because: the call that confirms the account sends the password again.
    session.update(change.withCredentials(account));
    return E.right(toRoute('/signup/email-verification'));
  };

// Because: without a requested redirect, a new account continues at a registration site, which uses no PKCE.
const contextOfNewAccount = (flow: Flow): RequestContext => {
  const context = requestContext(flow);
  return flow.session.get().visit.hasRequestedRedirect ? context : { ...context, oAuth: noOAuth };
};

const makeConfirm = (flow: Flow): ((typed: fields.TypedCode) => FormAnswer) => {
  const { identity, session, analyticsEvents } = flow;
  const enter = makeEnterCode<Grant>(flow, (grant) => {
    storeGrant(flow, 'Signed Up', grant);
    session.update(withNewAccount);
    session.update(change.withoutPassword);
  });
  return (typed) => async () => {
    const { typed: known, secrets } = session.get();
    if (known.email === null) return E.right(toRoute('/signup'));
    // Because: a confirmed account has no password left in memory, and gets no other code.
    if (secrets.isCodeAccepted) return E.right(toRoute('/signup/creating'));
    const parsed = fields.parseCodeAndPassword(typed, { code: null, password: secrets.password });
    if (E.isLeft(parsed)) return parsed;
    const coded = { ...parsed.right, email: known.email };
    session.update(change.withCredentials(coded));
    const confirmed = await enter(coded.code, identity.confirmSignUp(coded, contextOfNewAccount(flow)))();
    if (!E.isLeft(confirmed)) return E.right(toRoute('/signup/creating'));
    if (isPasswordRefused(confirmed.left)) session.update(change.withoutPassword);
    // Because: the account is confirmed, and the sign-in continues after its second factor.
    if (confirmed.left._tag === 'TwoFactorIncomplete') {
      session.update(withNewAccount);
      analyticsEvents.track({ name: 'Signed Up' });
    }
    return confirmed;
  };
};

const finishSignUp =
  (flow: Flow, onStep: (step: CreatingStep) => void): IdentityCall<Destination> =>
  async () => {
    onStep('Opening');
    const completed = await completeSignIn(flow, null, () => onStep('Saving'))();
    if (!E.isLeft(completed)) onStep('Leaving');
    return completed;
  };
