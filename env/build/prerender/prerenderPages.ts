import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin } from 'vite';
import { brands, type Brand } from '#domain/brand/brand.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { entryScreens, entryScreenAt } from '#domain/navigation/entryScreens.ts';
import { brandShell, type PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { routeOf, routes, type RoutePath } from '#domain/navigation/routes.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import type { Manifest } from '#env/commands/size/firstLoad.ts';
import { firstScreen } from '#env/commands/size/measure.ts';
import { neededBy, readStyles } from '#env/build/prerender/builtFiles.ts';
import { pageStyle } from './pageStyle.ts';
import { barColours, pageHtml, shareTags } from '#env/build/prerender/pageHtml.ts';
import { addPreloads } from './addPreloads.ts';
import { criticalCss } from './criticalCss.ts';
import { deferFiles } from './deferFiles.ts';
import { loadPrerenderer, type PrerenderJob, type Prerenderer } from '#env/build/prerender/prerenderer.ts';
import { readInlineScripts, type InlineScripts } from './inlineScripts.ts';
import { addBootMessages } from './addBootMessages.ts';

const folder = 'prerendered';
const shell = 'index.html';
const hashOf = (inline: string): string => `sha256-${createHash('sha256').update(inline).digest('base64')}`;
const fileOf = (screen: RoutePath): string => `${screen.slice(1).replaceAll('/', '-')}.html`;

type PrerenderContext = {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly scripts: InlineScripts;
  readonly prerenderer: Prerenderer;
  readonly shellStyle: string;
};

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** The job of a page, its inline style, and what a shell has of its head. */
type PrerenderedPage = {
  readonly job: PrerenderJob;
  readonly style: string;
  readonly shellTags: ReadonlyArray<string>;
};

const prerenderPage = async (
  { dist, manifest, scripts, prerenderer }: PrerenderContext,
  job: PrerenderJob,
): Promise<PrerenderedPage> => {
  const { brand, locale, screen } = job;
  const files = neededBy(manifest, screen, locale);
  const rendered = await prerenderer.prerenderScreen(job);
  const shared = readStyles(dist, [...files.coreStyles, ...files.viewStyles]);
  const style = pageStyle(shared, rendered, brand);
  const parts = { ...rendered, brandName: brand.displayName };
  const page = pageHtml({
    ...parts,
    locale,
    hasCoBrands: brand.themeDocument.type === 'galileo_cobranding',
    style,
    files,
    scripts,
  });
  write(join(dist, folder, brand.key, locale, fileOf(screen)), page);
  return { job, style, shellTags: [...shareTags(parts), ...barColours(rendered.theme)] };
};

const screensByPath = (): PrerenderIndex['screens'] =>
  Object.fromEntries(
    Object.keys(routes).flatMap((path) => {
      const route = routeOf(path);
      const screen = route === null ? null : entryScreenAt(route, '');
      return screen === null ? [] : [[path, fileOf(screen)]];
    }),
  );

const indexOf = (
  { scripts, prerenderer, shellStyle }: PrerenderContext,
  pages: ReadonlyArray<PrerenderedPage>,
): PrerenderIndex => {
  const stylesOf = (brand: Brand): ReadonlyArray<string> => [
    shellStyle,
    ...pages.filter(({ job }) => job.brand.key === brand.key).map(({ style }) => style),
  ];
  return {
    screens: screensByPath(),
    locales: prerenderer.prerenderedLocales,
    scriptHashes: [scripts.appearance, scripts.capture, scripts.boot].map(hashOf),
    styleHashes: Object.fromEntries(brands.map((brand) => [brand.key, [...new Set(stylesOf(brand).map(hashOf))]])),
  };
};

/** Writes the shell of each brand, with some tags of the sign-in page in the default language. */
const writeShells = (dist: string, plainShell: string, pages: ReadonlyArray<PrerenderedPage>): void =>
  pages
    .filter(({ job }) => job.screen === firstScreen && job.locale === defaultLocale)
    .forEach(({ job, shellTags }) => {
      const html = plainShell.replace('</head>', () => `${shellTags.join('\n')}\n</head>`);
      write(join(dist, brandShell(job.brand.key)), html);
    });

/** Vite plugin: prerenders the entry screens of each brand and language into the build, so that they show before any script loads. */
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
        const builtShell = readFileSync(join(dist, shell), 'utf8');
        const files = neededBy(manifest, firstScreen, defaultLocale);
        const shellStyle = criticalCss(readStyles(dist, files.coreStyles), builtShell);
        const context = { dist, manifest, scripts, prerenderer, shellStyle };
        const withMessages = addBootMessages(builtShell, join(projectRoot, 'locales'), scripts.boot);
        const plainShell = addPreloads(deferFiles(withMessages, shellStyle), files);
        write(join(dist, shell), plainShell);
        const pages: PrerenderedPage[] = [];
        for (const brand of brands)
          for (const locale of prerenderer.prerenderedLocales)
            for (const screen of entryScreens)
              pages.push(await prerenderPage(context, { settings, brand, locale, screen }));
        writeShells(dist, plainShell, pages);
        write(join(dist, folder, 'index.json'), `${JSON.stringify(indexOf(context, pages), null, 2)}\n`);
      },
    },
  };
};
