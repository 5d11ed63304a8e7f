import { readFileSync } from 'node:fs';
import { createClient, RefExpiredError, type Client } from '@prismicio/client';
import { afterEach, describe, expect, it } from 'vitest';
import { themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
afterEach(() => sandbox().control('DELETE', '/api/faults'));

const content = 'content.localhost';
const client = (): Client =>
  createClient('themes', {
    documentAPIEndpoint: `${sandbox().origin(content)}/api/v2`,
    fetch: (url, init) =>
      sandbox().fetchAt(content, url.slice(sandbox().origin(content).length), { method: init?.method ?? 'GET' }),
  });
const searches = (): number => sandbox().journal.list('/documents/search').length;

describe('the content service', () => {
  it.each(themeFixtures)('returns the $type of $uid', async ({ type, uid, name, primary }) => {
    const { data, ...document } = await client().getByUID(type, uid);
    expect(document).toMatchObject({ type, uid });
    expect(data).toMatchObject({
      brand_name: name,
      primary_colour: primary,
      logo: { dimensions: { height: expect.any(Number) } },
    });
    expect('mobile' in data['logo']).toBe(type === 'galileo_cobranding');
  });

  it.each(['', `q=${encodeURIComponent('[[at(document.type]]')}&ref=MASTER`])(
    'refuses the search "%s"',
    async (query) => {
      const { ref } = await client().getMasterRef();
      const path = `/api/v2/documents/search?${query.replace('MASTER', ref)}`;
      expect((await sandbox().fetchAt(content, path)).status).toBe(400);
    },
  );

  it('has no document of another type under a uid', async () => {
    await expect(client().getByUID('galileo_cobranding', 'jlp')).rejects.toThrow('No documents were returned');
    expect(await client().getAllByType('galileo_cobranding')).toHaveLength(3);
  });

  it('lets the client continue with the master ref after its ref has expired', async () => {
    const reader = client();
    const { ref } = await reader.getMasterRef();
    await sandbox().control('POST', '/api/content/publish');
    const before = searches();
    expect((await reader.getByUID('galileo_enhanced', 'jlp', { ref })).uid).toBe('jlp');
    expect(searches() - before).toBe(2);
    const answer = await sandbox().fetchAt(content, `/api/v2/documents/search?ref=${ref}`);
    expect(answer.status).toBe(410);
  });

  it('lets the client continue with the master ref after an unknown ref', async () => {
    expect((await client().getByUID('galileo_enhanced', 'jlp', { ref: 'never' })).uid).toBe('jlp');
    expect((await sandbox().fetchAt(content, '/api/v2/documents/search?ref=never')).status).toBe(404);
  });

  it('answers 410 under a fault until the client stops', async () => {
    const body = { type: 'api_validation_error', message: 'Ref expired. Master ref is: gone' };
    await sandbox().control('POST', '/api/faults', { host: content, path: '/documents/search', status: 410, body });
    const before = searches();
    await expect(client().getByUID('galileo_enhanced', 'jlp')).rejects.toThrow(RefExpiredError);
    expect(searches() - before).toBe(3);
  });

  it('receives a second request after a 429, at the time of its Retry-After header', async () => {
    const fault = { path: '/documents/search', status: 429, times: 1, headers: { 'Retry-After': '0' } };
    await sandbox().control('POST', '/api/faults', fault);
    expect((await client().getByUID('galileo_enhanced', 'britline')).uid).toBe('britline');
  });

  it('serves every image of a document', async () => {
    for (const document of await client().dangerouslyGetAll()) {
      const images = Object.values(document.data).flatMap((field) =>
        typeof field?.url === 'string' && field.kind === undefined ? [field.url] : [],
      );
      expect(images.length).toBeGreaterThan(4);
      for (const address of images) {
        const { pathname, search } = new URL(address);
        const answer = await sandbox().fetchAt(content, `${pathname}${search}&w=640`);
        expect(answer.headers.get('content-type')).toMatch(/^image\//);
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      }
    }
  });

  it('serves a brand its own logo, and each co-brand a drawn symbol', async () => {
    const logoOf = async (uid: string): Promise<string> =>
      (await sandbox().fetchAt(content, `/images/${uid}/logo.svg?w=640`)).text();
    const own = (folder: string): string => readFileSync(`ui/public/brands/${folder}/logo.svg`, 'utf8');
    expect([await logoOf('britline'), await logoOf('jlp')]).toEqual([own('britline'), own('johnlewis')]);
    const symbols = [await logoOf('acme-travel'), await logoOf('northbank')];
    expect(new Set(symbols.map((symbol) => symbol.match(/<g>.*<\/g>/)?.[0])).size).toBe(2);
  });
});
