import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { projectFiles } from './projectFiles.ts';
import { replacedNames } from './replacedNames.ts';

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The texts that an entry matches: the name, its capitalised form and its factory. */
const formsOf = (name: string): readonly string[] =>
  /^[a-z]\w*$/i.test(name) ? [name, capitalised(name), `make${capitalised(name)}`] : [name];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches one form as a whole word; a `*` in front matches any beginning. */
const patternOf = (form: string): string => {
  const start = form.startsWith('*') ? String.raw`[\w$]*` : '';
  const end = /\w$/.test(form) ? String.raw`(?![\w$])` : '';
  return `${start}${escaped(form.replace('*', ''))}${end}`;
};

const instead = new Map(
  replacedNames.flatMap(([name, better]) => formsOf(name).map((form) => [form, better] as const)),
);
const anyReplacedName = new RegExp(String.raw`(?<![\w$])(?:${[...instead.keys()].map(patternOf).join('|')})`, 'g');

const betterName = (found: string): string =>
  instead.get(found) ?? [...instead].find(([form]) => form.startsWith('*') && found.endsWith(form.slice(1)))?.[1] ?? '';

const advice = (found: string, where: string): string => `${where}: ${found} was replaced: write ${betterName(found)}`;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Every replaced name in a file's path and text, a line each. */
const replacedNamesIn = (path: string, text: string): readonly string[] => [
  ...[...path.matchAll(anyReplacedName)].map(([found]) => advice(found, path)),
  ...[...text.matchAll(anyReplacedName)].map(({ 0: found, index }) => advice(found, `${path}:${lineAt(text, index)}`)),
];

const ownList = ['tests/architecture/replacedNames.ts', 'tests/architecture/names.test.ts'];

describe('the names that were replaced', () => {
  it.each([
    [
      'domain/a.ts',
      'export const a = 1;\nconst next = goOn(a);',
      ['domain/a.ts:2: goOn was replaced: write nextSignInStep'],
    ],
    [
      'domain/a.ts',
      'type A = ReturnType<MakeA>; makeGoOn();',
      ['domain/a.ts:1: makeGoOn was replaced: write nextSignInStep'],
    ],
    ['ui/a.tsx', 'const gateway: SignInTalk = talk;', ['ui/a.tsx:1: SignInTalk was replaced: write *Gateway']],
    ['ui/shelf.ts', 'export {};', ['ui/shelf.ts: shelf was replaced: write safeStorage']],
    [
      'ui/a.ts',
      'const flow = later(load);',
      ['ui/a.ts:1: later( was replaced: write lazy(, or the name of what is computed'],
    ],
  ])('are found when one is planted in %s: %s', (path, text, found) => {
    expect(replacedNamesIn(path, text)).toEqual(found);
  });

  it.each(['const minted = Talking;', '// The page shows it later.', 'const goOnce = algoOn;'])(
    'are not found inside other words: %s',
    (text) => {
      expect(replacedNamesIn('domain/a.ts', text)).toEqual([]);
    },
  );

  it('are in no file name and no line of the code', () => {
    const code = projectFiles().filter((path) => /\.(?:tsx?|m?js|css|html)$/.test(path) && !ownList.includes(path));
    expect(code.length).toBeGreaterThan(500);
    expect(code.flatMap((path) => replacedNamesIn(path, readFileSync(join(projectRoot, path), 'utf8')))).toEqual([]);
  });
});

describe('the style sheets of components', () => {
  it('have file names of their own, because the names of their classes begin with them', () => {
    const names = projectFiles()
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => basename(path));
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(names)]).toEqual(names);
  });
});
