import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { DoneBody } from './replies.ts';
import type { ClientContext, CookieChange } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Every error code of the launchpad, with its HTTP status. */
const refusalStatus = {
  NotAuthorizedException: 401,
  UserNotConfirmedException: 403,
  EmailChangePendingException: 403,
  TwoFactorRequiredException: 403,
  AccessDeniedException: 403,
  AccountLockedException: 423,
  AccountClosedException: 403,
  CodeMismatchException: 400,
  ExpiredCodeException: 400,
  LimitExceededException: 429,
  TooManyFailedAttemptsException: 429,
  UsernameExistsException: 409,
  InvalidPasswordException: 400,
  InvalidParameterException: 400,
  InvalidRequestException: 400,
  ResourceNotFoundException: 404,
  UnsupportedPhoneNumberException: 422,
  PhoneNumberNotValidatedException: 422,
  invalid_grant: 400,
  unsupported_grant_type: 400,
} as const;

type RefusalCode = keyof typeof refusalStatus;

/** An error answer of the launchpad: its body, its status, and the cookies it sets. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly status: (typeof refusalStatus)[RefusalCode];
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

/** The implementation of a call that has an input. */
export type EngineCall<Input, Body> = (deps: EngineDeps, input: Input, client: ClientContext) => Promise<Outcome<Body>>;

/** The implementation of a call that needs only the browser that sends it. */
export type ClientCall<Body> = (deps: EngineDeps, client: ClientContext) => Promise<Outcome<Body>>;

/** An error answer; `details` sets the retry time, the phone type and the cookies. */
export const refuse = (code: RefusalCode, message: string, details: Partial<Refusal> = {}): E.Either<Refusal, never> =>
  E.left({
    code,
    status: refusalStatus[code],
    message,
    retryAfterSeconds: null,
    phoneType: null,
    cookies: [],
    ...details,
  });

/** A success answer. */
export const answer = <Body>(body: Body, cookies: ReadonlyArray<CookieChange> = []): E.Either<never, Answer<Body>> =>
  E.right({ body, retryAfterSeconds: null, cookies });

/** The success answer without data. */
export const done: E.Either<never, Answer<DoneBody>> = answer({ success: true });

/** Answers a call that sent a code, with the seconds until the next code; passes a refusal on. */
export const answerSent = <Body>(sent: E.Either<Refusal, number | null>, body: Body): Outcome<Body> =>
  E.map((retryAfterSeconds: number | null): Answer<Body> => ({ body, retryAfterSeconds, cookies: [] }))(sent);

/** The cookies that an outcome sets, whether it is an answer or a refusal. */
export const cookiesOf = (outcome: Outcome<unknown>): ReadonlyArray<CookieChange> =>
  E.isLeft(outcome) ? outcome.left.cookies : outcome.right.cookies;
