import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFaults } from './builtFaults.ts';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

const inScript = (text: string): readonly string[] =>
  scriptFaults([text])
    .flat()
    .map(({ name }) => name);
const inStyle = (text: string): readonly string[] => styleFaults(text).map(({ name }) => name);

describe('scriptFaults', () => {
  it.each([
    ['window.requestIdleCallback(task)', 'window.requestIdleCallback'],
    ['use(scheduler)', 'scheduler'],
    ['new Intl.Segmenter(locale)', 'Intl.Segmenter'],
    ['list.filter(URL.canParse)', 'URL.canParse'],
    ['const { canParse } = URL', 'URL.canParse'],
    ['Response.json(data)', 'Response.json'],
    ["Object['groupBy'](list, key)", 'Object.groupBy'],
    ['document.startViewTransition(update)', 'document.startViewTransition'],
    ['set.union(other)', '.union'],
    ['const { isActive } = navigator.userActivation', 'navigator.userActivation'],
  ])('refuses %s', (text, name) => {
    expect(inScript(text)).toContain(name);
  });

  it.each([
    'set.delete(a); list.at(-1); response.json(); text.replaceAll(c, d)',
    'const list = { toSorted: () => [] }; list.toSorted()',
    'const table = { scheduler: 1 }; table.scheduler',
  ])('accepts what every promised browser has, and what the build has itself: %s', (text) => {
    expect(inScript(text)).toEqual([]);
  });

  it.each(['/[a--b]/v', '/(?i:a)b/', "import data from './data.json' with { type: 'json' }", 'using a = b'])(
    'throws at newer syntax: %s',
    (text) => {
      expect(() => inScript(text)).toThrow(SyntaxError);
    },
  );
});

describe('styleFaults', () => {
  it.each([
    ['.a:has(b) { color: red }', ':has in .a:has(b)'],
    [
      '.a, ::-webkit-search-cancel-button { top: 0 }',
      ':-webkit-search-cancel-button in .a, ::-webkit-search-cancel-button',
    ],
    ['.a { .b { color: red } }', 'nesting'],
    ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
    ['@media (scripting: none) { .a { color: red } }', '@media scripting'],
    ['.a { field-sizing: content }', 'field-sizing'],
    ['.a { display: ruby-text }', 'display: ruby-text'],
    [':root { --a: light-dark(red, blue) }', 'light-dark()'],
    ['.a { height: 2lh }', '1lh'],
    ['@font-face { size-adjust: 90% }', 'size-adjust'],
    ['@supports (display: grid) { .a:has(b) { color: red } }', ':has in .a:has(b)'],
  ])('refuses %s', (text, name) => {
    expect(inStyle(text)).toEqual([name]);
  });

  it.each([
    '@supports selector(:has(a)) { .a:has(b) { color: red } }',
    '.a { -webkit-hyphens: auto; hyphens: auto }',
    '::-webkit-search-cancel-button { color: red }',
    '@media (width >= 60rem) { .a:is(b) { color: color-mix(in oklch, red, blue); height: 9dvh } }',
  ])('accepts what every promised browser has, and what @supports asks for: %s', (text) => {
    expect(inStyle(text)).toEqual([]);
  });
});

it('builtFaults reads the scripts and the sheets of a build, and those inside its pages', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const folder of ['assets', 'prerendered/xe']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'assets', 'view-1a2b3c4d.js'), 'list.toSorted()');
  writeFileSync(join(dist, 'assets', 'sheet-1a2b3c4d.css'), '.a { height: 1lh }');
  const page =
    '<style>.a:has(b) { color: red }</style><script>if (a < b) URL.canParse(a)</script><script src="/a.js"></script>';
  writeFileSync(join(dist, 'prerendered', 'xe', 'signin.html'), page);
  const faults = builtFaults(dist).filter((fault) => !fault.endsWith('an exception that nothing needs'));
  rmSync(dist, { recursive: true });
  expect(faults).toEqual([
    'view: .toSorted (1): not in firefox 114',
    'script: URL.canParse (1): not in chrome 111, edge 111, firefox 114, safari 16.4, safari_ios 16.4',
    'sheet: 1lh: not in firefox 114',
    'style: :has in .a:has(b): not in firefox 114',
  ]);
});
