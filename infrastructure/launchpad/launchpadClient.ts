import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import type { CodeSent } from '#application/ports/identityCalls.ts';
import type { Log } from '#application/ports/log.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Http, HttpParty } from '#infrastructure/http/httpClient.ts';
import { type HttpFault, normalisedFault } from '#infrastructure/http/httpFault.ts';
import { decode, type Answer } from '#infrastructure/http/readAnswer.ts';
import type { Device } from './requests.ts';

type Call = TE.TaskEither<HttpFault, Answer>;

/** The client that all gateways to the launchpad share. */
export type LaunchpadClient = {
  readonly http: Http;
  readonly device: Device;
  /** Makes a call and decodes its answer. */
  readonly request: <A>(name: string, call: Call, reply: t.Decoder<unknown, A>) => TE.TaskEither<IdentityFault, A>;
  /** Makes a call whose answer has no content. */
  readonly command: (name: string, call: Call) => TE.TaskEither<IdentityFault, void>;
  /** Makes a call that sends a code; returns the cooldown. */
  readonly sendCode: (name: string, call: Call) => TE.TaskEither<IdentityFault, CodeSent>;
  /** Maps an HTTP fault to an identity fault, and logs it under the name of the call. */
  readonly toFault: (name: string) => (fault: HttpFault) => IdentityFault;
};

/** What the client needs. */
export type LaunchpadClientParts = { readonly http: Http; readonly device: Device; readonly log: Log };

/** What went wrong, in our own words; the status and the code of an answer are in the error. */
const lineOf = (name: string, fault: HttpFault, mapped: IdentityFault): string => {
  switch (fault._tag) {
    case 'Status':
      return fault.code !== null && mapped._tag === 'Unexpected'
        ? `${name} failed with an unknown code`
        : `${name} failed`;
    case 'Malformed':
      return `${name} failed: the answer has another shape`;
    case 'Unreachable':
    case 'Cancelled':
      return `${name} failed: no answer`;
  }
};

/** Makes a client. It logs each fault once, and never logs what was sent. */
export const makeLaunchpadClient = (
  { http, device, log }: LaunchpadClientParts,
  mapFault: (fault: HttpFault) => IdentityFault,
): LaunchpadClient => {
  const toFault =
    (name: string) =>
    (fault: HttpFault): IdentityFault => {
      const mapped = mapFault(fault);
      if (mapped._tag === 'SignedOut') log.info(`${name}: nobody is signed in`);
      else if (fault._tag !== 'Cancelled') log.error(lineOf(name, fault, mapped), normalisedFault(fault));
      return mapped;
    };
  return {
    http,
    device,
    toFault,
    request: (name, call, reply) => pipe(call, TE.flatMapEither(decode(reply)), TE.mapLeft(toFault(name))),
    command: (name, call) =>
      pipe(
        call,
        TE.bimap(toFault(name), () => undefined),
      ),
    sendCode: (name, call) =>
      pipe(
        call,
        TE.bimap(toFault(name), ({ retryAfterMs }) => ({ retryAfterMs })),
      ),
  };
};

/** The device id of every call from this site. */
export const deviceId: string = 'web-account';

/** The launchpad as an HTTP party: every call names the account site. */
export const launchpadParty = (base: string, reach: Pick<HttpParty, 'fetch' | 'now'>): HttpParty => ({
  ...reach,
  base,
  query: { site: 'account' },
});
