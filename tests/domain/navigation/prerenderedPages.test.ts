import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandShell,
  originPlaceholder,
  pageFor,
  withOrigin,
  type PrerenderIndex,
} from '#domain/navigation/prerenderedPages.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const index: PrerenderIndex = {
  screens: { '/': 'signin.html', '/signin': 'signin.html', '/signup': 'signup.html' },
  scriptHashes: [],
  styleHashes: {},
};
const request = { screen: '/signin', brand: 'xe', locale: 'fr-FR', hasSessionCookie: false } as const;

describe('pageFor', () => {
  it.each([
    ['the root', { screen: '/' }, 'prerendered/xe/fr-FR/signin.html'],
    ['a prerendered screen', {}, 'prerendered/xe/fr-FR/signin.html'],
    ['a screen that is not prerendered', { screen: '/signin/locked' }, 'prerendered/xe/fr-FR/index.html'],
    ['an unknown path', { screen: null }, 'prerendered/xe/fr-FR/index.html'],
    ['a visitor who may be signed in', { hasSessionCookie: true }, 'prerendered/xe/fr-FR/index.html'],
  ] as const)('returns the file for %s', (_, changes, file) => {
    expect(pageFor(index, { ...request, ...changes })).toBe(file);
  });

  it('returns the brand’s shell for a screen that only the object’s prototype has', () => {
    const screens = Object.create({ '/signin': 'signin.html' });
    expect(pageFor({ ...index, screens }, request)).toBe(brandShell('xe', 'fr-FR'));
  });

  itAlways(
    'never shows a form to a visitor with a session cookie',
    [routePath, fc.constantFrom('en-GB', 'fr-FR')],
    (screen, locale) => {
      const file = pageFor(index, { ...request, screen, locale, hasSessionCookie: true });
      expect(file).toBe(brandShell('xe', locale));
    },
  );
});

describe('withOrigin', () => {
  it('puts the origin of the server into every place of a page', () => {
    const page = `<link href="${originPlaceholder}/signin"><meta content="${originPlaceholder}/share.png">`;
    expect(withOrigin(page, 'https://account.xe.com')).toBe(
      '<link href="https://account.xe.com/signin"><meta content="https://account.xe.com/share.png">',
    );
  });

  it('has a placeholder that is an origin which nobody can own', () => {
    expect(new URL(originPlaceholder).origin).toBe('https://origin.invalid');
  });
});
