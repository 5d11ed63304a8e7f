import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { failure } from 'io-ts/PathReporter';
import { hostName } from '#env/sandbox/hosts.ts';

const InjectedFault = t.intersection([
  // The end of the request's path.
  t.type({ path: t.string }),
  t.partial({
    host: t.string,
    method: t.string,
    // The number of requests that fail; without it, every request until the faults are cleared.
    times: t.number,
    status: t.number,
    // Text is sent unchanged, anything else as JSON.
    body: t.unknown,
    headers: t.record(t.string, t.string),
    delayMs: t.number,
    // Breaks the connection.
    reset: t.boolean,
    // Sends no answer.
    hang: t.boolean,
    // Holds the answer back until the faults are cleared.
    hold: t.boolean,
  }),
]);

/** A fault for some requests, in the words of the control API. */
export type InjectedFault = Readonly<t.TypeOf<typeof InjectedFault>>;

/** Whether a fault applies to a request; to a preflight only if the fault names the method OPTIONS. */
export const matchesRequest = (fault: InjectedFault, method: string, url: URL): boolean => {
  if (method === 'OPTIONS' && fault.method?.toUpperCase() !== 'OPTIONS') return false;
  const methodFits = fault.method === undefined || fault.method.toUpperCase() === method;
  const hostFits = fault.host === undefined || hostName(fault.host) === hostName(url.host);
  return methodFits && hostFits && url.pathname.endsWith(fault.path);
};

const isBetween = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isHeader = ([name, value]: readonly [string, string]): boolean =>
  /^[!#$%&'*+.^`|~\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]+$/.test(value);

const errorOf = (fault: InjectedFault): string | null => {
  const { status = 200, times = 1, delayMs = 0, headers = {} } = fault;
  if (!isBetween(status, 200, 599)) return 'status: a whole number from 200 to 599.';
  if (!isBetween(times, 1, Infinity)) return 'times: a whole number above 0.';
  if (!isBetween(delayMs, 0, Infinity)) return 'delayMs: a whole number, 0 or more.';
  if (!Object.entries(headers).every(isHeader)) return 'headers: names with values, such as {"Retry-After": "30"}.';
  const isEmpty =
    [fault.times, fault.status, fault.body, ...Object.keys(headers)].every((value) => value === undefined) &&
    [delayMs > 0, fault.reset, fault.hang, fault.hold].every((value) => value !== true);
  // Because: it would only hide those that are added after it.
  return isEmpty ? 'This fault changes nothing and never ends. Choose another answer or a delay.' : null;
};

/** Reads a fault of the control API, or says what is wrong with it. */
export const readFault = (body: unknown): E.Either<string, InjectedFault> => {
  const decoded = InjectedFault.decode(body);
  if (E.isLeft(decoded)) return E.left(failure(decoded.left).join('; '));
  const error = errorOf(decoded.right);
  return error === null ? decoded : E.left(error);
};
