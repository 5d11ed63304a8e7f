import { hosts } from '#env/sandbox/hosts.ts';
import { isRecord } from '#env/sandbox/isRecord.ts';
import { callAddress, callLocalhost } from './callLocalhost.ts';

/** Calls the control API of a sandbox: a method, a path such as `/api/inbox`, and a JSON body. Returns the body of the answer. */
export type Control = <Answer = unknown>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Makes the calls to the control API of the sandbox on a port of this machine. */
export const makeControl =
  (port: number | string): Control =>
  async (method, path, body) => {
    const sent =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await callLocalhost(new Request(`http://${hosts.control}:${port}${path}`, { method, ...sent }));
    return answer.json();
  };

/** The control API of the sandbox whose launchpad has an address; null for an address of another machine, or of anything else. */
export const controlAt = async (address: string): Promise<Control | null> => {
  const { hostname, port, protocol } = new URL(address);
  if (protocol !== 'http:' || !/^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return null;
  const control = makeControl(port);
  // Because: another backend on this port would be written to. A sandbox has in its journal what was sent to the address.
  const mark = `/${crypto.randomUUID()}`;
  await callAddress(new Request(address.replace(/\/$/, '') + mark));
  const seen = await control('GET', `/api/requests?path=${mark}`).catch(() => null);
  const isOurs = (one: unknown): boolean =>
    isRecord(one) && one['path'] === mark && String(one['host']).startsWith('launchpad.');
  return Array.isArray(seen) && seen.some(isOurs) ? control : null;
};
