import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minifySync, type CSSOptions, type Plugin } from 'vite';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { pageFile, type PrerenderIndex } from '#env/shared/prerenderedPages.ts';
import { entryOf, messagesOf, readManifest, scriptsOf, stylesOf, viewOf } from '#env/shared/manifest.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { pageHtml } from './pageHtml.ts';
import { pageStyle } from './pageStyle.ts';
import { loadPrerenderer, type PrerenderJob } from './prerenderer.ts';

/** Reads the inline script of every page, minified. */
const readInlineScript = (): string =>
  minifySync('startPage.js', readFileSync(join(projectRoot, 'ui', 'start', 'startPage.js'), 'utf8')).code.trim();

const hashOf = (inline: string): string => `sha256-${hash('sha256', inline, 'base64')}`;

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const prerenderJobs = (): ReadonlyArray<PrerenderJob> => {
  const settings = JSON.parse(readFileSync(join(projectRoot, 'env', 'config.json'), 'utf8'));
  const pages = locales.flatMap((locale) => [...entryScreens, null].map((screen) => ({ locale, screen })));
  return brands.flatMap((brand) => pages.map((page) => ({ settings, brand, ...page })));
};

const prerender = async (dist: string, css: CSSOptions): Promise<void> => {
  const manifest = readManifest(dist);
  const sheets = stylesOf(manifest);
  const sharedStyle = sheets.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  const inline = readInlineScript();
  const { prerenderScreen } = await loadPrerenderer(css);
  const styles = new Map(brands.map(({ key }) => [key, new Set<string>()]));
  const jobs = prerenderJobs();
  console.log(`Rendering ${jobs.length} pages ...`);
  for (const job of jobs) {
    const { brand, locale, screen } = job;
    const rendered = await prerenderScreen(job);
    const style = pageStyle(sharedStyle, rendered, brand);
    styles.get(brand.key)?.add(hashOf(style));
    const scripts = scriptsOf(manifest, [entryOf(manifest), viewOf(manifest), messagesOf(locale)]);
    const page = pageHtml({ ...job, rendered, style, scripts, sheet: sheets[0], inline });
    write(join(dist, pageFile(brand.key, locale, screen)), page);
  }
  const index: PrerenderIndex = {
    scriptHashes: [hashOf(inline)],
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
