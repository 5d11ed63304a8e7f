import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { checks } from '#env/commands/shared/checks.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

afterEach(() => vi.unstubAllEnvs());

const advisory = { id: 1, title: 'Loop', url: 'https://advisories.example/1', severity: 'low' };

/** A registry in which every version of Vite has an advisory. */
const warning: RequestListener = ({ method, url = '' }, response) => {
  const name = decodeURIComponent(url.slice(1));
  const description = { name, 'dist-tags': {}, versions: { '1.0.0': { name, version: '1.0.0' } } };
  const answer = method === 'POST' ? { vite: [{ ...advisory, vulnerable_versions: '*' }] } : description;
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
};
const silent: RequestListener = (_, response) => response.setHeader('content-type', 'application/json').end('{}');
const refusing: RequestListener = (_, response) => response.writeHead(404).end();

it.each([
  { what: 'fails on an advisory of any lockfile, of any severity, also offline', answer: warning, said: advisory.url },
  { what: 'passes without an advisory', answer: silent, said: /^$/ },
  { what: 'passes where the registry keeps no advisories, and says so', answer: refusing, said: /404/ },
])('the check of the advisories $what', { timeout: 120_000 }, async ({ answer, said }) => {
  const server = createServer(answer);
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${await listen(server, 0)}/`);
  vi.stubEnv('npm_config_offline', 'true');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await checks.advisories.run()).toBe(answer !== warning);
  expect(log.mock.calls.join('\n')).toMatch(said);
  await makeClose(server)();
});
