import * as E from 'fp-ts/Either';
import { codeText } from './codeText.ts';
import { randomCode } from './random.ts';
import { refuse, type Refusal } from './reply.ts';
import type { CodeKey, CodePurpose, IssuedCode, SentCode } from './state.ts';
import { sendLimit, consumeAttempt, retryAfterMs } from './rateLimit.ts';
import type { EngineDeps } from './engineDeps.ts';

/** How long a code is valid. */
export const codeLifeMs: number = 10 * 60_000;
const maxWrongTries = 5;

/** The account and purpose of a code, and the address it goes to; `to` is null if no code may be delivered. */
export type CodeDelivery = Pick<SentCode, 'purpose' | 'channel'> & {
  readonly email: string;
  readonly to: string | null;
  /** The host of the account pages, for the last line of a text message. */
  readonly accountHost?: string | null;
};

/**
 * Issues a code that replaces the previous one, and sends it. If `to` is null nothing is sent and the rest is the same, so
 * that an answer does not reveal whether an account exists. Returns the seconds until the next code may be sent, or null
 * if it may be sent now.
 */
export const sendCode = (
  deps: EngineDeps,
  { purpose, email, to, channel, accountHost = null }: CodeDelivery,
): E.Either<Refusal, number | null> => {
  const { state, now } = deps;
  const key = codeKey(purpose, email);
  const wait = consumeAttempt(deps, key, sendLimit);
  if (wait > 0) return refuse('LimitExceededException', 'Attempt limit exceeded', { retryAfterSeconds: seconds(wait) });
  const code = randomCode(deps, state.codes.get(key)?.code ?? null);
  const number = channel === 'email' ? null : to;
  state.codes.set(key, { code, number, expiresAt: now() + codeLifeMs, wrongTries: 0, used: false });
  const at = new Date(now()).toISOString();
  const text = codeText({ code, channel, accountHost });
  if (to !== null) state.sentCodes.unshift({ to, channel, purpose, code, text, at });
  return E.right(secondsToNext(deps, key));
};

/** A code that a person typed, for one account and purpose. */
export type SubmittedCode = { readonly purpose: CodePurpose; readonly email: string; readonly code: string };

/**
 * Accepts the newest code once, before it expires and within five tries. `onWrongCode` runs for a code that was compared and
 * is wrong, the fifth one too.
 */
export const consumeCode = (
  deps: EngineDeps,
  submitted: SubmittedCode,
  onWrongCode: () => void = () => undefined,
): E.Either<Refusal, IssuedCode> => {
  const { state, now } = deps;
  const key = codeKey(submitted.purpose, submitted.email);
  const issued = state.codes.get(key);
  if (issued === undefined || issued.used || now() >= issued.expiresAt) {
    return refuse('ExpiredCodeException', 'The code has expired, ask for a new one');
  }
  if (issued.wrongTries >= maxWrongTries) return tooManyAttempts(deps, key);
  if (issued.code === submitted.code) {
    state.codes.set(key, { ...issued, used: true });
    return E.right(issued);
  }
  state.codes.set(key, { ...issued, wrongTries: issued.wrongTries + 1 });
  onWrongCode();
  if (issued.wrongTries + 1 >= maxWrongTries) return tooManyAttempts(deps, key);
  return refuse('CodeMismatchException', 'The code is not the one that was sent');
};

/** Returns the newest code of an account for one purpose, without spending it; null if none was issued. */
export const newestCode = (
  { state }: EngineDeps,
  { purpose, email }: Pick<SubmittedCode, 'purpose' | 'email'>,
): IssuedCode | null => state.codes.get(codeKey(purpose, email)) ?? null;

/** Milliseconds as whole seconds, rounded up, as the Retry-After header needs them. */
export const seconds = (ms: number): number => Math.ceil(ms / 1000);

const codeKey = (purpose: CodePurpose, email: string): CodeKey => `${purpose}:${email}`;

const secondsToNext = (deps: EngineDeps, key: CodeKey): number | null => {
  const wait = retryAfterMs(deps, key, sendLimit);
  return wait > 0 ? seconds(wait) : null;
};

const tooManyAttempts = (deps: EngineDeps, key: CodeKey): E.Either<Refusal, never> =>
  refuse('TooManyFailedAttemptsException', 'Too many failed attempts, ask for a new code', {
    retryAfterSeconds: secondsToNext(deps, key),
  });
