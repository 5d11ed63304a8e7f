import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { advisoryVerdict, auditPackages } from '#env/commands/shared/advisories.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

const startRegistry = async (answer: RequestListener): Promise<Readonly<Record<string, string>>> => {
  const server: Server = createServer(answer);
  const port = await listen(server, 0);
  onTestFinished(makeClose(server));
  return { npm_config_registry: `http://127.0.0.1:${port}/` };
};

const lockedNames = (): ReadonlySet<string> => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  return new Set(paths.map((path) => path.split('node_modules/').at(-1) ?? ''));
};

describe('auditPackages', () => {
  it('asks the configured registry for every locked package, also in production and offline mode', async () => {
    let asked: readonly string[] = [];
    const env = await startRegistry((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        asked = Object.keys(JSON.parse(gunzipSync(Buffer.concat(parts)).toString()));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    const result = await auditPackages({ env: { ...env, NODE_ENV: 'production', npm_config_offline: 'true' } });
    expect(result).toEqual({ _tag: 'Answered', advisories: [] });
    expect(new Set(asked)).toEqual(lockedNames());
  });

  it('recognises a registry that keeps no advisories', async () => {
    const env = await startRegistry((_request, response) => response.writeHead(405).end());
    expect(await auditPackages({ env })).toMatchObject({ _tag: 'Unanswered', reason: expect.stringMatching(/^405 /) });
  });

  it.each([401, 429, 500])('fails on the status %s of a registry', async (status) => {
    const env = await startRegistry((_request, response) => response.writeHead(status).end());
    const result = await auditPackages({ env });
    expect(result).toMatchObject({ _tag: 'Failed', output: expect.stringContaining(`"statusCode": ${status}`) });
    expect(advisoryVerdict(result).ok).toBe(false);
  });

  it('recognises a registry that nobody answers for', async () => {
    const closed = createServer();
    const port = await listen(closed, 0);
    await makeClose(closed)();
    const env = { npm_config_registry: `http://127.0.0.1:${port}/` };
    expect(await auditPackages({ env })).toMatchObject({
      _tag: 'Unanswered',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('does not wait for a registry that never answers', async () => {
    const env = await startRegistry(() => undefined);
    expect(await auditPackages({ env, timeout: 2_000 })).toEqual({ _tag: 'Unanswered', reason: 'no answer in 2 s' });
  });
});
