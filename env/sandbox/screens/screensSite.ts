import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { defaultLocale, locales } from '#domain/locale/locale.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { strictHeaders } from '#env/sandbox/strictHeaders.ts';
import type { LiveScenes, SceneChoice } from './liveScenes.ts';
import type { Scene } from './scene.ts';
import { galleryPage, hasBrand, screenHref, screensPage, type ScreenOptions } from './screensPage.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const optionsOf = (c: Context): ScreenOptions => ({
  locale: locales.find((locale) => locale === c.req.query('locale')) ?? defaultLocale,
  width: /^[1-9]\d{2,3}$/.test(c.req.query('width') ?? '') ? Number(c.req.query('width')) : null,
});

/** Finds what a link names, or a sentence about what it does not. */
const choiceOf = (c: Context, scenes: readonly Scene[]): SceneChoice | string => {
  const name = c.req.path.slice('/screens/'.length);
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) return `There is no screen ${name}.`;
  if (scene.notLive !== undefined) return scene.notLive;
  const own = brands.find((one) => hasBrand(scene, one)) ?? mainBrand;
  const brand = c.req.query('brand') === undefined ? own : brands.find(({ key }) => key === c.req.query('brand'));
  if (brand === undefined || !hasBrand(scene, brand)) return `${name} does not exist for this brand.`;
  return { scene, brand: brand.key, locale: optionsOf(c).locale };
};

const message = (heading: string, content: Html): Html =>
  galleryPage(
    heading,
    html`<p><a href="/screens">Screens</a></p>
      <h1>${heading}</h1>
      ${content}`,
  );

const openPage = ({ scene, brand, locale }: SceneChoice, width: number | null): Html => {
  const opened = brands.find(({ key }) => key === brand) ?? mainBrand;
  const href = screenHref(scene, opened, { locale, width });
  const label = width === null ? 'Open the screen' : `Open a window of ${width} px`;
  return message(
    scene.name,
    html`<p>It resets the sandbox to its seed data.</p>
      <p><a class="button" href="${href}">${label}</a></p>`,
  );
};

// Because: a link on a page of another site must not reset the sandbox, and a browser opens a window only for a press.
const needsPress = (c: Context, width: number | null): boolean =>
  width !== null || !['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));

/** The gallery: the table of all screens, and the addresses that open them. */
export const makeScreensSite = (loadScenes: () => Promise<readonly Scene[]>, { open }: LiveScenes): Hono => {
  const allScenes = async (): Promise<readonly Scene[]> =>
    (await loadScenes()).toSorted((one, other) => one.name.localeCompare(other.name));
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
    .get('/screens/failed', (c) =>
      c.html(
        message(`${c.req.query('scene') ?? 'The screen'} did not open`, html`<p>${c.req.query('reason') ?? ''}</p>`),
      ),
    )
    .get('/screens/*', async (c) => {
      const choice = choiceOf(c, await loadScenes());
      if (typeof choice === 'string') return c.html(message('Not found', html`<p>${choice}</p>`), 404);
      const { width } = optionsOf(c);
      return needsPress(c, width) ? c.html(openPage(choice, width)) : c.redirect(open(choice));
    })
    .notFound((c) => c.text('Not found', 404));
};
