import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Answer } from '#infrastructure/http/answer.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import type { ReadReply } from '#infrastructure/http/readReply.ts';
import * as engine from './engine/reply.ts';
import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import type { SandboxBrowser } from './sandboxBrowser.ts';

type Call = (client: ClientContext) => engine.Reply<unknown>;
type FaultMapping = (fault: HttpFault) => IdentityFault;

/** The client of an engine in the same page, which every gateway of the sandbox uses. */
export type SandboxClient = {
  /** Runs a call; a refusal becomes the fault that the same refusal over HTTP causes. */
  readonly exchange: (call: Call, bearer?: string) => TE.TaskEither<HttpFault, Answer>;
  readonly request: <A>(call: Call, read: ReadReply<A>, bearer?: string) => TE.TaskEither<IdentityFault, A>;
  readonly toFault: FaultMapping;
};

/** Converts the engine's seconds to milliseconds. */
const inMs = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** Converts an answer of the engine to the same answer over HTTP. */
export const answerOf = ({ body, retryAfterSeconds }: Omit<engine.Answer<unknown>, 'cookies'>): Answer => ({
  body,
  retryAfterMs: inMs(retryAfterSeconds),
});

/** Converts a refusal to the fault that the same refusal over HTTP causes. */
export const refused = ({ status, code, message, retryAfterSeconds, phoneType }: engine.Refusal): HttpFault => ({
  _tag: 'Status',
  status,
  code,
  message,
  retryAfterMs: inMs(retryAfterSeconds),
  body: { code, message, ...(phoneType === null ? {} : { data: { type: phoneType } }) },
});

/** Makes calls cancellable while the engine still processes them. */
export type Cancellation = {
  readonly cancellable: <A>(call: TE.TaskEither<HttpFault, A>) => TE.TaskEither<HttpFault, A>;
  readonly abandon: () => Promise<void>;
};

type Round = { readonly cancelled: Promise<E.Either<HttpFault, never>>; readonly cancel: () => void };

const newRound = (): Round => {
  let cancel: Round['cancel'] = () => undefined;
  const cancelled = new Promise<E.Either<HttpFault, never>>((resolve) => {
    cancel = () => resolve(E.left({ _tag: 'Cancelled' }));
  });
  return { cancelled, cancel };
};

/** Makes one cancellation: `abandon` ends every pending cancellable call with the fault `Cancelled`. */
export const makeCancellation = (): Cancellation => {
  let round = newRound();
  return {
    cancellable: (call) => () => Promise.race([call(), round.cancelled]),
    abandon: async () => {
      round.cancel();
      round = newRound();
    },
  };
};

/** Makes the client of one browser, which stores the cookies of answers and of refusals. */
export const makeSandboxClient = (
  browser: SandboxBrowser,
  { cancellable }: Cancellation,
  toFault: FaultMapping,
): SandboxClient => {
  const exchange: SandboxClient['exchange'] = (call, bearer) =>
    cancellable(async () => {
      const outcome = await call(browser.clientContext(bearer ?? null))();
      browser.applyCookies(engine.cookiesOf(outcome));
      return pipe(outcome, E.map(answerOf), E.mapLeft(refused));
    });
  return {
    exchange,
    toFault,
    request: (call, read, bearer) => pipe(exchange(call, bearer), TE.flatMapEither(read), TE.mapLeft(toFault)),
  };
};
