import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

/** A script or a style sheet of the build. */
type BuiltText = { readonly file: string; readonly text: string };

const filesIn = (folder: string, ending: RegExp): readonly BuiltText[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => ({ file: file.replace(/-[\w-]{8}\.\w+$/, ''), text: readFileSync(join(folder, file), 'utf8') }));

/** The texts of an element in pages, each once. */
const inlineIn = (pages: readonly BuiltText[], element: string): readonly BuiltText[] => {
  const pattern = new RegExp(`<${element}(?![^>]* src=)[^>]*>([^<]+(?:<(?!/${element}>)[^<]*)*)</${element}>`, 'g');
  const texts = pages.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, inline = '']) => inline));
  return [...new Set(texts)].map((text) => ({ file: element, text }));
};

/** What a build uses and a promised browser lacks, such as `view: .popover (1)` for one use in a script, with those browsers. */
export const builtFaults = (dist: string): { readonly [use: string]: readonly string[] } => {
  const pages = filesIn(join(dist, 'prerendered'), /\.html$/);
  const scripts = [...filesIn(join(dist, 'assets'), /\.js$/), ...inlineIn(pages, 'script')];
  const sheets = [...filesIn(join(dist, 'assets'), /\.css$/), ...inlineIn(pages, 'style')];
  const inScripts = scriptFaults(scripts.map(({ text }) => text)).flatMap((uses, at) =>
    uses.map(({ name, browsers }) => {
      const times = uses.filter((use) => use.name === name).length;
      return [`${scripts[at]?.file}: ${name} (${times})`, browsers] as const;
    }),
  );
  const inSheets = sheets.flatMap(({ text }) =>
    styleFaults(text).map(({ name, browsers }) => [`style: ${name}`, browsers] as const),
  );
  return Object.fromEntries([...inScripts, ...inSheets]);
};
