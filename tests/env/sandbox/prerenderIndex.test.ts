import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { acceptedLanguages, pageFile, readPrerenderIndex } from '#env/sandbox/account/prerenderIndex.ts';

const index: PrerenderIndex = {
  version: 1,
  shell: 'index.html',
  screens: { '/': 'signin.html', '/signup': 'signup.html' },
  locales: ['en-GB', 'fr-FR'],
  defaultLocale: 'en-GB',
  localeCookie: 'NEXT_LOCALE',
  scriptHashes: [],
  brands: { xe: { sessionCookie: 'xe_session', styleHashes: [] } },
};

const pageAt = (address: string, headers: Record<string, string> = {}): string => {
  const { pathname: path, search: query } = new URL(address, 'https://account.xe.test');
  return pageFile(index, mainBrand, { path, query, headers: new Headers(headers) });
};

describe('acceptedLanguages', () => {
  it.each([
    ['fr-CA, fr;q=0.9, en;q=0.5', ['fr-CA', 'fr', 'en']],
    ['en;q=0.2, fr; q=0.8', ['fr', 'en']],
    ['*, en;q=0', []],
    ['', []],
  ])('reads %j as %j', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });
});

describe('pageFile', () => {
  it.each([
    ['/signup', {}, 'prerendered/xe/en-GB/signup.html'],
    ['/', { 'accept-language': 'fr-CH' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/', { 'accept-language': 'fr', cookie: 'a=b; NEXT_LOCALE=en-GB' }, 'prerendered/xe/en-GB/signin.html'],
    ['/?ui_locales=ja+fr-CA+en', { 'accept-language': 'en' }, 'prerendered/xe/fr-FR/signin.html'],
    ['/?ui_locales=fr', { cookie: 'NEXT_LOCALE=en-GB' }, 'prerendered/xe/en-GB/signin.html'],
    ['/signup?ui_locales=fr', { 'accept-language': 'en' }, 'prerendered/xe/en-GB/signup.html'],
    ['/', { cookie: 'xe_session=' }, 'prerendered/xe/index.html'],
    ['/continue', {}, 'prerendered/xe/index.html'],
  ])('selects for %s with %j the file %s', (path, headers, file) => {
    expect(pageAt(path, headers)).toBe(file);
  });
});

describe('readPrerenderIndex', () => {
  it('reads the index of a build, or null without prerendered pages', () => {
    const dist = mkdtempSync(join(tmpdir(), 'prerendered-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    expect(readPrerenderIndex(dist)).toBeNull();
    mkdirSync(join(dist, 'prerendered'));
    writeFileSync(join(dist, 'prerendered', 'index.json'), JSON.stringify(index));
    expect(readPrerenderIndex(dist)).toEqual(index);
  });
});
