import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { systemClock } from '#infrastructure/browser/systemClock.ts';
import { themeSourceContract } from '#tests/contracts/themeSource.ts';
import { openContent, origin, repository, search } from './openContent.ts';

const [, britline = mainBrand, johnlewis = mainBrand] = brands;

themeSourceContract('contentThemes', () => openContent().themes);

describe('contentThemes', () => {
  it('requests a document by type and UID, and the master ref once in five seconds', async () => {
    const { themes, sentTo } = openContent();
    await themes.fetch(britline, 'britline')();
    await themes.fetch(johnlewis, 'jlp')();
    expect(sentTo(search).map(({ searchParams }) => searchParams.getAll('q')[1])).toEqual([
      '[[at(my.galileo_enhanced.uid, "britline")]]',
      '[[at(my.galileo_enhanced.uid, "jlp")]]',
    ]);
    expect(sentTo(repository)).toHaveLength(1);
  });

  it('returns the theme of a co-brand with its mobile logo and with its font, which the service serves to any page', async () => {
    const { themes, fetch } = openContent();
    expect(await themes.fetch(mainBrand, 'acme-travel')()).toMatchObject(
      E.right({
        colours: { primary: '11 110 79', surface: '255 255 255/0.96' },
        logo: { mobileUrl: expect.stringContaining(`${origin}/files/acme-travel/logo-mobile.svg`), maxWidth: 200 },
      }),
    );
    const fontFile = `${origin}/files/northbank/lora.woff2`;
    const theme = await themes.fetch(mainBrand, 'northbank')();
    expect(theme).toMatchObject(E.right({ fontFamily: 'Lora', fontFile }));
    const { headers } = await fetch(fontFile);
    expect([headers.get('content-type'), headers.get('access-control-allow-origin')]).toEqual(['font/woff2', '*']);
  });

  it('ignores a preview cookie', async () => {
    vi.stubGlobal('document', { cookie: 'io.prismic.preview=https%3A%2F%2Fevil.test' });
    const { themes, sentTo } = openContent();
    expect(E.isRight(await themes.fetch(britline, 'britline')())).toBe(true);
    expect(sentTo(search).join()).not.toContain('evil.test');
  });

  it.each([null, 'not an address'])('fails without a request where the content service is at %j', async (endpoint) => {
    const { themes, sentTo } = openContent({ endpoint });
    expect(E.isLeft(await themes.fetch(britline, 'britline')())).toBe(true);
    expect([sentTo(repository), sentTo(search)]).toEqual([[], []]);
  });
});

describe('contentThemes with a faulty content service', () => {
  const open = (...options: Parameters<typeof openContent>) => {
    const content = openContent(...options);
    return { ...content, theme: () => content.themes.fetch(britline, 'britline')() };
  };
  /** The theme, where the search answers each request by its number. */
  const openWith = (answer: (number: number) => Response | undefined, parts: { clock?: typeof systemClock } = {}) =>
    open({ ...parts, fail: (path, number) => (path === search ? answer(number) : undefined) });
  const expired = (ref: string): Response =>
    Response.json({ type: 'api_validation_error', message: `Ref expired. Master ref is: ${ref}` }, { status: 410 });
  const busy = (headers: HeadersInit = {}): Response => new Response(null, { status: 429, headers });

  it.each<readonly [string, number, () => Response]>([
    ['expired ref', 410, () => expired('another')],
    [
      'invalid ref',
      404,
      () => Response.json({ type: 'api_notfound_error', message: 'Master ref is: another' }, { status: 404 }),
    ],
  ])('retries three times after the first try for %s', async (kind, statusCode, answer) => {
    const { theme, refs, sentTo } = openWith(answer);
    expect(await theme()).toMatchObject(E.left({ statusCode, message: expect.stringContaining(kind) }));
    const asked = sentTo(search).map(({ searchParams }) => searchParams.get('ref'));
    expect(asked).toEqual([refs.master(), 'another', 'another', 'another']);
  });

  it('returns the theme that the third retry gets', async () => {
    const { theme, sentTo, refs } = openWith((number) => (number <= 3 ? expired(refs.master()) : undefined));
    expect(E.isRight(await theme())).toBe(true);
    expect(sentTo(search)).toHaveLength(4);
  });

  it('retries three times when there are too many requests, after the wait that the service asks for or a second', async () => {
    const waits: number[] = [];
    const clock = { now: () => 0, wait: (ms: number) => async () => void waits.push(ms) };
    const answers = [expired('another'), busy({ 'Retry-After': '3' })];
    const { theme, sentTo } = openWith((number) => answers[number - 1] ?? busy(), { clock });
    expect(await theme()).toMatchObject(E.left({ statusCode: 429 }));
    expect([sentTo(search).length, waits]).toEqual([4, [3000, 1000]]);
  });

  it('gives up at once where the service asks for a wait above a minute', async () => {
    const { theme, sentTo } = openWith(() => busy({ 'Retry-After': '61' }));
    expect(await theme()).toMatchObject(E.left({ statusCode: 429 }));
    expect(sentTo(search)).toHaveLength(1);
  });

  it.each<readonly [kind: string, status: number | null, body: string]>([
    ['bad request', 400, '{"type":"parsing-error","message":"no"}'],
    ['forbidden', 401, '{"message":"no"}'],
    ['forbidden', 403, 'no'],
    ['not found', 404, '{"message":"no"}'],
    ['expired preview token', 404, '{"message":"The preview token has expired."}'],
    ['expired ref', 410, '{"message":"gone"}'],
    ['unavailable', 500, '<h1>'],
    ['', null, 'a connection that breaks'],
    ['', 200, ''],
    ['', 200, '<h1>'],
  ])('names a fault %j for %j with %j, from the search and from the repository', async (kind, status, body) => {
    const answer = (): Response => {
      if (status === null) throw new TypeError(body);
      return new Response(body, { status });
    };
    const error = { message: expect.stringContaining(kind), statusCode: status === 200 ? null : status };
    for (const failing of [search, repository]) {
      const { theme } = open({ fail: (path) => (path === failing ? answer() : undefined) });
      expect(await theme()).toMatchObject(E.left(error));
    }
  });

  it.each<unknown>(['many', [], [{ data: { logo: 'a.png' } }]])(
    'fails for a search with the results %j, and keeps the last theme',
    async (results) => {
      const { theme, themes } = openWith((number) => (number > 1 ? Response.json({ results }) : undefined));
      const last = await theme();
      expect(E.isLeft(await theme())).toBe(true);
      expect(E.right(themes.cached(britline, 'britline'))).toEqual(last);
    },
  );
});
