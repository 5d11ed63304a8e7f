import { describe, expect, it } from 'vitest';
import type { SupportFault } from './promised.ts';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

const namesIn = (faults: readonly SupportFault[]): readonly string[] => faults.map(({ name }) => name);
const inScript = (text: string): readonly string[] => namesIn(scriptFaults([text]).flat());
const inStyle = (text: string): readonly string[] => namesIn(styleFaults(text));

describe('scriptFaults', () => {
  it.each([
    ['window.requestIdleCallback(task)', 'window.requestIdleCallback'],
    ['use(scheduler)', 'scheduler'],
    ['new Intl.Segmenter(locale)', 'Intl.Segmenter'],
    ['list.filter(URL.canParse)', 'URL.canParse'],
    ['const { canParse } = URL', '.canParse'],
    ['Response.json(data)', 'Response.json'],
    ["Object['groupBy'](list, key)", 'Object.groupBy'],
    ['document.startViewTransition(update)', 'document.startViewTransition'],
    ['set.union(other)', '.union'],
  ])('refuses %s', (text, name) => {
    expect(inScript(text)).toEqual([name]);
  });

  it.each([
    'set.delete(a); list.at(-1); response.json(); text.replaceAll(c, d)',
    'const list = { toSorted: () => [] }; list.toSorted()',
    'const table = { scheduler: 1 }; table.scheduler',
  ])('accepts what every promised browser has, and what the build has itself: %s', (text) => {
    expect(inScript(text)).toEqual([]);
  });

  it('throws at newer syntax', () => {
    expect(() => inScript('/[a--b]/v')).toThrow(SyntaxError);
  });
});

describe('styleFaults', () => {
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
    ['@font-face { size-adjust: 90% }', 'size-adjust'],
    ['@supports (display: grid) { .a:has(b) { color: red } }', ':has in .a:has(b)'],
  ])('refuses %s', (text, name) => {
    expect(inStyle(text)).toEqual([name]);
  });

  it.each([
    '@supports selector(:has(a)) { .a:has(b) { color: red } }',
    '::-webkit-scrollbar { color: red }',
    '@media (width >= 60rem) { .a:is(b) { color: color-mix(in oklch, red, blue); height: 9dvh } }',
  ])('accepts what every promised browser has, and what @supports asks for: %s', (text) => {
    expect(inStyle(text)).toEqual([]);
  });
});
