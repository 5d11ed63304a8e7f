import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Log } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Answer } from '#infrastructure/http/answer.ts';
import type { CallOptions, Http } from '#infrastructure/http/httpClient.ts';
import { type HttpFault, normalisedFault } from '#infrastructure/http/httpFault.ts';
import type { ReadReply } from '#infrastructure/http/readReply.ts';

/** What the client needs. */
export type LaunchpadClientParts = {
  readonly http: Http;
  /** The id of this browser. It is the same at every visit if storage works. */
  readonly browserId: string;
  readonly log: Log;
};

type Call = TE.TaskEither<HttpFault, Answer>;

/** The client that all gateways to the launchpad share. */
export type LaunchpadClient = {
  readonly http: Http;
  readonly browserId: string;
  /** Posts a body to a call of authorization, without the null fields. It sends cookies, unless there are options. */
  readonly post: (name: string, body: object, options?: CallOptions) => Call;
  /** Reads the answer of a call. A fault is logged under the name. */
  readonly request: <Reply>(name: string, call: Call, read: ReadReply<Reply>) => TE.TaskEither<IdentityFault, Reply>;
  /** Maps an HTTP fault to an identity fault, and logs it under the name. */
  readonly toFault: (name: string) => (fault: HttpFault) => IdentityFault;
};

/** Why a call failed, in our own words. The status and the code of an answer are in the error. */
const reasonOf = (fault: HttpFault, mapped: IdentityFault): string => {
  if (fault._tag === 'Malformed') return ': the answer has another shape';
  if (fault._tag !== 'Status') return ': no answer';
  return fault.code !== null && mapped._tag === 'Unexpected' ? ' with an unknown code' : '';
};

const withoutNulls = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

/** Makes a client. It logs each fault once, and never logs what was sent. */
export const makeLaunchpadClient = (
  { http, browserId, log }: LaunchpadClientParts,
  mapFault: (fault: HttpFault) => IdentityFault,
): LaunchpadClient => {
  const toFault: LaunchpadClient['toFault'] = (name) => (fault) => {
    const mapped = mapFault(fault);
    if (mapped._tag === 'SignedOut') log.info(`${name}: nobody is signed in`);
    else if (fault._tag !== 'Cancelled') log.error(`${name} failed${reasonOf(fault, mapped)}`, normalisedFault(fault));
    return mapped;
  };
  return {
    http,
    browserId,
    // Because: a missing challenge must stay missing, and a null would be one.
    post: (name, body, options = { credentials: 'include' }) =>
      http.post(`authorization/${name}`, withoutNulls(body), options),
    request: (name, call, read) => pipe(call, TE.flatMapEither(read), TE.mapLeft(toFault(name))),
    toFault,
  };
};
