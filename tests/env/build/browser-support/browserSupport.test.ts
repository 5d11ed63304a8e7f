import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFaults } from './builtFaults.ts';
import { scriptFaults } from './scriptFaults.ts';
import { styleFaults } from './styleFaults.ts';

const inScript = (text: string): readonly string[] => scriptFaults([{ file: 'planted', text }]).map(({ name }) => name);
const inStyle = (text: string): readonly string[] => styleFaults([{ file: 'planted', text }]).map(({ name }) => name);

describe('scriptFaults', () => {
  it('names the file, and the promised browsers that lack what it uses', () => {
    expect(scriptFaults([{ file: 'planted', text: 'list.toSorted()' }])).toEqual([
      { file: 'planted', name: '.toSorted', browsers: ['firefox 114'] },
    ]);
  });

  it.each([
    ['a global function', 'requestIdleCallback(task)', 'requestIdleCallback'],
    ['a global function of the window', 'window.requestIdleCallback(task)', 'window.requestIdleCallback'],
    ['a global that is only read', 'use(scheduler)', 'scheduler'],
    ['a class', 'new Intl.Segmenter(locale)', 'Intl.Segmenter'],
    ['a static method', 'URL.canParse(address)', 'URL.canParse'],
    ['a static method of the language', 'Promise.withResolvers()', 'Promise.withResolvers'],
    ['a static method that is passed on', 'list.filter(URL.canParse)', 'URL.canParse'],
    ['a static method that is taken apart', 'const { canParse } = URL', 'URL.canParse'],
    ['a static method that objects have too', 'Response.json(data)', 'Response.json'],
    ['a static method in brackets', "Object['groupBy'](list, key)", 'Object.groupBy'],
    ['a method of a global object', 'document.startViewTransition(update)', 'document.startViewTransition'],
    ['a method of any object', 'set.union(other)', '.union'],
    ['a method of an iterator', 'map.values().toArray()', '.toArray'],
    ['a property that is read further', 'navigator.userActivation.isActive', 'navigator.userActivation'],
    ['a property that is taken apart', 'const { isActive } = navigator.userActivation', 'navigator.userActivation'],
    ['a use beside a question for something else', "'x' in URL && URL.canParse(x)", 'URL.canParse'],
    ['a use that asks too late', 'URL.canParse(x) && new URL(x)', 'URL.canParse'],
    ['a use in a function that a caught one passes on', 'try { f(() => URL.canParse(x)) } catch {}', 'URL.canParse'],
  ])('refuses %s: %s', (_what, text, name) => {
    expect(inScript(text)).toEqual([name]);
  });

  it.each([
    ['by in', "'startViewTransition' in document && document.startViewTransition(update)"],
    ['by typeof', "typeof scheduler === 'undefined' ? later() : scheduler.postTask(task)"],
    ['by an optional call', 'URL.canParse?.(address)'],
    ['by an optional chain', 'navigator.userActivation?.isActive'],
    ['by &&', 'Intl.Segmenter && new Intl.Segmenter(locale)'],
    ['by ||', "!('requestIdleCallback' in window) || requestIdleCallback(task)"],
    ['by ??', 'use(globalThis.scheduler ?? none)'],
    ['by if', 'if (URL.canParse) use(URL.canParse(address))'],
    ['by an exit before', "const f = () => { if (!('canParse' in URL)) return null; return URL.canParse(address); }"],
    ['by reading the property', 'const active = navigator.userActivation; active?.isActive'],
    ['by catching', 'try { URL.canParse(address) } catch { use(null) }'],
    ['by asking around a function', 'if (URL.canParse) button.onclick = () => URL.canParse(address)'],
  ])('accepts what is asked for first %s: %s', (_how, text) => {
    expect(inScript(text)).toEqual([]);
  });

  it.each([
    [
      'a name that another interface has in every promised browser',
      'set.delete(a); list.at(-1); response.json(); text.replaceAll(c, d)',
    ],
    ['a name that the build gives to objects of its own', 'const list = { toSorted: () => [] }; list.toSorted()'],
    [
      'a member of what only an interface that is asked for gives',
      'document.startViewTransition?.(update).skipTransition()',
    ],
    ['a key, which is no global', 'const table = { scheduler: 1 }; table.scheduler'],
  ])('accepts %s', (_what, text) => {
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
    ['a selector', '.a:has(b) { color: red }', ':has in .a:has(b)'],
    [
      'a selector of one engine in a list',
      '.a, ::-webkit-search-cancel-button { color: red }',
      ':-webkit-search-cancel-button in .a, ::-webkit-search-cancel-button',
    ],
    ['a rule in a rule', '.a { .b { color: red } }', 'nesting'],
    ['an at-rule', '@starting-style { .a { opacity: 0 } }', '@starting-style'],
    ['a media feature', '@media (scripting: none) { .a { color: red } }', '@media scripting'],
    ['a property', '.a { field-sizing: content }', 'field-sizing'],
    ['a value', '.a { display: ruby-text }', 'display: ruby-text'],
    ['a function', '.a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a function in a custom property', ':root { --a: light-dark(red, blue) }', 'light-dark()'],
    ['a unit', '.a { height: 2lh }', '1lh'],
    ['a descriptor', '@font-face { size-adjust: 90% }', 'size-adjust'],
    ['what @supports does not ask for', '@supports (display: grid) { .a:has(b) { color: red } }', ':has in .a:has(b)'],
  ])('refuses %s: %s', (_what, text, name) => {
    expect(inStyle(text)).toEqual([name]);
  });

  it.each([
    ['a selector that @supports asks for', '@supports selector(:has(a)) { .a:has(b) { color: red } }'],
    ['a property that @supports asks for', '@supports (field-sizing: content) { .a { field-sizing: content } }'],
    ['a value with one before it', '.a { color: red; color: light-dark(red, blue) }'],
    ['a property with its prefix beside it', '.a { -webkit-hyphens: auto; hyphens: auto }'],
    ['a rule for one engine', '::-webkit-search-cancel-button { color: red }'],
    [
      'what every promised browser has',
      '@media (width >= 60rem) { .a:is(b) { color: color-mix(in oklch, red, blue); height: 9dvh } }',
    ],
  ])('accepts %s: %s', (_what, text) => {
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
    'view: .toSorted: not in firefox 114',
    'script: URL.canParse: not in chrome 111, edge 111, firefox 114, safari 16.4, safari_ios 16.4',
    'sheet: 1lh: not in firefox 114',
    'style: :has in .a:has(b): not in firefox 114',
  ]);
});
