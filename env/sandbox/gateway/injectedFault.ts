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

/** Returns what is wrong with the values of a fault; null if nothing is wrong. */
export const faultError = ({ status, times, delayMs }: InjectedFault): string | null => {
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    return 'status is a whole number from 200 to 599';
  }
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) return 'times is a whole number above 0';
  return delayMs !== undefined && !(delayMs >= 0) ? 'delayMs is not negative' : null;
};
