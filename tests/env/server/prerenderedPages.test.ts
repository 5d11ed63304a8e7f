import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandShell, originPlaceholder, pageFor, type PageRequest, withOrigin } from '#env/server/prerenderedPages.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const screens = { '/': 'signin.html', '/signin': 'signin.html', '/signup': 'signup.html' };
const index = { screens, scriptHashes: [], styleHashes: {} };
const request: PageRequest = { screen: '/signin', brand: 'xe', locale: 'fr-FR', needsShell: false };

describe('the page of the build that answers a request', () => {
  it.each([
    ['/', 'signin.html'],
    ['/signup', 'signup.html'],
    ['/signin/locked', 'index.html'],
    [null, 'index.html'],
  ] as const)('for %s is %s', (screen, file) => {
    expect(pageFor(index, { ...request, screen })).toBe(`prerendered/xe/fr-FR/${file}`);
  });

  it('is the brand’s shell for a screen that only the object’s prototype has', () => {
    expect(pageFor({ ...index, screens: Object.create(screens) }, request)).toBe(brandShell('xe', 'fr-FR'));
  });

  const locales = fc.constantFrom('en-GB', 'fr-FR');
  itAlways('never has a form for a visitor with a session cookie', [routePath, locales], (screen, locale) => {
    expect(pageFor(index, { ...request, screen, locale, needsShell: true })).toBe(brandShell('xe', locale));
  });

  it('names the origin of the server in every place, for a placeholder that nobody can own', () => {
    const page = `<link href="${originPlaceholder}/signin"><meta content="${originPlaceholder}/share.png">`;
    expect(withOrigin(page, 'https://account.xe.com')).toBe(
      '<link href="https://account.xe.com/signin"><meta content="https://account.xe.com/share.png">',
    );
    expect(new URL(originPlaceholder).origin).toBe('https://origin.invalid');
  });
});
