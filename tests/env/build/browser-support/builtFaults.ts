import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltText, SupportFault } from './builtText.ts';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

/** What the build may use unasked, and what happens in a browser that lacks it. */
const exceptions: { readonly [use: string]: string } = {
  'routing-middleware: .drop': 'a field of the settings of Segment, not the method of an iterator',
  'vendor: Intl.DurationFormat': 'react-intl asks for it before it calls what makes one, and no message has a duration',
  'style: ascent-override': 'the font in place of a late one has its own height',
  'style: descent-override': 'as ascent-override',
  'style: line-gap-override': 'as ascent-override',
  'style: size-adjust': 'as ascent-override',
  'style: text-wrap': 'lines break where they are full',
  'style: cursor: default': 'iOS draws no pointer',
  'style: cursor: pointer': 'iOS draws no pointer',
  'style: cursor: progress': 'iOS draws no pointer',
  'style: forced-color-adjust': 'no Safari has forced colours',
  'style: field-sizing': 'the select has a fixed width, by @supports not',
  'style: @media scripting': 'without scripts, a notice says that the page takes longer than usual',
};

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

const written = ({ file, name, browsers }: SupportFault): readonly [use: string, browsers: string] => [
  `${file}: ${name}`,
  browsers.join(', '),
];

/** What a build uses without asking for it, and a promised browser lacks, with those browsers; then the exceptions that nothing needs. */
export const builtFaults = (dist: string): readonly string[] => {
  const assets = join(dist, 'assets');
  const pages = filesIn(join(dist, 'prerendered'), /\.html$/);
  const scripts = [...filesIn(assets, /\.js$/), ...inlineIn(pages, 'script')];
  const sheets = [...filesIn(assets, /\.css$/), ...inlineIn(pages, 'style')];
  const found = new Map([...scriptFaults(scripts), ...styleFaults(sheets)].map(written));
  return [
    ...[...found]
      .filter(([use]) => exceptions[use] === undefined)
      .map(([use, browsers]) => `${use}: not in ${browsers}`),
    ...Object.keys(exceptions)
      .filter((use) => !found.has(use))
      .map((use) => `${use}: an exception that nothing needs`),
  ];
};
