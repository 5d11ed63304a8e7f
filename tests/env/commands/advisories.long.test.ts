import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { advisories } from '#env/commands/shared/checks.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

const closes: Array<() => Promise<void>> = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await Promise.all(closes.splice(0).map((close) => close()));
});

/** Runs the check with a registry that answers so; returns whether it passes, and what it prints. */
const checkWith = async (answer: RequestListener): Promise<readonly [ok: boolean, printed: string]> => {
  const server = createServer(answer);
  closes.push(makeClose(server));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await listen(server, 0)}/`);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const ok = await advisories.run();
  return [ok, log.mock.calls.join('\n')];
};

const timeout = 120_000;

it('fails on a known advisory of any lockfile, in offline mode too, and says what npm says', { timeout }, async () => {
  vi.stubEnv('npm_config_offline', 'true');
  const advisory = { id: 1, title: 'Loop', url: 'https://advisories.example/1', severity: 'low' };
  const [ok, printed] = await checkWith(({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const description = { name, 'dist-tags': {}, versions: { '1.0.0': { name, version: '1.0.0' } } };
    const answer = method === 'POST' ? { vite: [{ ...advisory, vulnerable_versions: '*' }] } : description;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  expect([ok, printed]).toEqual([false, expect.stringContaining(advisory.url)]);
});

it('passes without an advisory', { timeout }, async () => {
  const none = ((_, response) =>
    response.setHeader('content-type', 'application/json').end('{}')) satisfies RequestListener;
  expect(await checkWith(none)).toEqual([true, '']);
});

it('passes where the registry keeps no advisories, and says so', { timeout }, async () => {
  expect(await checkWith((_, response) => response.writeHead(404).end())).toEqual([
    true,
    expect.stringContaining('404'),
  ]);
});
