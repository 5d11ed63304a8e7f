import { createClient, type Client } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const content = 'content.localhost';
const client = (): Client =>
  createClient('themes', {
    documentAPIEndpoint: `${sandbox().origin(content)}/api/v2`,
    fetch: (url, init) =>
      sandbox().fetchAt(content, url.slice(sandbox().origin(content).length), { method: init?.method ?? 'GET' }),
  });
const searches = (): number => sandbox().journal.list('/documents/search').length;

describe('the content service', () => {
  it.each(themeFixtures)('returns the $type of $uid, and serves its images', async ({ type, uid, name, primary }) => {
    const { data, ...document } = await client().getByUID(type, uid);
    expect(document).toMatchObject({ type, uid });
    expect(data).toMatchObject({ brand_name: name, primary_colour: primary });
    const addresses = [...JSON.stringify(data).matchAll(/"url":"([^"]+\?auto=[^"]+)"/g)].map(([, url = '']) => url);
    expect(addresses.length).toBeGreaterThan(5);
    expect('mobile' in data['logo']).toBe(type === 'galileo_cobranding');
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      const { headers } = await sandbox().fetchAt(content, `${pathname}${search}&w=640`);
      expect(headers.get('content-type')).toMatch(/^image\//);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('has no document of another type under a uid, and no file of another folder', async () => {
    await expect(client().getByUID('galileo_cobranding', 'jlp')).rejects.toThrow('No documents were returned');
    for (const file of ['nothing.svg', '..%2fxe%2flogo.svg', 'lora.woff2'])
      expect((await sandbox().fetchAt(content, `/files/jlp/${file}`)).status).toBe(404);
  });

  it('lets the client continue with the master ref after its ref has expired', async () => {
    const reader = client();
    const { ref } = await reader.getMasterRef();
    await sandbox().control('POST', '/api/content/publish');
    const before = searches();
    expect((await reader.getByUID('galileo_enhanced', 'jlp', { ref })).uid).toBe('jlp');
    expect(searches() - before).toBe(2);
    for (const [query, status] of Object.entries({ [`ref=${ref}`]: 410, 'ref=never': 404, '': 400 }))
      expect((await sandbox().fetchAt(content, `/api/v2/documents/search?${query}`)).status).toBe(status);
  });
});
