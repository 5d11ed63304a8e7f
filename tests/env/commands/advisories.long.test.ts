import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { auditPackages, type AuditResult } from '#env/commands/shared/advisories.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

const closes: Array<() => Promise<void>> = [];
afterAll(() => Promise.all(closes.map((close) => close())));

const startRegistry = async (answer: RequestListener): Promise<Readonly<Record<string, string>>> => {
  const server = createServer(answer);
  const port = await listen(server, 0);
  closes.push(makeClose(server));
  return { npm_config_registry: `http://127.0.0.1:${port}/` };
};

// Because: a busy machine must not change what is said of a registry.
const audit = (env: Readonly<Record<string, string>>, folder = '.'): Promise<AuditResult> =>
  auditPackages({ folder, env, timeout: 100_000 });

/** What comes of a registry that answers with a status, for each of them. */
const auditAt = (statuses: readonly number[]): Promise<readonly AuditResult[]> =>
  Promise.all(
    statuses.map(async (status) => audit(await startRegistry((_, response) => response.writeHead(status).end()))),
  );

const lockedNames = (folder: string): ReadonlySet<string> => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, folder, 'package-lock.json'), 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  return new Set(paths.map((path) => path.split('node_modules/').at(-1) ?? ''));
};

// Because: nearly all the time is that of npm, which starts for each of these.
describe.concurrent('auditPackages', { timeout: 120_000 }, () => {
  it.each(['.', 'tests/bench'])(
    'asks for every locked package of %s, also in production and offline mode',
    async (folder) => {
      let asked: readonly string[] = [];
      const env = await startRegistry((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          asked = Object.keys(JSON.parse(gunzipSync(Buffer.concat(parts)).toString()));
          response.setHeader('content-type', 'application/json').end('{}');
        });
      });
      const result = await audit({ ...env, NODE_ENV: 'production', npm_config_offline: 'true' }, folder);
      expect(result).toEqual({ ok: true, text: 'No package has a known advisory.' });
      expect(new Set(asked)).toEqual(lockedNames(folder));
    },
  );

  // Because: npm shows an advisory of the lowest severity only if it is told to.
  it('fails on an advisory of severity info, and names the package', async () => {
    const advisory = { id: 1, title: 'Loop', url: 'https://advisories.example/1', severity: 'info' };
    const env = await startRegistry(({ method, url = '' }, response) => {
      const name = decodeURIComponent(url.slice(1));
      const description = { name, 'dist-tags': {}, versions: { '1.0.0': { name, version: '1.0.0' } } };
      const answer = method === 'POST' ? { vite: [{ ...advisory, vulnerable_versions: '*' }] } : description;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    const { ok, text } = await audit(env);
    expect(ok).toBe(false);
    expect(JSON.parse(text).vulnerabilities.vite.via).toMatchObject([{ title: 'Loop', url: advisory.url }]);
  });

  // Because: a refusal of any other status is alike.
  it.each([
    { what: 'passes where the registry keeps no advisories, and says so', ok: true, statuses: [404, 405, 501] },
    { what: 'fails where the registry refuses, and shows its status', ok: false, statuses: [401, 500] },
  ])('$what', async ({ ok, statuses }) => {
    expect(await auditAt(statuses)).toEqual(
      statuses.map((status) => ({ ok, text: expect.stringContaining(`${ok ? 'were not checked (' : ''}${status}`) })),
    );
  });

  it('passes where nobody answers for the registry, and says so', async () => {
    const closed = createServer();
    const port = await listen(closed, 0);
    await makeClose(closed)();
    const env = { npm_config_registry: `http://127.0.0.1:${port}/` };
    expect(await audit(env)).toEqual({ ok: true, text: expect.stringContaining('ECONNREFUSED') });
  });

  it('does not wait for a registry that never answers', async () => {
    const env = await startRegistry(() => undefined);
    const { ok, text } = await auditPackages({ env, timeout: 1_000 });
    expect([ok, text]).toEqual([true, expect.stringContaining('(no answer in 1 s)')]);
  });
});
