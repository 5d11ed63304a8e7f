import { createClient } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { themeFixtures } from '#env/sandbox/content/themeFixtures.ts';
import { hosts } from '#env/sandbox/hosts.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const get = (path: string): Promise<Response> => sandbox().fetchAt(hosts.content, path);
const pathOf = (address: string): string => address.slice(sandbox().origin(hosts.content).length);
const client = () =>
  createClient('themes', {
    documentAPIEndpoint: `${sandbox().origin(hosts.content)}/api/v2`,
    fetch: (address) => get(pathOf(address)),
  });

describe('the content service', () => {
  it.each(themeFixtures)('returns the $type of $uid, and serves its images', async ({ type, uid, name, primary }) => {
    const { data, ...document } = await client().getByUID(type, uid);
    expect(document).toMatchObject({ type, uid });
    expect(data).toMatchObject({ brand_name: name, primary_colour: primary });
    for (const [, url = ''] of JSON.stringify(data).matchAll(/"url":"([^"]+\?auto=[^"]+)"/g)) {
      const { headers } = await get(`${pathOf(url)}&w=640`);
      expect(headers.get('content-type')).toMatch(/^image\//);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('has no document of another type under a uid, and no file of another folder', async () => {
    await expect(client().getByUID('galileo_cobranding', 'jlp')).rejects.toThrow('No documents were returned');
    for (const file of ['nothing.svg', '..%2fxe%2flogo.svg', 'lora.woff2'])
      expect((await get(`/files/jlp/${file}`)).status).toBe(404);
  });

  it('lets the client continue with the master ref after its ref has expired', async () => {
    const { ref } = await client().getMasterRef();
    await sandbox().control('POST', '/api/content/publish');
    expect((await client().getByUID('galileo_enhanced', 'jlp', { ref })).uid).toBe('jlp');
    for (const [query, status] of Object.entries({ [`ref=${ref}`]: 410, 'ref=never': 404, '': 400 }))
      expect((await get(`/api/v2/documents/search?${query}`)).status).toBe(status);
  });
});
