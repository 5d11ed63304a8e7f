import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { checks, runChecks } from '#env/commands/shared/checks.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

const loop = { id: 1, title: 'Loop', url: 'https://advisories.example/1', severity: 'low', vulnerable_versions: '*' };

it.each([
  { what: 'fails on one, also offline', status: 200, known: { semver: [loop] }, said: /(auditReportVersion[^]+){3}✗/ },
  { what: 'passes without one', status: 200, known: {}, said: /^\n── known advisories\n✓ known advisories$/ },
  {
    what: 'says that nothing was checked where the registry keeps none',
    status: 404,
    known: {},
    said: /404.+\n\? .+not checked$/,
  },
])('the check of the advisories $what', { timeout: 120_000 }, async ({ status, known, said }) => {
  const server = createServer(({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const description = { name, 'dist-tags': {}, versions: { '1.0.0': { name, version: '1.0.0' } } };
    response.writeHead(status).end(JSON.stringify(method === 'POST' ? known : description));
  });
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await listen(server, 0)}/`);
  vi.stubEnv('npm_config_offline', 'true');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const { failed } = await runChecks([[checks.advisories]]).finally(() => vi.unstubAllEnvs());
  expect(failed).toBe('semver' in known ? 1 : 0);
  expect(log.mock.calls.join('\n')).toMatch(said);
  await makeClose(server)();
});
