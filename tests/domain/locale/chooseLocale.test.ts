import { match } from '@formatjs/intl-localematcher';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale, languageNeighbours } from '#domain/locale/chooseLocale.ts';
import { defaultLocale, locales, enabledLocales, languageOf, pseudoLocale } from '#domain/locale/locale.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const locale = fc.constantFrom(...locales);
const someLocales = fc.subarray([...locales], { minLength: 1 });
const browsers = fc.array(fc.string());
const regions = ['', '-US', '-BR', '-AT', '-CH', '-BE', '-CA', '-MX', '-CY', '-FI', '-001'];

describe('chooseLocale', () => {
  itAlways('prefers a stored locale that is offered', [locale, browsers, someLocales], (stored, browser, others) => {
    expect(chooseLocale([stored, ...browser], [...others, stored])).toBe(stored);
    expect(chooseLocale(['pl-PL', 'fr'], ['en-GB', 'fr-FR'])).toBe('fr-FR');
  });

  const order = fc.shuffledSubarray([...locales], { minLength: 1 });
  itAlways('keeps the order of the browser’s list', [order], (browser) => {
    expect(chooseLocale(browser, locales)).toBe(browser[0]);
  });

  const malformed = ['', '-', 'x', 'en_', '123', 'a-b-c-d', '<script>', 'i-default', '*', 'en-GB-u'];
  const nameless = ['und', 'UND', 'und-DE', 'und_Latn', 'und-Cyrl-RU', 'und-u-nu-latn', 'mul', 'zxx'];
  const noTags = fc.array(fc.constantFrom(...malformed, ...nameless));
  itAlways('ignores tags that are malformed or name no language', [noTags, locale], (before, wanted) => {
    const offered = locales.filter((each) => each !== 'en-GB' || wanted === 'en-GB');
    expect(chooseLocale([...before, wanted], offered)).toBe(wanted);
  });

  it('matches every offered language with any region, and each neighbour, as CLDR’s best fit does', () => {
    const languages = [...locales, 'no', 'nn'].map((ours) => ours.slice(0, 2));
    const wanted = [...languages.flatMap((ours) => regions.map((at) => ours + at)), ...Object.keys(languageNeighbours)];
    const best = (tag: string) => match([tag], locales, defaultLocale, { algorithm: 'best fit' });
    expect(wanted.map((tag) => [tag, chooseLocale([tag], locales)])).toEqual(wanted.map((tag) => [tag, best(tag)]));
  });

  it('reads a tag in any case and spelling, the next one of the list, and en-GB for none', () => {
    const lists = ['nb', 'NO-no', 'de_CH', 'es-419', 'ca fr', 'ca ja', 'de-Cyrl', 'de-x-und', 'ja'];
    const chosen = ['nb-NO', 'nb-NO', 'de-DE', 'es-ES', 'fr-FR', 'es-ES', 'en-GB', 'de-DE', 'en-GB'];
    expect(lists.map((tags) => chooseLocale(tags.split(' '), locales))).toEqual(chosen);
    expect(chooseLocale([], locales)).toBe('en-GB');
  });

  itAlways('takes a stored locale with a mark or a space around it for none', [locale, locale], (tag, wanted) => {
    for (const mark of ['\uFEFF', '\u00A0', '\u2003', ' ', '\t'])
      for (const stored of [mark + tag, tag + mark]) expect(chooseLocale([stored, wanted], locales)).toBe(wanted);
  });

  it('prefers the region of a tag among locales of one language', () => {
    const english = ['en-GB', pseudoLocale] as const;
    for (const offered of [english, english.toReversed()])
      for (const wanted of english) expect(chooseLocale([wanted], offered)).toBe(wanted);
    expect(chooseLocale(['en-US'], english)).toBe('en-GB');
  });
});

describe('the language of a locale', () => {
  it('is as Intl reads it, and English for the pseudo-locale, which is no language of the product', () => {
    expect(locales.map(languageOf)).toEqual(locales.map((ours) => new Intl.Locale(ours).language));
    expect([languageOf(pseudoLocale), locales.some((ours) => ours === pseudoLocale)]).toEqual(['en', false]);
  });
});

describe('enabledLocales', () => {
  const given = fc.array(fc.oneof(locale, fc.string()));
  itAlways('returns the enabled locales, all under the override, and never none', [given], (enabled) => {
    const subset = locales.filter((each) => enabled.includes(each));
    expect(enabledLocales(enabled)).toEqual(subset.length === 0 ? locales : subset);
  });
});
