import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { CodeSent } from '#application/ports/codeSent.ts';
import type { Log } from '#application/ports/log.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { decode } from '#infrastructure/http/decode.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import type { Answer } from '#infrastructure/http/readAnswer.ts';
import type { Device } from './requests.ts';

type Call = TE.TaskEither<HttpFault, Answer>;

/** The line to the launchpad: what every talk speaks over. */
export type Line = {
  readonly http: Http;
  readonly device: Device;
  /** Awaits an answer of a shape. */
  readonly ask: <A>(name: string, call: Call, reply: t.Decoder<unknown, A>) => TE.TaskEither<IdentityFault, A>;
  /** Awaits that it is done. */
  readonly tell: (name: string, call: Call) => TE.TaskEither<IdentityFault, void>;
  /** Awaits that a code is sent. */
  readonly send: (name: string, call: Call) => TE.TaskEither<IdentityFault, CodeSent>;
  /** Names what went wrong, and says it in the log. */
  readonly complain: (name: string) => (fault: HttpFault) => IdentityFault;
};

export type LineParts = { readonly http: Http; readonly device: Device; readonly log: Log };

type Naming = (fault: HttpFault) => IdentityFault;

/** Opens the line. A failure is logged here, once, by the name of the call; what was sent never is. */
export const makeLine = ({ http, device, log }: LineParts, naming: Naming): Line => {
  const complain =
    (name: string) =>
    (fault: HttpFault): IdentityFault => {
      const named = naming(fault);
      const unknown = fault._tag === 'Status' && fault.code !== null && named._tag === 'Unexpected';
      if (named._tag === 'SignedOut') log.info(`${name}: nobody is signed in`);
      else if (fault._tag !== 'Cancelled') {
        log.error(unknown ? `${name} failed with an unknown code` : `${name} failed`, normalisedFault(fault));
      }
      return named;
    };
  return {
    http,
    device,
    complain,
    ask: (name, call, reply) => pipe(call, TE.flatMapEither(decode(reply)), TE.mapLeft(complain(name))),
    tell: (name, call) =>
      pipe(
        call,
        TE.bimap(complain(name), () => undefined),
      ),
    send: (name, call) =>
      pipe(
        call,
        TE.bimap(complain(name), ({ retryAfterMs }) => ({ retryAfterMs })),
      ),
  };
};
