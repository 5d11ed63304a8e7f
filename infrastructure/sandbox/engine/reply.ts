import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { CookieChange } from './clientContext.ts';

/** Every error code of the launchpad, with its HTTP status and its message. */
const refusals = {
  NotAuthorizedException: [401, 'Incorrect username or password'],
  UserNotConfirmedException: [403, 'The user is not confirmed'],
  EmailChangePendingException: [403, 'The new email address is not confirmed'],
  TwoFactorRequiredException: [403, 'The user has not completed 2FA'],
  AccessDeniedException: [403, 'The profile is not of this account'],
  AccountLockedException: [423, 'The account is locked'],
  AccountClosedException: [403, 'The account is closed'],
  CodeMismatchException: [400, 'The code is not the one that was sent'],
  ExpiredCodeException: [400, 'The code has expired, ask for a new one'],
  LimitExceededException: [429, 'Attempt limit exceeded'],
  TooManyFailedAttemptsException: [429, 'Too many failed attempts, ask for a new code'],
  UsernameExistsException: [409, 'The email is already in use'],
  InvalidPasswordException: [400, 'Password did not conform with policy'],
  InvalidParameterException: [400, 'A parameter is missing or wrong'],
  InvalidRequestException: [400, 'codeChallengeMethod must be S256'],
  ResourceNotFoundException: [404, 'There is no such thing'],
  UnsupportedPhoneNumberException: [422, 'No code can be sent to this kind of number'],
  PhoneNumberNotValidatedException: [422, 'The number was never validated'],
  InternalFailureException: [500, 'The launchpad failed'],
  invalid_request: [400, 'A parameter is missing or wrong'],
  invalid_grant: [400, 'The code is unknown, used or expired'],
  unsupported_grant_type: [400, 'Only authorization_code'],
} as const;

type RefusalCode = keyof typeof refusals;

/** An error answer of the launchpad: its body, its status, and the cookies it sets. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly status: (typeof refusals)[RefusalCode][0] | 413;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
  /** The type of the number in a failed lookup; null if it is not known. */
  readonly phoneType: 'Mobile' | 'Landline' | 'Voip' | null;
  readonly cookies: ReadonlyArray<CookieChange>;
};

/** A success answer of the launchpad: its body, the cookies it sets, and the seconds until the next code may be sent. */
export type Answer<Body> = {
  readonly body: Body;
  readonly retryAfterSeconds: number | null;
  readonly cookies: ReadonlyArray<CookieChange>;
};

/** What a call of the launchpad results in. */
export type Outcome<Body> = E.Either<Refusal, Answer<Body>>;

/** A call that is ready to run (a TaskEither): it runs when called and never rejects. */
export type Reply<Body> = Task<Outcome<Body>>;

/** The error answer of a code; `details` sets what differs from the code's own status and message. */
export const refusal = (code: RefusalCode, details: Partial<Refusal> = {}): Refusal => {
  const [status, message] = refusals[code];
  return { code, status, message, retryAfterSeconds: null, phoneType: null, cookies: [], ...details };
};

/** An error answer, as the outcome of a call. */
export const refuse = (code: RefusalCode, details: Partial<Refusal> = {}): E.Either<Refusal, never> =>
  E.left(refusal(code, details));

/** A success answer. */
export const answer = <Body>(body: Body, cookies: ReadonlyArray<CookieChange> = []): E.Either<never, Answer<Body>> =>
  E.right({ body, retryAfterSeconds: null, cookies });

/** Answers a call that sent a code, with the seconds until the next code; passes a refusal on. */
export const answerSent = <Body>(sent: E.Either<Refusal, number | null>, body: Body): Outcome<Body> =>
  E.map((retryAfterSeconds: number | null): Answer<Body> => ({ body, retryAfterSeconds, cookies: [] }))(sent);

/** The cookies that an outcome sets, whether it is an answer or a refusal. */
export const cookiesOf = (outcome: Outcome<unknown>): ReadonlyArray<CookieChange> =>
  E.isLeft(outcome) ? outcome.left.cookies : outcome.right.cookies;
