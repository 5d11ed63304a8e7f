import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { parseAppearance } from '#domain/appearance/appearance.ts';
import { defaultLocale, locales } from '#domain/locale/locale.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import type { LiveScenes } from './liveScenes.ts';
import type { Scene } from './scene.ts';
import { failedPage, missingPage, openPage } from './screenMessages.ts';
import { findScene } from './findScene.ts';
import { screensPage, type ScreenOptions } from './screensPage.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const optionsOf = (c: Context): ScreenOptions => ({
  locale: locales.find((locale) => locale === c.req.query('locale')) ?? defaultLocale,
  width: /^[1-9]\d{2,3}$/.test(c.req.query('width') ?? '') ? Number(c.req.query('width')) : null,
  appearance: parseAppearance(c.req.query('appearance') ?? null),
});

// Because: a link on a page of another site must not reset the sandbox, and a browser opens a window only for a press.
const needsPress = (c: Context, width: number | null): boolean =>
  width !== null || !['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));

/** The gallery: the table of all screens, and the addresses that open them. */
export const makeScreensSite = (loadScenes: () => Promise<readonly Scene[]>, live: LiveScenes): Hono => {
  const allScenes = async (): Promise<readonly Scene[]> =>
    (await loadScenes()).toSorted((one, other) => one.name.localeCompare(other.name));
  const openScene = async (c: Context): Promise<Response> => {
    const [scenes, options] = [await loadScenes(), optionsOf(c)];
    const found = findScene(scenes, { name: c.req.path.slice('/screens/'.length), brand: c.req.query('brand') });
    if ('problem' in found) return c.html(missingPage(found, options), 404);
    const lost = live.ownWork();
    const mustAsk = lost.length > 0 && c.req.query('reset') !== '1';
    if (mustAsk || needsPress(c, options.width)) return c.html(openPage(found, options, lost));
    return c.redirect(live.open({ ...found, brand: found.brand.key, ...options }));
  };
  return new Hono()
    .use(strictHeaders({ scriptSrc: ["'self'"], formAction: ["'self'"] }))
    .use(async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    })
    .get('/screens', async (c) => c.html(screensPage(await allScenes(), optionsOf(c))))
    .get('/screens/screens.css', (c) => c.body(file('screens.css'), 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/screens/screens.js', (c) =>
      c.body(file('screens.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get('/screens/failed', async (c) => {
      const found = findScene(await loadScenes(), { name: c.req.query('scene') ?? '', brand: c.req.query('brand') });
      return c.html(failedPage(found, optionsOf(c), c.req.query('reason') ?? ''));
    })
    .get('/screens/*', openScene)
    .notFound((c) => c.text('Not found', 404));
};
