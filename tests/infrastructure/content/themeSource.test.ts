import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { hosts } from '#env/sandbox/hosts.ts';
import { themeSourceContract } from '#tests/contracts/themeSource.ts';
import { setUpContentService } from './setUpContentService.ts';

const [, britline = mainBrand, johnlewis = mainBrand] = brands;

const { sandbox, prismic, requestCount } = setUpContentService();

themeSourceContract('contentThemes', prismic);

describe('contentThemes', () => {
  it('requests the document by type and UID, with the master ref', async () => {
    await prismic().fetch(johnlewis, 'jlp')();
    const [search] = sandbox().journal.list('/documents/search');
    expect(JSON.stringify(search?.query)).toContain('[[at(my.galileo_enhanced.uid, \\"jlp\\")]]');
    expect(requestCount('/api/v2')).toBe(1);
  });

  it('returns the theme of a co-brand with its mobile logo and with its font, which the service serves to any page', async () => {
    const files = `${sandbox().origin(hosts.content)}/files`;
    expect(await prismic().fetch(mainBrand, 'acme-travel')()).toMatchObject(
      E.right({
        colours: { primary: '11 110 79', surface: '255 255 255/0.96' },
        logo: { mobileUrl: expect.stringContaining(`${files}/acme-travel/logo-mobile.svg`), maxWidth: 200 },
      }),
    );
    const theme = await prismic().fetch(mainBrand, 'northbank')();
    const { fontFamily, fontFile } = E.getOrElse(() => fallbackTheme(mainBrand))(theme);
    expect([fontFamily, fontFile]).toEqual(['Lora', expect.stringContaining(`${files}/northbank`)]);
    const answer = await sandbox().fetchAt(hosts.content, new URL(fontFile ?? '').pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('caches the repository for five seconds', async () => {
    const themes = prismic();
    await themes.fetch(britline, 'britline')();
    await themes.fetch(johnlewis, 'jlp')();
    expect([requestCount('/api/v2'), requestCount('/documents/search')]).toEqual([1, 2]);
  });

  it('ignores a preview cookie', async () => {
    const fetch = sandbox().browser().accountFetch(mainBrand);
    vi.stubGlobal('document', { cookie: 'io.prismic.preview=https%3A%2F%2Fevil.test' });
    expect(E.isRight(await prismic({ fetch }).fetch(britline, 'britline')())).toBe(true);
    expect(JSON.stringify(sandbox().journal.list('/documents/search'))).not.toContain('evil.test');
  });

  it('fails without a request where no content service is configured', async () => {
    expect(E.isLeft(await prismic({ endpoint: null }).fetch(britline, 'britline')())).toBe(true);
    expect(E.isLeft(await prismic({ endpoint: 'not an address' }).fetch(britline, 'britline')())).toBe(true);
  });
});
