import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WorkerRequest } from '#env/server/worker.ts';
import { configText, fixtureAssets, fixtureDist } from './fixtureSite.ts';

const page = 'https://account.xe.test/signin';
const script = 'https://account.xe.test/assets/app-1a2b3c4d.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
  const ask = async (request: WorkerRequest, config: string = configText): Promise<Response> =>
    worker.fetch(request, { ASSETS: { fetch }, CONFIG: config });
  return { ask, reads, logged };
};

describe('the worker', () => {
  it('reads a page once', async () => {
    const { ask, reads } = await startWorker();
    for (const _ of [1, 2]) expect(await (await ask(new Request(page))).text()).toContain('xe/en-GB/signin');
    expect(reads).toEqual(['/prerendered/xe/en-GB/signin.html']);
  });

  it('answers 404 for a listed file that is gone', async () => {
    const { ask, reads } = await startWorker(true);
    expect((await ask(new Request(script))).status).toBe(404);
    expect(reads).toHaveLength(1);
  });

  it.each([
    ['gzip', 'gzip', '.gz'],
    ['br', 'br', '.br'],
    ['', null, ''],
  ])('encodes as the client accepts it (%j), not as the network asks for it', async (accepted, encoding, suffix) => {
    const { ask, reads } = await startWorker();
    const request = new Request(script, { headers: { 'accept-encoding': 'br, gzip' } });
    const response = await ask(Object.assign(request, { cf: { clientAcceptEncoding: accepted } }));
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(reads).toEqual([new URL(script).pathname + suffix]);
  });

  it('with a configuration that cannot be used answers 500 without a value, and logs the reason once', async () => {
    const { ask, logged } = await startWorker();
    const insecure = configText.replace('https://launchpad.xe.test', 'http://launchpad.xe.test');
    for (const text of ['{"default":', '', insecure, insecure]) {
      const response = await ask(new Request(page), text);
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store, no-transform']);
      expect(await response.text()).toBe('The configuration cannot be used.\n');
    }
    expect(logged.map(String)).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringContaining('The text is not a configuration.')),
      expect.stringContaining('http: address in production: launchpadApiUrl'),
    ]);
    expect((await ask(new Request(page))).status).toBe(200);
  });
});
