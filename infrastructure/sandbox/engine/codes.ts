import * as E from 'fp-ts/Either';
import { randomCode, type EngineDeps } from './engineDeps.ts';
import { isLandline } from './phoneNumbers.ts';
import { refuse, type Refusal } from './reply.ts';
import type { IssuedCode, SentCode } from './state.ts';

/** How long a code is valid. */
export const codeLifeMs: number = 10 * 60_000;
const maxWrongTries = 5;

/** The account and the purpose of a code. */
export type CodeSubject = Pick<SentCode, 'purpose'> & { readonly email: string };

/** A code to send; `to` is null if no code may be delivered. */
export type CodeDelivery = CodeSubject & {
  readonly channel: SentCode['channel'];
  readonly to: string | null;
  /** The host of the account pages, for the last line of a text message. */
  readonly accountHost?: string | null;
};

/** What is limited, and how often it is allowed in ten minutes. */
type RateLimit = { readonly key: string; readonly max: number };

const windowMs = 10 * 60_000;

/** Returns the seconds until the next attempt is allowed, rounded up as Retry-After needs them; null if it is allowed now. */
const retryAfterSeconds = ({ state, now }: EngineDeps, { key, max }: RateLimit): number | null => {
  const start = now() - windowMs;
  const oldest = state.attempts.get(key)?.at(-max) ?? start;
  return oldest > start ? Math.ceil((oldest - start) / 1000) : null;
};

/** Counts an attempt; refuses one that is not allowed, and does not count it. */
export const countAttempt = (deps: EngineDeps, limit: RateLimit): E.Either<Refusal, null> => {
  const wait = retryAfterSeconds(deps, limit);
  if (wait !== null) return refuse('LimitExceededException', { retryAfterSeconds: wait });
  const { state, now } = deps;
  state.attempts.set(limit.key, [...(state.attempts.get(limit.key) ?? []), now()]);
  return E.right(null);
};

const keyOf = ({ purpose, email }: CodeSubject): string => `${purpose}:${email}`;

const sendLimit = (subject: CodeSubject): RateLimit => ({ key: keyOf(subject), max: 5 });

/**
 * Issues a code that replaces the previous one, and sends it. If `to` is null nothing is sent and the rest is the same, so
 * that an answer does not reveal whether an account exists. Returns the seconds until the next code may be sent, or null
 * if it may be sent now.
 */
export const sendCode = (deps: EngineDeps, delivery: CodeDelivery): E.Either<Refusal, number | null> => {
  const { state, now } = deps;
  const { purpose, to, channel } = delivery;
  const counted = countAttempt(deps, sendLimit(delivery));
  if (E.isLeft(counted)) return counted;
  const code = randomCode(deps);
  const number = channel === 'email' ? null : to;
  state.codes.set(keyOf(delivery), { code, number, expiresAt: now() + codeLifeMs, wrongTries: 0 });
  const at = new Date(now()).toISOString();
  if (to !== null) state.sentCodes.unshift({ to, channel, purpose, code, text: textOf(code, delivery), at });
  return E.right(retryAfterSeconds(deps, sendLimit(delivery)));
};

/** Tells the owner of a number by text message that the account has another number now; a landline is called. */
export const sendNumberChanged = ({ state, now }: EngineDeps, to: string): void => {
  state.sentCodes.unshift({
    to,
    channel: isLandline(to) ? 'call' : 'sms',
    purpose: 'number-changed',
    code: '',
    text: 'The phone number of your account was changed. If it was not you, contact us.',
    at: new Date(now()).toISOString(),
  });
};

/**
 * The words of a message with a code. The last line of a text message binds the code to the host of the account pages, so that
 * a browser offers it only there (https://wicg.github.io/sms-one-time-codes/).
 */
const textOf = (code: string, { channel, accountHost = null }: CodeDelivery): string => {
  const words = `Your verification code is ${code}.`;
  return channel === 'sms' && accountHost !== null ? `${words}\n\n@${accountHost} #${code}` : words;
};

/**
 * Accepts the newest code once, before it expires and within five tries. `onWrongCode` runs for a code that was compared and
 * is wrong, the fifth one too.
 */
export const consumeCode = (
  deps: EngineDeps,
  submitted: CodeSubject & { readonly code: string },
  onWrongCode: () => void = () => undefined,
): E.Either<Refusal, IssuedCode> => {
  const { codes } = deps.state;
  const issued = newestCode(deps, submitted);
  if (issued === null || deps.now() >= issued.expiresAt) return refuse('ExpiredCodeException');
  if (issued.wrongTries >= maxWrongTries) return tooManyAttempts(deps, submitted);
  if (issued.code === submitted.code) {
    codes.set(keyOf(submitted), { ...issued, expiresAt: 0 });
    return E.right(issued);
  }
  const wrongTries = issued.wrongTries + 1;
  codes.set(keyOf(submitted), { ...issued, wrongTries });
  onWrongCode();
  return wrongTries < maxWrongTries ? refuse('CodeMismatchException') : tooManyAttempts(deps, submitted);
};

/** Returns the newest code of an account for one purpose, without spending it; null if none was issued. */
export const newestCode = ({ state }: EngineDeps, subject: CodeSubject): IssuedCode | null =>
  state.codes.get(keyOf(subject)) ?? null;

const tooManyAttempts = (deps: EngineDeps, subject: CodeSubject): E.Either<Refusal, never> =>
  refuse('TooManyFailedAttemptsException', { retryAfterSeconds: retryAfterSeconds(deps, sendLimit(subject)) });
