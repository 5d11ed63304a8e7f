import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { configText, fixtureAssets, fixtureDist } from './fixtureSite.ts';

const script = '/assets/app-1a2b3c4d.js';

/** Loads a worker; what it reads from the build, and what it logs, is in the two lists. */
const startWorker = async (isGone = false) => {
  const [reads, logged]: [string[], unknown[]] = [[], []];
  const { index, files } = fixtureAssets;
  vi.resetModules();
  vi.stubGlobal('bundledBuild', { index, files: Object.fromEntries(files) });
  vi.spyOn(console, 'error').mockImplementation((reason) => logged.push(reason));
  const { default: worker } = await import('#env/server/worker.ts');
  const fetch = async (address: string): Promise<Response> => {
    const { pathname } = new URL(address);
    reads.push(pathname);
    return isGone ? new Response('', { status: 404 }) : new Response(readFileSync(join(fixtureDist, pathname)));
  };
  const ask = async (path: string, { cf = {}, config = configText } = {}): Promise<Response> => {
    const request = new Request(`https://account.xe.test${path}`, { headers: { 'accept-encoding': 'br, gzip' } });
    return worker.fetch(Object.assign(request, { cf }), { ASSETS: { fetch }, CONFIG: config });
  };
  return { ask, reads, logged };
};

describe('the worker', () => {
  it('reads a page once', async () => {
    const { ask, reads } = await startWorker();
    for (const _ of [1, 2]) expect(await (await ask('/signin')).text()).toContain('xe/en-GB/signin');
    expect(reads).toEqual(['/prerendered/xe/en-GB/signin.html']);
  });

  it('answers 404 for a listed file that is gone', async () => {
    const { ask } = await startWorker(true);
    expect((await ask(script)).status).toBe(404);
  });

  it.each([
    ['gzip', 'gzip', '.gz'],
    ['', null, ''],
  ])('encodes as the client accepts it (%j), not as the network asks for it', async (accepted, encoding, suffix) => {
    const { ask, reads } = await startWorker();
    const { headers } = await ask(script, { cf: { clientAcceptEncoding: accepted } });
    expect([headers.get('content-encoding'), ...reads]).toEqual([encoding, script + suffix]);
  });

  it('with a configuration that cannot be used answers 500 without a value, and logs the reason once', async () => {
    const { ask, logged } = await startWorker();
    const insecure = configText.replace('https://launchpad.xe.test', 'http://launchpad.xe.test');
    for (const config of ['', insecure, insecure]) {
      const response = await ask('/signin', { config });
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store, no-transform']);
      expect(await response.text()).toBe('The configuration cannot be used.\n');
    }
    const reasons = ['The text is not a configuration.', 'http: address in production: launchpadApiUrl'];
    expect(logged.map(String)).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
    expect((await ask('/signin')).status).toBe(200);
  });
});
