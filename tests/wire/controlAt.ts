import { controlHost } from '#env/sandbox/hosts.ts';
import { callLocalhost } from './callLocalhost.ts';

/** Calls the control API of a sandbox: a method, a path such as `/api/inbox`, and a JSON body. Returns the body of the answer. */
export type Control = <Answer = unknown>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Makes the calls to the control API of the sandbox on a port of this machine. */
export const makeControl =
  (port: number | string): Control =>
  async (method, path, body) => {
    const sent =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await callLocalhost(new Request(`http://${controlHost}:${port}${path}`, { method, ...sent }));
    return answer.json();
  };

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The control API of the sandbox that serves an address; null for an address of another machine, or of no sandbox. */
export const controlAt = async (address: string): Promise<Control | null> => {
  const { hostname, port, protocol } = new URL(address);
  if (protocol !== 'http:' || !/^(?:.+\.localhost|localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return null;
  const control = makeControl(port);
  const accounts = await control('GET', '/api/accounts').catch(() => null);
  const isSandbox = Array.isArray(accounts) && accounts.some((one) => isRecord(one) && 'profileId' in one);
  return isSandbox ? control : null;
};
