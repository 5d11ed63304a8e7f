import * as E from 'fp-ts/Either';
import { sixDigits } from './chance.ts';
import type { MailChannel, MailPurpose } from './mail.ts';
import { refuse, type Refusal } from './reply.ts';
import type { CodeKey, IssuedCode } from './state.ts';
import { sendLimit, takeTurn, waitForTurn } from './turns.ts';
import type { Workings } from './workings.ts';

const codeLifeMs = 10 * 60_000;
const mostWrongTries = 5;

/** Whose code, for what, and where it goes; `to` is null where nobody is to get it. */
export type Sending = {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly to: string | null;
  readonly channel: MailChannel;
};

/**
 * Issues a code that replaces the one before it, and posts it. With nobody to post it to everything else is the same, so
 * that an answer never tells whether an account exists. Answers the seconds until another may be sent, or null while one may.
 */
export const sendCode = (
  workings: Workings,
  { purpose, email, to, channel }: Sending,
): E.Either<Refusal, number | null> => {
  const { state, now } = workings;
  const key = codeKey(purpose, email);
  const wait = takeTurn(workings, key, sendLimit);
  if (wait > 0) return refuse('LimitExceededException', 'Attempt limit exceeded', { retryAfterSeconds: seconds(wait) });
  const code = sixDigits(workings, state.codes.get(key)?.code ?? null);
  const number = channel === 'email' ? null : to;
  state.codes.set(key, { code, number, expiresAt: now() + codeLifeMs, wrongTries: 0, used: false });
  if (to !== null) state.mail.unshift({ to, channel, purpose, code, at: new Date(now()).toISOString() });
  return E.right(secondsToNext(workings, key));
};

export type TypedCode = { readonly purpose: MailPurpose; readonly email: string; readonly code: string };

/** Accepts a code once: the newest one, in time, within five tries. */
export const takeCode = (workings: Workings, typed: TypedCode): E.Either<Refusal, IssuedCode> => {
  const { state, now } = workings;
  const key = codeKey(typed.purpose, typed.email);
  const issued = state.codes.get(key);
  if (issued === undefined || issued.used || now() >= issued.expiresAt) {
    return refuse('ExpiredCodeException', 'The code has expired, ask for a new one');
  }
  if (issued.wrongTries >= mostWrongTries) return tooMany(workings, key);
  if (issued.code === typed.code) {
    state.codes.set(key, { ...issued, used: true });
    return E.right(issued);
  }
  state.codes.set(key, { ...issued, wrongTries: issued.wrongTries + 1 });
  if (issued.wrongTries + 1 >= mostWrongTries) return tooMany(workings, key);
  return refuse('CodeMismatchException', 'The code is not the one that was sent');
};

/** Whole seconds, rounded up: what Retry-After takes. */
export const seconds = (ms: number): number => Math.ceil(ms / 1000);

const codeKey = (purpose: MailPurpose, email: string): CodeKey => `${purpose}:${email}`;

const secondsToNext = (workings: Workings, key: CodeKey): number | null => {
  const wait = waitForTurn(workings, key, sendLimit);
  return wait > 0 ? seconds(wait) : null;
};

const tooMany = (workings: Workings, key: CodeKey): E.Either<Refusal, never> =>
  refuse('TooManyFailedAttemptsException', 'Too many failed attempts, ask for a new code', {
    retryAfterSeconds: secondsToNext(workings, key),
  });
