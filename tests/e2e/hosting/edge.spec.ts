import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { hostingRequestTest } from '#tests/e2e/fixtures/hosting/hostingTest.ts';
import { builtPaths } from './builtPaths.ts';

const xe = 'account.xe.localhost';

// Because: the engine of the tests, like Cloudflare, encodes a body again, which the table of answers leaves out.
hostingRequestTest('workerd')(
  'workerd sends a page and a file in the encoding that the client accepts, or 304 if the client has it in this encoding',
  async ({ hosted: { request } }) => {
    const asset = builtPaths('assets/').find((path) => existsSync(join(dist, `${path}.br`))) ?? '';
    for (const path of ['/signin', asset]) {
      const plain = await request(xe, path);
      expect(plain.header('content-encoding')).toBeNull();
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const answer = await request(xe, path, { headers: { 'accept-encoding': accepted } });
        expect([path, accepted, answer.header('content-encoding')]).toEqual([path, accepted, encoding]);
        expect(answer.text).toBe(plain.text);
        expect(answer.size < plain.size).toBe(encoding !== null);
        expect(answer.header('etag') === plain.header('etag')).toBe(encoding === null);
      }

      const br = { 'accept-encoding': 'br' };
      const etag = (await request(xe, path, { headers: br })).header('etag') ?? '';
      const again = await request(xe, path, { headers: { ...br, 'if-none-match': `W/${etag}` } });
      expect([again.status, again.size, again.header('etag')]).toEqual([304, 0, etag]);
      expect((await request(xe, path, { headers: { 'if-none-match': etag } })).status).toBe(200);
    }
    const { text, header } = await request(xe, asset);
    expect(text).toBe(readFileSync(join(dist, asset), 'utf8'));
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);
