import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

/** What the build may use, how often in a script, and what happens in a browser that lacks it. */
const exceptions: { readonly [use: string]: string } = {
  'build.umd: navigator.connection (9)': 'LogRocket asks for it first',
  'deferred: .responseStatus (1)': 'a request without it counts as sent',
  'index: .requestIdleCallback (2)': 'asked for first',
  'index: globalThis.trustedTypes (1)': 'nothing requires trusted types there',
  'pkg: navigator.userAgentData (1)': 'Segment asks for it first',
  'routing-middleware: .drop (1)': 'a field of the settings of Segment, not the method of an iterator',
  'script: document.prerendering (1)': 'asked for first: such a browser loads no page ahead',
  'vendor: .animation (3)': 'names of events in React, which asks for them',
  'vendor: .delay (1)': 'a field of a task of React',
  'vendor: .popover (1)': 'a property of an element of React',
  'vendor: Error.captureStackTrace (2)': 'react-intl asks for it first',
  'vendor: Intl.DurationFormat (2)':
    'react-intl asks for it before it calls what makes one, and no message has a duration',
  'vendor: document.startViewTransition (2)': 'the router asks for it first',
  'vendor: setImmediate (2)': 'React asks for it first',
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

/** What a build uses and a promised browser lacks, with those browsers, but the exceptions; then the exceptions that nothing needs. */
export const builtFaults = (dist: string): readonly string[] => {
  const pages = filesIn(join(dist, 'prerendered'), /\.html$/);
  const scripts = [...filesIn(join(dist, 'assets'), /\.js$/), ...inlineIn(pages, 'script')];
  const sheets = [...filesIn(join(dist, 'assets'), /\.css$/), ...inlineIn(pages, 'style')];
  const found = new Map<string, string>();
  scriptFaults(scripts.map(({ text }) => text)).forEach((uses, at) => {
    for (const { name, browsers } of uses) {
      const times = uses.filter((use) => use.name === name).length;
      found.set(`${scripts[at]?.file}: ${name} (${times})`, browsers.join(', '));
    }
  });
  for (const { file, text } of sheets)
    for (const { name, browsers } of styleFaults(text)) found.set(`${file}: ${name}`, browsers.join(', '));
  const refused = [...found].filter(([use]) => exceptions[use] === undefined);
  const unneeded = Object.keys(exceptions).filter((use) => !found.has(use));
  return [
    ...refused.map(([use, browsers]) => `${use}: not in ${browsers}`),
    ...unneeded.map((use) => `${use}: an exception that nothing needs`),
  ];
};
