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

  it('refuses a search that it cannot read, and has no document of another type under a uid', async () => {
    const { ref } = await client().getMasterRef();
    for (const query of ['', `q=${encodeURIComponent('[[at(document.type]]')}&ref=${ref}`])
      expect((await sandbox().fetchAt(content, `/api/v2/documents/search?${query}`)).status).toBe(400);
    await expect(client().getByUID('galileo_cobranding', 'jlp')).rejects.toThrow('No documents were returned');
  });

  it('lets the client continue with the master ref after its ref has expired', async () => {
    const reader = client();
    const { ref } = await reader.getMasterRef();
    await sandbox().control('POST', '/api/content/publish');
    const before = searches();
    expect((await reader.getByUID('galileo_enhanced', 'jlp', { ref })).uid).toBe('jlp');
    expect(searches() - before).toBe(2);
    for (const [old, status] of [
      [ref, 410],
      ['never', 404],
    ] as const)
      expect((await sandbox().fetchAt(content, `/api/v2/documents/search?ref=${old}`)).status).toBe(status);
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
});
