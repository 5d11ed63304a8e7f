import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { DoneBody } from './replies.ts';
import type { CookieChange } from './visit.ts';

/** Every refusal the launchpad can give, with its status. */
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
  ResourceNotFoundException: 404,
  UnsupportedPhoneNumberException: 422,
  PhoneNumberNotValidatedException: 422,
  invalid_request: 400,
  invalid_grant: 400,
  unsupported_grant_type: 400,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** The launchpad's no: what stands in the error body, and what comes beside it. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly status: (typeof refusalStatus)[RefusalCode];
  readonly message: string;
  readonly retryAfterSeconds: number | null;
  /** The kind of a number whose lookup failed, where it is known. */
  readonly phoneType: 'Mobile' | 'Landline' | 'Voip' | null;
  readonly cookies: ReadonlyArray<CookieChange>;
};

/** The launchpad's yes: the body as it goes over the wire, the cookies it leaves, and when to ask for the next where it says. */
export type Answer<Body> = {
  readonly body: Body;
  readonly retryAfterSeconds: number | null;
  readonly cookies: ReadonlyArray<CookieChange>;
};

export type Outcome<Body> = E.Either<Refusal, Answer<Body>>;

/** A TaskEither: runs when called, never rejects. */
export type Reply<Body> = Task<Outcome<Body>>;

const refusal = (code: RefusalCode, message: string, beside: Partial<Refusal> = {}): Refusal => ({
  code,
  status: refusalStatus[code],
  message,
  retryAfterSeconds: null,
  phoneType: null,
  cookies: [],
  ...beside,
});

export const refuse = (code: RefusalCode, message: string, beside: Partial<Refusal> = {}): E.Either<Refusal, never> =>
  E.left(refusal(code, message, beside));

export const answer = <Body>(body: Body, cookies: ReadonlyArray<CookieChange> = []): E.Either<never, Answer<Body>> =>
  E.right({ body, retryAfterSeconds: null, cookies });

/** The yes to a code that was sent. */
export const sent = <Body>(body: Body, retryAfterSeconds: number | null): E.Either<never, Answer<Body>> =>
  E.right({ body, retryAfterSeconds, cookies: [] });

/** The yes that has nothing to tell. */
export const done: E.Either<never, Answer<DoneBody>> = answer({ success: true });

/** The same, where a code was sent. */
export const sentAndDone = (retryAfterSeconds: number | null): E.Either<never, Answer<DoneBody>> =>
  sent({ success: true }, retryAfterSeconds);
