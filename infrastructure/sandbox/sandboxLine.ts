import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { CodeSent } from '#application/ports/codeSent.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { decode } from '#infrastructure/http/decode.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import type { Answer, Refusal, Reply } from './engine/reply.ts';
import type { Visit } from './engine/visit.ts';
import type { SandboxBrowser } from './sandboxBrowser.ts';

type Call = (visit: Visit) => Reply<unknown>;
type Naming = (fault: HttpFault) => IdentityFault;

/** The line to an engine in the same page: what every talk of the sandbox speaks over. */
export type SandboxLine = {
  /** What came back, as it would have come over the wire. */
  readonly speak: (call: Call, bearer?: string) => TE.TaskEither<HttpFault, Answer<unknown>>;
  readonly ask: <A>(call: Call, reply: t.Decoder<unknown, A>) => TE.TaskEither<IdentityFault, A>;
  readonly tell: (call: Call, bearer?: string) => TE.TaskEither<IdentityFault, void>;
  readonly send: (call: Call) => TE.TaskEither<IdentityFault, CodeSent>;
  readonly naming: Naming;
};

/** The seconds an engine names, as its callers count them. */
export const inMs = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** A refusal as it would have come over HTTP. */
export const refused = ({ status, code, message, retryAfterSeconds, phoneType }: Refusal): HttpFault => ({
  _tag: 'Status',
  status,
  code,
  message,
  retryAfterMs: inMs(retryAfterSeconds),
  body: { code, message, ...(phoneType === null ? {} : { data: { type: phoneType } }) },
});

/** Calls that can be given up while the engine still works on them. */
export type Patience = {
  readonly within: <A>(call: TE.TaskEither<HttpFault, A>) => TE.TaskEither<HttpFault, A>;
  readonly abandon: () => Promise<void>;
};

type Era = { readonly over: Promise<E.Either<HttpFault, never>>; readonly end: () => void };

const newEra = (): Era => {
  let end: Era['end'] = () => undefined;
  const over = new Promise<E.Either<HttpFault, never>>((resolve) => {
    end = () => resolve(E.left({ _tag: 'Cancelled' }));
  });
  return { over, end };
};

/** Whatever is called is waited for until it answers, or until everything called so far is given up. */
export const makePatience = (): Patience => {
  let era = newEra();
  return {
    within: (call) => () => Promise.race([call(), era.over]),
    abandon: async () => {
      era.end();
      era = newEra();
    },
  };
};

/** Opens the line for a browser; cookies are kept from refusals as well as from answers. */
export const makeSandboxLine = (browser: SandboxBrowser, { within }: Patience, naming: Naming): SandboxLine => {
  const speak: SandboxLine['speak'] = (call, bearer) =>
    within(async () => {
      const outcome = await call(browser.visit(bearer ?? null))();
      const { cookies } = E.isLeft(outcome) ? outcome.left : outcome.right;
      browser.take(cookies);
      return pipe(outcome, E.mapLeft(refused));
    });
  return {
    speak,
    naming,
    ask: (call, reply) => pipe(speak(call), TE.flatMapEither(decode(reply)), TE.mapLeft(naming)),
    tell: (call, bearer) =>
      pipe(
        speak(call, bearer),
        TE.bimap(naming, () => undefined),
      ),
    send: (call) =>
      pipe(
        speak(call),
        TE.bimap(naming, ({ retryAfterSeconds }) => ({ retryAfterMs: inMs(retryAfterSeconds) })),
      ),
  };
};
