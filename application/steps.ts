import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { GrantEvent } from '#domain/analytics/events.ts';
import type { ProfileId, Tokens } from '#domain/identity/accessToken.ts';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { FaultScreen } from '#domain/navigation/faultScreen.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Change, OneTimeCall, RefusedSend, Session } from '#domain/session/session.ts';
import type { CodeSender, ResendResult } from './code/codeSender.ts';
import type { PasswordRules } from './password/passwordRules.ts';
import type { CodeSent, Grant, IdentityCall, RequestContext } from './ports/identityCalls.ts';
import type { SessionCookie } from './session/sessionCookie.ts';
import type { PhoneNumbers } from './two-factor/phoneNumbers.ts';
import type { SendRefused, TwoFactorSender } from './two-factor/twoFactorSender.ts';

/** What a use case of a form returns: the next destination, or a fault that the form shows. */
export type FormAnswer = TaskEither<FormFault | IdentityFault, Destination>;

/** The person chose none of the offered options. */
export type ChoiceFault = { readonly _tag: 'NothingChosen' };

/** Sends another code, unless the cooldown is not over. Leads to two-factor where the second factor must be proven first. */
export type Resend = () => IdentityCall<ResendResult | Destination>;

/** What the calls of a flow share. */
type CallSteps = {
  readonly sessionCookie: SessionCookie;
  readonly requestContext: () => RequestContext;
  readonly codes: CodeSender;
  /** Makes "Send a new code" for a code that goes to the email of the session. */
  readonly resendByEmail: (
    purpose: RefusedSend | 'PasswordChange',
    sendTo: (email: Email) => IdentityCall<CodeSent>,
  ) => Resend;
  readonly passwordRules: PasswordRules;
  /**
   * Makes a call whose code or password the service takes once. A refusal can mean that an earlier call took effect, whose answer was lost.
   * Then `onDone` follows, which finds that out.
   */
  readonly callOnce: <A>(name: OneTimeCall, call: IdentityCall<A>, onDone: () => IdentityCall<A>) => IdentityCall<A>;
  /** Stores what an accepted call granted, and tracks its event. Null stores only that a code was accepted. */
  readonly storeGrant: (event: GrantEvent, grant: Grant | null) => void;
};

/** What follows a sign-in that the service accepted. */
type SignInSteps = {
  /** Reads the tokens, of one linked account if a profile is given. A fault that ends the session of the browser removes its cookie. */
  readonly readTokens: (profileId: ProfileId | null) => IdentityCall<Tokens>;
  /** Reads and stores the tokens. A missing second factor is no fault: the session then has no tokens, and requires the factor. */
  readonly fetchTokens: (profileId: ProfileId | null) => IdentityCall<Session>;
  /** Fetches the tokens of a sign-in that the service accepted, calls `onTokens`, and returns the destination of the next step. */
  readonly completeSignIn: (
    profileId: ProfileId | null,
    onTokens?: (session: Session) => void,
  ) => IdentityCall<Destination>;
  /**
   * Makes the action of a button that completes a sign-in. Where the sign-in is completed already and the browser stayed on the page, leaves
   * again instead: for a minute to the same address, later to that of a new code. Where only a sign-in gives that code, runs `signIn`, or
   * leads to the sign-in screen.
   */
  readonly leaveAgain: <Fault>(
    action: TaskEither<Fault | IdentityFault, Destination>,
    signIn?: TaskEither<Fault | IdentityFault, Destination>,
  ) => TaskEither<Fault | IdentityFault, Destination>;
  /** The next destination of a sign-in that has its tokens: a step that is pending, or the redirect. */
  readonly nextSignInStep: Task<Destination>;
  /** Reads the result of a sign-in at an identity provider into the session. */
  readonly askIdentityProvider: Task<void>;
  /** Removes the person from the session at once, then signs out at the services. The redirect stays. */
  readonly signOut: Task<void>;
};

/** Where a fault leads. */
type FaultSteps = {
  /** Sends the code of a screen that says that a code was sent. For any other screen it does nothing. */
  readonly sendCodeOf: (screen: RoutePath) => Promise<void>;
  /**
   * Turns a fault of a flow into a destination. A missing second factor leads to two-factor, another fault to the screen that `screenOf`
   * names, with its code. A fault without a screen stays a fault, and the form shows it.
   */
  readonly routeFlowFault: (
    screenOf: FaultScreen,
  ) => <Fault extends FormFault | IdentityFault, A>(answer: TaskEither<Fault, A>) => TaskEither<Fault, A | Destination>;
  /** Turns a missing second factor into the start of two-factor; other faults stay. `change` stores what two-factor returns to. */
  readonly routeMissingFactor: (
    change: Change,
  ) => <Fault extends { readonly _tag: string }, A>(answer: TaskEither<Fault, A>) => TaskEither<Fault, A | Destination>;
  /**
   * Turns a fault of a two-factor call into a destination. A locked factor leads to its screen, a missing one to the start of two-factor,
   * a fault of the account to its screen, a session that is over or an unknown answer to sign-in. Other faults stay faults, and the page shows them.
   */
  readonly routeSendFault: (fault: IdentityFault | SendRefused) => IdentityCall<Destination>;
};

/** What two-factor needs, and where it begins. */
type TwoFactorSteps = {
  readonly phones: PhoneNumbers;
  readonly twoFactorSender: TwoFactorSender;
  /** Reads the two-factor status and returns its screen. After a fault it returns the account's screen for it, or sign-in, which shows it. */
  readonly enterTwoFactor: Task<Destination>;
  /** Reads the status again on a reloaded page that needs it; stores the result in the session. */
  readonly reenterTwoFactor: Task<void>;
  /** As `reenterTwoFactor`, for a signed-in person who wants another number. */
  readonly enterNumberChange: Task<void>;
};

/** The steps that the use cases share. */
export type FlowSteps = CallSteps & SignInSteps & FaultSteps & TwoFactorSteps;
