import { expect, it } from 'vitest';
import type { SupportFault } from './promised.ts';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

const namesIn = (faults: readonly SupportFault[]): readonly string[] => faults.map(({ name }) => name);

it.each([
  ['window.requestIdleCallback(task)', ['window.requestIdleCallback']],
  ['use(scheduler); const { canParse } = URL', ['scheduler', '.canParse']],
  ["Object['groupBy'](list, key); set.union(other)", ['Object.groupBy', '.union']],
  ['set.delete(a); list.at(-1); response.json()', []],
  ['const table = { scheduler: 1, toSorted: () => [] }; table.scheduler; table.toSorted()', []],
])('scriptFaults finds what a promised browser lacks in %s: %j', (text, names) => {
  expect(namesIn(scriptFaults([text]).flat())).toEqual(names);
});

it.each([
  ['.a:has(b) { color: red }', [':has in .a:has(b)']],
  ['.a { .b { color: red } }', ['nesting']],
  ['@media (scripting: none) { .a { field-sizing: content } }', ['@media scripting', 'field-sizing']],
  ['.a { display: ruby-text; height: 2lh }', ['display: ruby-text', '1lh']],
  [':root { --a: light-dark(red, blue); color: oklch(from var(--a) l c h) }', ['light-dark()', 'oklch(from)']],
  ['@supports selector(:has(a)) { .a:has(b) { color: red } }', []],
  ['@media (width >= 60rem) { .a:is(b) { color: color-mix(in oklch, red, blue); height: 9dvh } }', []],
])('styleFaults finds what a promised browser lacks in %s: %j', (text, names) => {
  expect(namesIn(styleFaults(text))).toEqual(names);
});
