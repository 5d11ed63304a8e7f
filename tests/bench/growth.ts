import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** The compressed size of a build's first screen: the prerendered page with its style, and every script it loads. */
export type Weight = { readonly page: number; readonly script: number };

/** The numbers of brands and languages in the grown product. */
export const grownTo = { brands: 30, languages: 64 } as const;

const sources = ['application', 'domain', 'env', 'infrastructure', 'locales', 'ui'];
const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'tests/tsconfig.json'];

const compressedSize = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Measures the main brand's sign-in page of the build in a folder. */
export const measureWeight = (dist: string): Weight => {
  const page = join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html');
  const scripts = [...readFileSync(page, 'utf8').matchAll(/="modulepreload"[^>]*href="([^"]+)"/g)];
  return {
    page: compressedSize(page),
    script: scripts.reduce((sum, [, href = '']) => sum + compressedSize(join(dist, href)), 0),
  };
};

const change = (file: string, ...changes: ReadonlyArray<readonly [from: string, to: string]>): void => {
  const changed = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} no longer says ${from}`);
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, changed);
};

const letters = (index: number): string => String.fromCodePoint(97 + (index % 26), 97 + ((index * 7) % 26));

// Because: repeated rows would compress to almost nothing.
const brandRow = (index: number): string => {
  const key = `${letters(index)}${letters(index * 5 + 3)}bank`;
  const colour = (salt: number): string =>
    `#${((index * 7_919 + salt * 104_729) % 0xffffff).toString(16).padStart(6, '0')}`;
  const colours = ['primary', 'onPrimary', 'accent', 'background', 'surface'].map(
    (name, at) => `${name}: '${colour(at)}'`,
  );
  return `{ ...britline, key: '${key}', id: ${100 + index}, displayName: 'Bank of ${key}', hostName: '${key}.example',
    sessionCookie: '${key}_session', themeDocument: { type: 'galileo_enhanced', uid: '${key}' },
    colours: { ${colours.join(', ')} } }`;
};

const moreBrands = (count: number): string => Array.from({ length: count }, (_, index) => brandRow(index)).join(', ');

const moreTags = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `${letters(index * 3 + 1)}-${letters(index * 11 + 2).toUpperCase()}`);

const grow = (copy: string): void => {
  const rows = moreBrands(grownTo.brands - 3);
  const tags = moreTags(grownTo.languages - 16);
  change(join(copy, 'domain/brand/brand.ts'), ['[xe, britline, johnlewis]', `[xe, britline, johnlewis, ${rows}]`]);
  change(join(copy, 'domain/locale/locale.ts'), [
    "  'sv-SE',\n]",
    `  'sv-SE', ${tags.map((tag) => `'${tag}'`).join()}]`,
  ]);
  tags.forEach((tag) => copyFileSync(join(copy, 'locales/fr-FR.json'), join(copy, `locales/${tag}.json`)));
  const config = join(copy, 'env/config.json');
  const settings = JSON.parse(readFileSync(config, 'utf8'));
  settings.default.locales.push(...tags);
  writeFileSync(config, JSON.stringify(settings));
  // Because: only one of the thousands of pages is measured.
  change(
    join(copy, 'env/build/prerender/prerenderPages.ts'),
    ['for (const brand of brands)', 'for (const brand of brands.slice(0, 1))'],
    ['for (const locale of locales)', "for (const locale of ['en-GB'] as const)"],
  );
  change(join(copy, 'vite.config.ts'), ['    precompress(),\n', '']);
};

/** Builds a copy of the product with many brands and languages, and measures its first screen. */
export const measureGrownWeight = (folder: string): Weight => {
  const copy = join(folder, 'grown');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'tests'), { recursive: true });
  sources.forEach((source) => cpSync(join(projectRoot, source), join(copy, source), { recursive: true }));
  files.forEach((file) => copyFileSync(join(projectRoot, file), join(copy, file)));
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  grow(copy);
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (build.status !== 0) throw new Error('The grown product could not be built.');
  return measureWeight(join(copy, 'dist'));
};
