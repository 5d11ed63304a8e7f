import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFaults } from './builtFaults.ts';
import type { SupportFault } from './promised.ts';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

const namesIn = (faults: readonly SupportFault[]): readonly string[] => faults.map(({ name }) => name);
const inScript = (text: string): readonly string[] => namesIn(scriptFaults([text]).flat());
const inStyle = (text: string): readonly string[] => namesIn(styleFaults(text));

it.each([
  ['window.requestIdleCallback(task)', 'window.requestIdleCallback'],
  ['use(scheduler)', 'scheduler'],
  ['new Intl.Segmenter(locale)', 'Intl.Segmenter'],
  ['const { canParse } = URL', '.canParse'],
  ['Response.json(data)', 'Response.json'],
  ["Object['groupBy'](list, key)", 'Object.groupBy'],
  ['document.startViewTransition(update)', 'document.startViewTransition'],
  ['set.union(other)', '.union'],
])('scriptFaults refuses %s', (text, name) => {
  expect(inScript(text)).toEqual([name]);
});

it.each([
  'set.delete(a); list.at(-1); response.json(); text.replaceAll(c, d)',
  'const table = { scheduler: 1, toSorted: () => [] }; table.scheduler; table.toSorted()',
])('scriptFaults accepts what every promised browser has, and what the build has itself: %s', (text) => {
  expect(inScript(text)).toEqual([]);
});

it('scriptFaults throws at newer syntax', () => {
  expect(() => inScript('/[a--b]/v')).toThrow(SyntaxError);
});

it.each([
  ['.a:has(b) { color: red }', ':has in .a:has(b)'],
  ['.a, ::-webkit-scrollbar { top: 0 }', ':-webkit-scrollbar in .a, ::-webkit-scrollbar'],
  ['.a { .b { color: red } }', 'nesting'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['@media (scripting: none) { .a { color: red } }', '@media scripting'],
  ['.a { field-sizing: content }', 'field-sizing'],
  ['.a { display: ruby-text }', 'display: ruby-text'],
  [':root { --a: light-dark(red, blue) }', 'light-dark()'],
  ['.a { height: 2lh }', '1lh'],
  ['.a { color: oklch(from var(--a) calc(l + 0.1) c h) }', 'oklch(from)'],
  ['@font-face { size-adjust: 90% }', 'size-adjust'],
  ['@supports (display: grid) { .a:has(b) { color: red } }', ':has in .a:has(b)'],
])('styleFaults refuses %s', (text, name) => {
  expect(inStyle(text)).toEqual([name]);
});

it.each([
  '@supports selector(:has(a)) { .a:has(b) { color: red } }',
  '::-webkit-scrollbar { color: red }',
  '@media (width >= 60rem) { .a:is(b) { color: color-mix(in oklch, red, blue); height: 9dvh } }',
])('styleFaults accepts what every promised browser has, and what @supports asks for: %s', (text) => {
  expect(inStyle(text)).toEqual([]);
});

it('builtFaults also reads the scripts and the style sheets inside pages', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const folder of ['assets', 'prerendered']) mkdirSync(join(dist, folder));
  const page = '<style>.a { height: 1lh }</style><script>if (a < b) URL.canParse(a)</script>';
  writeFileSync(join(dist, 'prerendered', 'signin.html'), page);
  const faults = { 'style: 1lh': ['firefox 114'], 'script: URL.canParse (1)': expect.arrayContaining(['chrome 111']) };
  expect(builtFaults(dist)).toEqual(faults);
  rmSync(dist, { recursive: true });
});
