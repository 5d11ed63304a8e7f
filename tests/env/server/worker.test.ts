import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configText, withOverrides } from '#env/sandbox/account/configFile.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { type BundledBuild, makeWorker, type Worker, type WorkerRequest } from '#env/server/worker/makeWorker.ts';
import { fixtureBuild, shellText, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

const page = 'http://account.xe.localhost/signin';
const script = 'http://account.xe.localhost/assets/app-1a2b.js';
const config = configText();

let fixture: FixtureBuild;
let reads: string[];
let logged: unknown[];
let worker: Worker;

const buildIn = (dist: string): BundledBuild => {
  const { index, files } = readAssets(dist);
  return { index, files: Object.fromEntries(files) };
};

const fetchAsset = async (address: string): Promise<Response> => {
  const { pathname } = new URL(address);
  reads.push(pathname);
  try {
    return new Response(readFileSync(join(fixture.dist, pathname)));
  } catch {
    return new Response('No such asset', { status: 404 });
  }
};

beforeEach(() => {
  fixture = fixtureBuild();
  [reads, logged] = [[], []];
  worker = makeWorker(buildIn(fixture.dist), (reason) => logged.push(reason));
});
afterEach(() => fixture.remove());

const ask = async (request: WorkerRequest | string, text: string = config): Promise<Response> =>
  worker.fetch(typeof request === 'string' ? new Request(request) : request, {
    ASSETS: { fetch: fetchAsset },
    CONFIG: text,
  });

const withClientEncoding = (address: string, sent: string, clientAcceptEncoding: string): WorkerRequest =>
  Object.assign(new Request(address, { headers: { 'accept-encoding': sent } }), { cf: { clientAcceptEncoding } });

describe('the worker', () => {
  it('answers with a page of the build, which it reads once', async () => {
    expect(await (await ask(page)).text()).toBe(shellText);
    expect(reads).toEqual(['/prerendered/xe/en-GB/index.html']);
    expect(await (await ask(page)).text()).toBe(shellText);
    expect(reads).toHaveLength(1);
  });

  it('answers 404 for a listed file that is gone', async () => {
    fixture.remove();
    expect((await ask(script)).status).toBe(404);
    expect(reads).toHaveLength(1);
  });

  it.each([
    ['gzip', 'gzip', '/assets/app-1a2b.js.gz'],
    ['br', 'br', '/assets/app-1a2b.js.br'],
    ['', null, '/assets/app-1a2b.js'],
  ])('encodes as the client accepts it (%j), not as the network asks for it', async (accepted, encoding, file) => {
    const response = await ask(withClientEncoding(script, 'br, gzip', accepted));
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(reads).toEqual([file]);
  });
});

describe('the worker with a configuration that cannot be used', () => {
  const unusable = withOverrides(config, { environment: 'production' });

  it.each(['{"default":', '', unusable])('answers 500 and names no value: %s', async (text) => {
    const response = await ask(page, text);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store, no-transform']);
    expect(await response.text()).toBe('The configuration cannot be used.\n');
  });

  it('logs the reason once, until the configuration changes', async () => {
    await ask(page, unusable);
    await ask(script, unusable);
    expect(logged.map(String)).toEqual([expect.stringContaining('http: address in production: launchpadApiUrl')]);
    expect((await ask(page)).status).toBe(200);
    await ask(page, unusable);
    expect(logged).toHaveLength(2);
  });
});
