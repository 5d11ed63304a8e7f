import { controlHost } from '#env/sandbox/hosts.ts';
import { callAddress } from './callAddress.ts';
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

/** The control API of the sandbox that serves an address; null for an address of another machine, or of no sandbox. */
export const controlAt = async (address: string): Promise<Control | null> => {
  const { hostname, port, protocol } = new URL(address);
  if (protocol !== 'http:' || !/^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return null;
  const control = makeControl(port);
  // Because: another backend on this port would be written to. A sandbox has in its journal what was sent to the address.
  const mark = `/${crypto.randomUUID()}`;
  await callAddress(new Request(new URL(mark, address)));
  const seen = await control('GET', `/api/requests?path=${mark}`).catch(() => null);
  return Array.isArray(seen) && seen.length > 0 ? control : null;
};
