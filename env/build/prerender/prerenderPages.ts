import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin } from 'vite';
import { brands, type Brand } from '#domain/brand/brand.ts';
import { entryScreens, entryScreenAt } from '#domain/navigation/entryScreens.ts';
import { brandShell, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { locales } from '#domain/locale/locale.ts';
import { routeOf, routes, type RoutePath } from '#domain/navigation/routes.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import type { Manifest } from '#env/commands/size/firstLoad.ts';
import { pageFilesOf, readStyle } from '#env/build/prerender/builtFiles.ts';
import { pageStyle } from './pageStyle.ts';
import { pageHtml } from '#env/build/prerender/pageHtml.ts';
import { loadPrerenderer, type PrerenderJob, type Prerenderer } from '#env/build/prerender/prerenderer.ts';
import { readInlineScripts, type InlineScripts } from './inlineScripts.ts';

const folder = 'prerendered';
const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;
const fileOf = (screen: RoutePath): string => `${screen.slice(1).replaceAll('/', '-')}.html`;

type PrerenderContext = {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly scripts: InlineScripts;
  readonly prerenderer: Prerenderer;
  readonly sharedStyle: string;
};

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const pathOf = ({ brand, locale, screen }: PrerenderJob): string =>
  screen === null ? brandShell(brand.key, locale) : join(folder, brand.key, locale, fileOf(screen));

type PrerenderedPage = { readonly brand: Brand; readonly style: string };

const prerenderPage = async (context: PrerenderContext, job: PrerenderJob): Promise<PrerenderedPage> => {
  const { dist, manifest, scripts, prerenderer, sharedStyle } = context;
  const files = pageFilesOf(manifest, job.locale);
  const rendered = await prerenderer.prerenderScreen(job);
  const style = pageStyle(sharedStyle, rendered, job.brand);
  write(join(dist, pathOf(job)), pageHtml({ ...job, rendered, style, files, scripts }));
  return { brand: job.brand, style };
};

const screensByPath = (): PrerenderIndex['screens'] =>
  Object.fromEntries(
    Object.keys(routes).flatMap((path) => {
      const route = routeOf(path);
      const screen = route === null ? null : entryScreenAt(route, '');
      return screen === null ? [] : [[path, fileOf(screen)]];
    }),
  );

const indexOf = (scripts: InlineScripts, pages: ReadonlyArray<PrerenderedPage>): PrerenderIndex => {
  const stylesOf = ({ key }: Brand): ReadonlyArray<string> =>
    pages.filter(({ brand }) => brand.key === key).map(({ style }) => style);
  return {
    screens: screensByPath(),
    scriptHashes: Object.values(scripts).map(hashOf),
    styleHashes: Object.fromEntries(brands.map((brand) => [brand.key, [...new Set(stylesOf(brand).map(hashOf))]])),
  };
};

/** Vite plugin: makes the pages of each brand and language, so that they show before any script loads: each entry screen, and the shell. */
export const prerenderPages = (projectRoot: string): Plugin => {
  let dist = '';
  return {
    name: 'prerender-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: ({ build }) => {
      dist = build.outDir;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: async () => {
        const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
        const settings: SettingsFile = JSON.parse(readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8'));
        const scripts = readInlineScripts(projectRoot);
        const prerenderer = await loadPrerenderer(projectRoot);
        const context = { dist, manifest, scripts, prerenderer, sharedStyle: readStyle(dist, manifest) };
        const pages: PrerenderedPage[] = [];
        for (const brand of brands)
          for (const locale of locales)
            for (const screen of [...entryScreens, null])
              pages.push(await prerenderPage(context, { settings, brand, locale, screen }));
        write(join(dist, folder, 'index.json'), `${JSON.stringify(indexOf(scripts, pages), null, 2)}\n`);
        // Because: Vite needs a page to build from, and nobody gets that one.
        rmSync(join(dist, 'index.html'));
      },
    },
  };
};
