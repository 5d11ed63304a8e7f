import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync, type CSSOptions, type Plugin } from 'vite';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import { entryScreenAt, entryScreens } from '#domain/navigation/entryQuery.ts';
import type { PrerenderIndex } from '#env/shared/prerenderedPages.ts';
import { routeOf, type RoutePath, routes } from '#domain/navigation/routes.ts';
import { entryOf, readManifest, scriptsOf, stylesOf } from '#env/shared/manifest.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { pageHtml } from './pageHtml.ts';
import { pageStyle } from './pageStyle.ts';
import { loadPrerenderer, type PrerenderJob } from './prerenderer.ts';

/** Reads the inline script of every page, minified. */
const readInlineScript = (): string =>
  minifySync('startPage.js', readFileSync(join(projectRoot, 'ui', 'start', 'startPage.js'), 'utf8')).code.trim();

const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;

const fileOf = (screen: RoutePath | null): string =>
  screen === null ? 'index.html' : `${screen.slice(1).replaceAll('/', '-')}.html`;

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const prerenderJobs = (): ReadonlyArray<PrerenderJob> => {
  const settings = JSON.parse(readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8'));
  const pages = locales.flatMap((locale) => [...entryScreens, null].map((screen) => ({ locale, screen })));
  return brands.flatMap((brand) => pages.map((page) => ({ settings, brand, ...page })));
};

const screensByPath = (): PrerenderIndex['screens'] =>
  Object.fromEntries(
    Object.keys(routes).flatMap((path) => {
      const route = routeOf(path);
      const screen = route === null ? null : entryScreenAt(route, '');
      return screen === null ? [] : [[path, fileOf(screen)]];
    }),
  );

const prerender = async (dist: string, css: CSSOptions): Promise<void> => {
  const manifest = readManifest(dist);
  const sheets = stylesOf(manifest).map((file) => readFileSync(join(dist, file), 'utf8'));
  const sharedStyle = sheets.join('');
  const script = readInlineScript();
  const core = scriptsOf(manifest, [entryOf(manifest)]);
  const { prerenderScreen } = await loadPrerenderer(css);
  const styles = new Map(brands.map(({ key }) => [key, new Set<string>()]));
  for (const job of prerenderJobs()) {
    const { brand, locale, screen } = job;
    const rendered = await prerenderScreen(job);
    const style = pageStyle(sharedStyle, rendered, brand);
    styles.get(brand.key)?.add(hashOf(style));
    const page = pageHtml({ ...job, rendered, style, script, core });
    write(join(dist, 'prerendered', brand.key, locale, fileOf(screen)), page);
  }
  const index: PrerenderIndex = {
    screens: screensByPath(),
    scriptHashes: [hashOf(script)],
    styleHashes: Object.fromEntries([...styles].map(([brand, hashes]) => [brand, [...hashes]])),
  };
  write(join(dist, 'prerendered', 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
};

/** Vite plugin: makes the pages of each brand and language, so that they show before any script loads: each entry screen, and the shell. */
export const prerenderPages = (): Plugin => ({
  name: 'prerender-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      // Because: Vite needs a page to build from, and nobody gets that one.
      Reflect.deleteProperty(bundle, 'index.html');
    },
  },
  writeBundle({ dir = '' }) {
    return prerender(dir, this.environment.config.css);
  },
});
