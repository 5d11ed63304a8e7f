import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Log } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Answer } from '#infrastructure/http/answer.ts';
import { type HttpFault, normalisedFault } from '#infrastructure/http/httpFault.ts';
import type { ReadReply } from '#infrastructure/http/readReply.ts';
import type { CallOptions, Http, HttpParty } from '#infrastructure/http/httpClient.ts';

/** What the client needs. */
export type LaunchpadClientParts = {
  readonly http: Http;
  /** The id of this browser; the same at every visit if storage works. */
  readonly browserId: string;
  readonly log: Log;
};

type Call = TE.TaskEither<HttpFault, Answer>;

/** The client that all gateways to the launchpad share. */
export type LaunchpadClient = Omit<LaunchpadClientParts, 'log'> & {
  /** Reads the answer of a call; the name is that of the log. */
  readonly request: <Reply>(name: string, call: Call, read: ReadReply<Reply>) => TE.TaskEither<IdentityFault, Reply>;
  /** Posts a body, without its null fields, to a call of authorization; with cookies, unless there are options. */
  readonly post: (name: string, body: object, options?: CallOptions) => Call;
  /** Maps an HTTP fault to an identity fault, and logs it under the name of the call. */
  readonly toFault: (name: string) => (fault: HttpFault) => IdentityFault;
};

/** Why a call failed, in our own words; the status and the code of an answer are in the error. */
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
    // Because: a missing challenge must stay missing, and a null would be one.
    post: (name, body, options = { credentials: 'include' }) =>
      http.post(`authorization/${name}`, withoutNulls(body), options),
    browserId,
    toFault,
    request: (name, call, read) => pipe(call, TE.flatMapEither(read), TE.mapLeft(toFault(name))),
  };
};

/** The launchpad as an HTTP party: every call names the account site. */
export const launchpadParty = (base: string, reach: Pick<HttpParty, 'fetch' | 'now'>): HttpParty => ({
  ...reach,
  base,
  query: { site: 'account' },
});
