import type { Either } from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { GrantEvent } from '#domain/analytics/events.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { Credentials, FormFault } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { FaultScreen } from '#domain/navigation/faultScreen.ts';
import type { Change, Session, CodePurpose, OneTimeCall, RefusedSend } from '#domain/session/session.ts';
import type {
  CodeSent,
  Grant,
  IdentityCall,
  RequestContext,
  Tokens,
  TwoFactorReply,
  TwoFactorRequest,
} from './ports/identityCalls.ts';
import type { PhoneNumbers } from './two-factor/phoneNumbers.ts';

/** What a use case of a form returns: the next destination, or a fault that the form shows. */
export type FormAnswer = TaskEither<FormFault | IdentityFault, Destination>;

/** The person chose none of the offered options. */
export type ChoiceFault = { readonly _tag: 'NothingChosen' };

/** The result of "Send a new code"; `Waiting` means that the cooldown is not over and that no call was made. */
export type ResendResult = 'Sent' | 'Waiting';

/** Sends another code, unless the cooldown is not over. Leads to two-factor where the second factor must be proven first. */
export type Resend = () => IdentityCall<ResendResult | Destination>;

/** Sends the codes of all flows. A successful send starts the cooldown; a failed one is logged and recorded as a code fault. */
export type CodeSender = {
  /** Sends the first code of a flow. */
  readonly send: (purpose: CodePurpose, call: IdentityCall<CodeSent>) => IdentityCall<void>;
  /** Records a code that the service sent as part of another call. */
  readonly recordSent: (purpose: CodePurpose, sent: CodeSent) => void;
  /** Sends another code, unless the cooldown is not over; two calls at once send one code. */
  readonly resend: (purpose: CodePurpose, call: IdentityCall<CodeSent>) => IdentityCall<ResendResult>;
};

/** The service answered a send request, but sent no code. */
export type SendRefused = { readonly _tag: 'SendRefused' };

/** Sends the codes of the second factor. A code counts as sent only if the service really sent it. */
export type TwoFactorSender = {
  /** Reads the two-factor status into the session without sending a code. */
  readonly readStatus: IdentityCall<TwoFactorReply>;
  readonly send: (wanted: TwoFactorRequest) => TaskEither<IdentityFault | SendRefused, void>;
  /** Sends another code, unless the cooldown is not over. */
  readonly resend: (wanted: TwoFactorRequest) => TaskEither<IdentityFault | SendRefused, ResendResult>;
};

/** The rules of the service for a new password. */
export type PasswordRules = {
  /** Reads the rules once; after a fault, which is logged, the next read tries again. An empty list is the fault `Unexpected`. */
  readonly read: () => IdentityCall<ReadonlyArray<PasswordRule>>;
  /** Refuses a password that breaks a rule. The service checks the rules that were not read. */
  readonly check: <C extends Credentials>(credentials: C) => Either<IdentityFault, C>;
};

/** What the calls of a flow share. */
type CallSteps = {
  readonly requestContext: () => RequestContext;
  readonly codes: CodeSender;
  /** Makes "Send a new code" for a code that goes to the email of the session. */
  readonly resendByEmail: (
    purpose: RefusedSend | 'PasswordChange',
    sendTo: (email: Email) => IdentityCall<CodeSent>,
  ) => Resend;
  readonly passwordRules: PasswordRules;
  /** Makes a one-time call. If it is refused as if an earlier one, whose answer was lost, had taken effect, `onDone` follows, and may deny it. */
  readonly callOnce: <A>(name: OneTimeCall, call: IdentityCall<A>, onDone: () => IdentityCall<A>) => IdentityCall<A>;
  /** Stores what an accepted call granted, or that a code was accepted without a grant (null), and tracks the event of the grant. */
  readonly storeGrant: (event: GrantEvent, grant: Grant | null) => void;
};

/** What follows a sign-in that the service accepted. */
type SignInSteps = {
  /** Reads the tokens, of one linked account if a profile is given. A fault that ends the session of the browser removes its cookie. */
  readonly readTokens: (profileId: ProfileId | null) => IdentityCall<Tokens>;
  /** Reads and stores the tokens. With a missing second factor, which is no fault, the session has none and requires the factor. */
  readonly fetchTokens: (profileId: ProfileId | null) => IdentityCall<Session>;
  /** Completes a sign-in that the service accepted: fetches the tokens, calls `onTokens`, and returns the destination of the next step. */
  readonly completeSignIn: (
    profileId: ProfileId | null,
    onTokens?: (session: Session) => void,
  ) => IdentityCall<Destination>;
  /**
   * Makes the press that completes a sign-in; once it is completed and the browser stayed on the page, leaves again instead: for a minute
   * to the same address, later to that of a new code, or through `signIn`. Without `signIn` that is the sign-in screen.
   */
  readonly leaveAgain: <Fault>(
    press: TaskEither<Fault | IdentityFault, Destination>,
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
  /**
   * Turns a fault of a flow into a destination: a missing second factor leads to two-factor, another fault to the screen that `screenOf`
   * names. A fault without a screen stays a fault, and the form shows it.
   */
  readonly routeFlowFault: (
    screenOf: FaultScreen,
  ) => <Fault extends FormFault | IdentityFault, A>(answer: TaskEither<Fault, A>) => TaskEither<Fault, A | Destination>;
  /** Turns a missing second factor into the start of two-factor; other faults stay. `change` stores what two-factor returns to. */
  readonly routeMissingFactor: (
    change: Change,
  ) => <Fault extends { readonly _tag: string }, A>(answer: TaskEither<Fault, A>) => TaskEither<Fault, A | Destination>;
  /**
   * Turns a fault of a two-factor call into a destination: the locked screen, the start of two-factor if the factor must be proven first,
   * sign-in if the session is over or the answer is unknown. Other faults stay faults, and the page shows them.
   */
  readonly routeSendFault: (fault: IdentityFault | SendRefused) => IdentityCall<Destination>;
};

/** What two-factor needs, and where it begins. */
type TwoFactorSteps = {
  readonly phones: PhoneNumbers;
  readonly sender: TwoFactorSender;
  /** Reads the two-factor status and returns its screen. After a fault it returns sign-in, which shows the fault. */
  readonly enterTwoFactor: Task<Destination>;
  /** Reads the status again on a reloaded page that needs it; stores the result in the session. */
  readonly reenterTwoFactor: Task<void>;
  /** As `reenterTwoFactor`, for a signed-in person who wants another number. */
  readonly enterNumberChange: Task<void>;
};

/** The steps that the use cases share. */
export type FlowSteps = CallSteps & SignInSteps & FaultSteps & TwoFactorSteps;
