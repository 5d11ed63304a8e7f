import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

const answerOf = ({ status, body, reset, hang }: InjectedFault): string | null => {
  if (reset === true) return 'breaks the connection';
  if (hang === true) return 'never answers';
  if (status !== undefined) return `answers ${status}`;
  return body === undefined ? null : 'answers with another body';
};

const headersOf = ({ headers = {} }: InjectedFault): string | null => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return lines.length === 0 ? null : lines.join(', ');
};

const delayOf = ({ delayMs, hold }: InjectedFault): string | null => {
  if (hold === true) return 'waits until the faults are cleared';
  return delayMs === undefined || delayMs === 0 ? null : `waits ${delayMs / 1000} s`;
};

// Because: such a fault lets some requests through before the next fault applies.
const passOf = (parts: ReadonlyArray<string | null>): string | null =>
  parts.every((part) => part === null) ? 'lets the real answer through' : null;

const timesOf = ({ times }: InjectedFault): string => {
  if (times === undefined) return 'until removed';
  return times === 1 ? 'once' : `${times} times`;
};

/** Describes which requests a fault applies to. */
export const describeTarget = ({ method, path, host }: InjectedFault): string =>
  [
    method?.toUpperCase(),
    path === '' ? (method === undefined ? 'Every path' : 'every path') : `…${path}`,
    host === undefined ? undefined : `at ${host}`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');

/** Describes what a fault does, and how often. */
export const describeEffect = (fault: InjectedFault): string => {
  const effects = [delayOf(fault), answerOf(fault), headersOf(fault)];
  return [passOf(effects), ...effects, timesOf(fault)].filter((part) => part !== null).join(' · ');
};
