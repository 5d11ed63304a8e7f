import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';

const script = readFileSync(join(projectRoot, 'ui/start/bootMessages.js'), 'utf8');
const messages = Object.fromEntries(
  ['en-GB', 'de-DE', 'fr-FR', 'nb-NO'].map((locale) => [locale, { title: '', loading: '', late: '', tryAgain: '' }]),
);

type BrowserState = { readonly cookie?: string; readonly languages: ReadonlyArray<string>; readonly address?: string };

/** The language that the shell shows before the entry script runs; null if it stays as it was built. */
const bootLanguage = ({
  cookie = '',
  languages,
  address = 'https://account.xe.test/',
}: BrowserState): string | null => {
  const documentElement: { lang: string | null } = { lang: null };
  const document = {
    cookie,
    documentElement,
    getElementById: () => ({ textContent: JSON.stringify(messages) }),
    querySelector: () => ({ setAttribute: () => undefined }),
  };
  runInNewContext(script, { document, navigator: { languages }, location: new URL(address), URLSearchParams });
  return documentElement.lang;
};

describe('bootMessages', () => {
  it.each([
    ['NEXT_LOCALE=fr-FR', 'fr-FR'],
    ['a=b; NEXT_LOCALE=fr; c=d', 'fr-FR'],
    ['NEXT_LOCALE=\uFEFFfr-FR', 'de-DE'],
    ['NEXT_LOCALE=fr-FR\uFEFF; c=d', 'de-DE'],
    ['NEXT_LOCALE=%EF%BB%BFfr-FR', 'de-DE'],
    ['XNEXT_LOCALE=fr-FR', 'de-DE'],
    ['NEXT_LOCALE=nb-NO; NEXT_LOCALE=nb-NO; ACCOUNT_LOCALE=fr-FR', 'fr-FR'],
    ['ACCOUNT_LOCALE=xx-XX; NEXT_LOCALE=fr-FR', 'fr-FR'],
    ['ACCOUNT_LOCALE=; NEXT_LOCALE=fr-FR', 'fr-FR'],
    ['ACCOUNT_LOCALE=ja', 'de-DE'],
    ['XACCOUNT_LOCALE=fr-FR', 'de-DE'],
  ])('shows for the cookies %j and a German browser %s', (cookie, language) => {
    expect(bootLanguage({ cookie, languages: ['de'] })).toBe(language);
  });

  it.each([
    ['/?ui_locales=fr-CA', '', 'fr-FR'],
    ['/?state=1&ui_locales=ja+no%20fr', '', 'nb-NO'],
    ['/?ui_locales=ja', '', 'de-DE'],
    ['/?ui_locales=', '', 'de-DE'],
    ['/?ui_locales=&ui_locales=fr', '', 'fr-FR'],
    ['/?ui_locales=no&ui_locales=fr', '', 'nb-NO'],
    ['/signin?ui_locales=fr', '', 'de-DE'],
    ['/?ui_locales=fr', 'NEXT_LOCALE=nb-NO', 'nb-NO'],
  ])('shows at %s with the cookies "%s" and a German browser %s', (path, cookie, language) => {
    expect(bootLanguage({ cookie, languages: ['de'], address: `https://account.xe.test${path}` })).toBe(language);
  });

  it('skips languages that have no messages', () => {
    expect(bootLanguage({ languages: ['und', 'ja', 'no'] })).toBe('nb-NO');
    expect(bootLanguage({ languages: ['und'] })).toBeNull();
  });
});
