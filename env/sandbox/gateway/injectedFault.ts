import * as t from 'io-ts';
import { hostName } from '#env/sandbox/hosts.ts';

/** Decodes a fault of the control API. */
export const InjectedFault = t.intersection([
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

/** A fault for some requests. */
export type InjectedFault = Readonly<t.TypeOf<typeof InjectedFault>>;

/** Whether a fault applies to a request; to a preflight only if the fault names the method OPTIONS. */
export const matchesRequest = (fault: InjectedFault, method: string, url: URL): boolean => {
  if (method === 'OPTIONS' && fault.method?.toUpperCase() !== 'OPTIONS') return false;
  const methodFits = fault.method === undefined || fault.method.toUpperCase() === method;
  const hostFits = fault.host === undefined || hostName(fault.host) === hostName(url.host);
  return methodFits && hostFits && url.pathname.endsWith(fault.path);
};

/** Whether the fault replaces the service's answer; otherwise it delays the answer or changes its headers. */
export const replacesResponse = ({ status, body }: InjectedFault): boolean =>
  status !== undefined || body !== undefined;

/** Whether a fault applies to every request that another one applies to. */
export const covers = (one: InjectedFault, other: InjectedFault): boolean => {
  const method = one.method?.toUpperCase();
  const otherMethod = other.method?.toUpperCase();
  const methodFits = method === otherMethod || (method === undefined && otherMethod !== 'OPTIONS');
  const hostFits = one.host === undefined || (other.host !== undefined && hostName(one.host) === hostName(other.host));
  return methodFits && hostFits && other.path.endsWith(one.path);
};

const isHeader = ([name, value]: readonly [string, string]): boolean =>
  /^[!#$%&'*+.^`|~\w-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]+$/.test(value);

const headersError = ({ headers = {} }: InjectedFault): string | null => {
  const wrong = Object.entries(headers).find((header) => !isHeader(header));
  return wrong === undefined ? null : `Headers: “${wrong.join(': ')}” is no header. Write “Retry-After: 30”.`;
};

/** Whether a fault changes nothing and never ends, so that it would only hide those that were added after it. */
const isEmpty = ({ times, delayMs, status, body, headers, reset, hang, hold }: InjectedFault): boolean =>
  [times, status, body].every((value) => value === undefined) &&
  Object.keys(headers ?? {}).length === 0 &&
  [delayMs ?? 0, reset ?? false, hang ?? false, hold ?? false].every((value) => Number(value) === 0);

/** Returns what is wrong with the values of a fault; null if nothing is wrong. */
export const faultError = (fault: InjectedFault): string | null => {
  const { status, times, delayMs } = fault;
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    return 'Status: a whole number from 200 to 599.';
  }
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) return 'How many times: a whole number above 0.';
  if (delayMs !== undefined && !(delayMs >= 0)) return 'Delay in ms: 0 or more.';
  return isEmpty(fault) ? 'Answer: this fault changes nothing. Choose another answer or a delay.' : headersError(fault);
};
