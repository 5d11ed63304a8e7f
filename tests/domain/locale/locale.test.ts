import { describe, expect, it } from 'vitest';
import { languageOf, locales, pseudoLocale } from '#domain/locale/locale.ts';

describe('languageOf', () => {
  it.each(locales)('is the language of %s as Intl reads it', (locale) => {
    expect(languageOf(locale)).toBe(new Intl.Locale(locale).language);
  });
});

describe('pseudoLocale', () => {
  it('is English in a region of its own, and no language of the product', () => {
    expect([languageOf(pseudoLocale), new Intl.Locale(pseudoLocale).region]).toEqual(['en', 'XA']);
    expect(locales).not.toContain(pseudoLocale);
  });
});
