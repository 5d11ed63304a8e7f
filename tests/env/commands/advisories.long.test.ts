import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { auditPackages } from '#env/commands/shared/advisories.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

const startRegistry = async (answer: RequestListener): Promise<Readonly<Record<string, string>>> => {
  const server: Server = createServer(answer);
  const port = await listen(server, 0);
  onTestFinished(makeClose(server));
  return { npm_config_registry: `http://127.0.0.1:${port}/` };
};

const lockedNames = (folder: string): ReadonlySet<string> => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, folder, 'package-lock.json'), 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  return new Set(paths.map((path) => path.split('node_modules/').at(-1) ?? ''));
};

describe('auditPackages', () => {
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
      const production = { ...env, NODE_ENV: 'production', npm_config_offline: 'true' };
      const result = await auditPackages({ folder, env: production });
      expect(result).toEqual({ ok: true, text: 'found 0 vulnerabilities' });
      expect(new Set(asked)).toEqual(lockedNames(folder));
    },
  );

  it.each(['info', 'critical'])('fails on an advisory of severity %s, and names the package', async (severity) => {
    const advisory = { id: 1, title: 'Loop', url: 'https://advisories.example/1', severity, vulnerable_versions: '*' };
    const env = await startRegistry(({ method, url = '' }, response) => {
      const name = decodeURIComponent(url.slice(1));
      const description = { name, 'dist-tags': {}, versions: { '1.0.0': { name, version: '1.0.0' } } };
      const answer = method === 'POST' ? { vite: [advisory] } : description;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
    const { ok, text } = await auditPackages({ env });
    expect(ok).toBe(false);
    expect(text).toMatch(/^vite .+\n[^]*Loop - https:\/\/advisories\.example\/1$/m);
  });

  it.each([404, 405, 501])('passes where the registry keeps no advisories (status %s), and says so', async (status) => {
    const env = await startRegistry((_request, response) => response.writeHead(status).end());
    const { ok, text } = await auditPackages({ env });
    expect(ok).toBe(true);
    expect(text).toMatch(new RegExp(`^The registry does not answer: advisories were not checked \\(${status} `));
  });

  it.each([401, 403, 429, 500])('fails on the status %s of a registry, and shows it', async (status) => {
    const env = await startRegistry((_request, response) => response.writeHead(status).end());
    expect(await auditPackages({ env })).toEqual({ ok: false, text: expect.stringContaining(String(status)) });
  });

  it('passes where nobody answers for the registry, and says so', async () => {
    const closed = createServer();
    const port = await listen(closed, 0);
    await makeClose(closed)();
    const env = { npm_config_registry: `http://127.0.0.1:${port}/` };
    expect(await auditPackages({ env })).toEqual({ ok: true, text: expect.stringContaining('ECONNREFUSED') });
  });

  it('does not wait for a registry that never answers', async () => {
    const env = await startRegistry(() => undefined);
    const { ok, text } = await auditPackages({ env, timeout: 2_000 });
    expect([ok, text]).toEqual([true, expect.stringContaining('(no answer in 2 s)')]);
  });
});
