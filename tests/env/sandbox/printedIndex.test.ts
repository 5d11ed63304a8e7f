import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import type { PrintedIndex } from '#domain/navigation/printedPages.ts';
import { acceptedLanguages, pageFile, printedIndex } from '#env/sandbox/account/printedIndex.ts';

const index: PrintedIndex = {
  version: 1,
  shell: 'index.html',
  screens: { '/': 'signin.html', '/signup': 'signup.html' },
  locales: ['en-GB', 'fr-FR'],
  defaultLocale: 'en-GB',
  localeCookie: 'NEXT_LOCALE',
  scriptHashes: [],
  brands: { xe: { sessionCookie: 'xe_session', styleHashes: [] } },
};

const asked = (path: string, headers: Record<string, string> = {}): string =>
  pageFile(index, mainBrand, new Request(`http://account.xe.localhost${path}`, { headers }));

describe('the languages a request asks for', () => {
  it.each([
    ['fr-CA, fr;q=0.9, en;q=0.5', ['fr-CA', 'fr', 'en']],
    ['en;q=0.2, fr; q=0.8', ['fr', 'en']],
    ['*, en;q=0', []],
    ['', []],
  ])('of %j are %j', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });
});

describe('the page a visit is shown', () => {
  it.each([
    ['/signup?platform=XEMT', {}, 'printed/xe/en-GB/signup.html'],
    ['/', { 'accept-language': 'fr-CH' }, 'printed/xe/fr-FR/signin.html'],
    ['/', { 'accept-language': 'fr', cookie: 'a=b; NEXT_LOCALE=en-GB' }, 'printed/xe/en-GB/signin.html'],
    ['/', { cookie: 'xe_session=' }, 'index.html'],
    ['/continue', {}, 'index.html'],
  ])('at %s with %j is %s', (path, headers, file) => {
    expect(asked(path, headers)).toBe(file);
  });
});

describe('what a build says of its printed pages', () => {
  it('is read from the build, and nothing where none were printed', () => {
    const dist = mkdtempSync(join(tmpdir(), 'printed-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    expect(printedIndex(dist)).toBeNull();
    mkdirSync(join(dist, 'printed'));
    writeFileSync(join(dist, 'printed', 'index.json'), JSON.stringify(index));
    expect(printedIndex(dist)).toEqual(index);
  });
});
