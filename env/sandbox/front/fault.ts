import * as t from 'io-ts';
import { hostName } from '#env/sandbox/hosts.ts';

/** A fault as the control API takes it. */
export const FaultOrder: t.Type<FaultOrder> = t.intersection([
  t.type({ path: t.string }),
  t.partial({
    host: t.string,
    method: t.string,
    times: t.number,
    status: t.number,
    body: t.unknown,
    headers: t.record(t.string, t.string),
    delayMs: t.number,
    reset: t.boolean,
    hang: t.boolean,
  }),
]);

export type FaultOrder = {
  /** The end of the request's path. */
  readonly path: string;
  readonly host?: string;
  readonly method?: string;
  /** How many requests fail; all of them, until faults are cleared, when left out. */
  readonly times?: number;
  readonly status?: number;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  readonly delayMs?: number;
  /** Breaks the connection. */
  readonly reset?: boolean;
  /** Never answers. */
  readonly hang?: boolean;
};

/** Whether a fault concerns a request. A preflight is spared unless the fault names its method. */
export const strikes = (fault: FaultOrder, method: string, url: URL): boolean => {
  if (method === 'OPTIONS' && fault.method?.toUpperCase() !== 'OPTIONS') return false;
  const methodFits = fault.method === undefined || fault.method.toUpperCase() === method;
  const hostFits = fault.host === undefined || hostName(fault.host) === hostName(url.host);
  return methodFits && hostFits && url.pathname.endsWith(fault.path);
};

/** Whether the fault answers in the service's place; otherwise the real answer comes, late or with other headers. */
export const answersItself = ({ status, body }: FaultOrder): boolean => status !== undefined || body !== undefined;

/** Why an order cannot be carried out; null when it can. */
export const orderFault = ({ status, times, delayMs }: FaultOrder): string | null => {
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    return 'status is a whole number from 200 to 599';
  }
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) return 'times is a whole number above 0';
  return delayMs !== undefined && !(delayMs >= 0) ? 'delayMs is not negative' : null;
};
