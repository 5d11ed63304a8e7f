import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { languageName } from '#ui/footer/LanguageSelect.tsx';

describe('languageName', () => {
  it('returns the name of each language in that language', () => {
    expect(locales.map(languageName)).toEqual([
      'Čeština',
      'Dansk',
      'Deutsch',
      'Ελληνικά',
      'English',
      'Español',
      'Suomi',
      'Français',
      'Magyar',
      'Italiano',
      'Norsk bokmål',
      'Nederlands',
      'Polski',
      'Português',
      'Română',
      'Svenska',
    ]);
  });
});
