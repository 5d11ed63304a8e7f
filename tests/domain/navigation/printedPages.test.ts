import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFor, type PrintedIndex } from '#domain/navigation/printedPages.ts';

const index: PrintedIndex = {
  version: 1,
  shell: 'index.html',
  screens: { '/': 'signin.html', '/signin': 'signin.html', '/signup': 'signup.html' },
  locales: ['en-GB', 'fr-FR'],
  defaultLocale: 'en-GB',
  localeCookie: 'NEXT_LOCALE',
  scriptHashes: [],
  brands: { xe: { sessionCookie: 'xe_session', styleHashes: [] } },
};
const visit = { path: '/signin', brand: 'xe', locale: 'fr-FR', hasSessionCookie: false };

describe('pageFor', () => {
  it.each([
    ['the front door', { path: '/' }, 'printed/xe/fr-FR/signin.html'],
    ['a printed screen', {}, 'printed/xe/fr-FR/signin.html'],
    ['a printed screen with a trailing slash', { path: '/signup/' }, 'printed/xe/fr-FR/signup.html'],
    ['a screen that is not printed', { path: '/signin/locked' }, 'index.html'],
    ['a path that is no screen', { path: '/constructor' }, 'index.html'],
    ['a visitor who may be signed in', { hasSessionCookie: true }, 'index.html'],
    ['a language without printed pages', { locale: 'de-DE' }, 'index.html'],
    ['a host that names no brand', { brand: null }, 'index.html'],
    ['a brand without printed pages', { brand: 'toString' }, 'index.html'],
  ])('answers %s', (_, changes, file) => {
    expect(pageFor(index, { ...visit, ...changes })).toBe(file);
  });

  it('never shows a form to whoever bears a session cookie', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(index.screens)), fc.constantFrom(...index.locales), (path, locale) => {
        expect(pageFor(index, { ...visit, path, locale, hasSessionCookie: true })).toBe(index.shell);
      }),
    );
  });
});
