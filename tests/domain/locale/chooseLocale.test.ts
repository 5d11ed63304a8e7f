import { match } from '@formatjs/intl-localematcher';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLocale, languageNeighbours } from '#domain/locale/chooseLocale.ts';
import { defaultLocale, locales, enabledLocales, languageOf, pseudoLocale } from '#domain/locale/locale.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const locale = fc.constantFrom(...locales);
const someLocales = fc.subarray([...locales], { minLength: 1 });
const region = fc.constantFrom('', '-US', '-BR', '-AT', '-CH', '-BE', '-CA', '-MX', '-CY', '-FI', '-001');

describe('chooseLocale', () => {
  itAlways(
    'prefers the stored locale while it is offered',
    [locale, fc.array(fc.string()), someLocales],
    (stored, browser, others) => {
      expect(chooseLocale([stored, ...browser], [...others, stored])).toBe(stored);
    },
  );

  it('returns an offered locale, or en-GB', () => {
    const tag = fc.oneof(locale, fc.string(), fc.stringMatching(/^[a-z]{2}(-[A-Z]{2})?$/));
    reaches(15, (inCase) =>
      fc.property(fc.array(tag), someLocales, (wanted, offered) => {
        const chosen = chooseLocale(wanted, offered);
        inCase(chosen !== defaultLocale);
        expect([...offered, defaultLocale]).toContain(chosen);
      }),
    );
  });

  itAlways(
    'keeps the order of the browser’s list',
    [fc.shuffledSubarray([...locales], { minLength: 1 })],
    (browser) => {
      expect(chooseLocale(browser, locales)).toBe(browser[0]);
    },
  );

  it('ignores tags that are malformed or name no language', () => {
    const malformed = ['', '-', 'x', 'en_', '123', 'a-b-c-d', '<script>', 'i-default', '*', 'en-GB-u'];
    const nameless = ['und', 'UND', 'und-DE', 'und_Latn', 'und-Cyrl-RU', 'und-u-nu-latn', 'mul', 'zxx'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...malformed, ...nameless)), locale, (before, wanted) => {
        const offered = locales.filter((each) => each !== 'en-GB' || wanted === 'en-GB');
        expect(chooseLocale([...before, wanted], offered)).toBe(wanted);
      }),
    );
  });

  it('matches every offered language with any region as CLDR’s best fit does', () => {
    const tag = fc
      .tuple(fc.constantFrom(...locales, 'no', 'nn'), region)
      .map(([ours, where]) => ours.slice(0, 2) + where);
    fc.assert(
      fc.property(tag, (wanted) => {
        expect(chooseLocale([wanted], locales)).toBe(
          match([wanted], locales, defaultLocale, { algorithm: 'best fit' }),
        );
      }),
    );
  });

  it.each(Object.keys(languageNeighbours))('matches the neighbour %s as CLDR’s best fit does', (wanted) => {
    expect(chooseLocale([wanted], locales)).toBe(match([wanted], locales, defaultLocale, { algorithm: 'best fit' }));
  });

  it.each([
    [['nb'], 'nb-NO'],
    [['NO-no'], 'nb-NO'],
    [['de_CH'], 'de-DE'],
    [['es-419'], 'es-ES'],
    [['ca', 'fr'], 'fr-FR'],
    [['ca', 'ja'], 'es-ES'],
    [['de-Cyrl'], 'en-GB'],
    [['de-x-und'], 'de-DE'],
    [['ja'], 'en-GB'],
    [[], 'en-GB'],
  ] as const)('returns for %j the locale %s', (browser, expected) => {
    expect(chooseLocale(browser, locales)).toBe(expected);
  });

  it('takes a stored locale with a byte-order mark or another space around it for none', () => {
    const mark = fc.constantFrom('\uFEFF', '\u00A0', '\u2003', ' ', '\t');
    const marked = fc
      .tuple(mark, locale, fc.boolean())
      .map(([space, tag, isBefore]) => (isBefore ? space + tag : tag + space));
    fc.assert(
      fc.property(marked, locale, (stored, wanted) => {
        expect(chooseLocale([stored, wanted], locales)).toBe(wanted);
      }),
    );
  });

  it('prefers the region of a tag among locales of one language', () => {
    const english = ['en-GB', pseudoLocale] as const;
    for (const offered of [english, english.toReversed()])
      for (const wanted of english) expect(chooseLocale([wanted], offered)).toBe(wanted);
    expect(chooseLocale(['en-US'], english)).toBe('en-GB');
  });

  it('ignores a stored locale that is no longer offered', () => {
    expect(chooseLocale(['pl-PL', 'fr'], ['en-GB', 'fr-FR'])).toBe('fr-FR');
  });
});

describe('the language of a locale', () => {
  it.each(locales)('is that of %s as Intl reads it', (ours) => {
    expect(languageOf(ours)).toBe(new Intl.Locale(ours).language);
  });

  it('is English for the pseudo-locale, which has a region of its own and is no language of the product', () => {
    expect([languageOf(pseudoLocale), new Intl.Locale(pseudoLocale).region]).toEqual(['en', 'XA']);
    expect(locales).not.toContain(pseudoLocale);
  });
});

describe('enabledLocales', () => {
  it('returns the enabled locales, all sixteen under the override, and never none', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(locale, fc.string())), (enabled) => {
        const subset = locales.filter((each) => enabled.includes(each));
        expect(enabledLocales(enabled)).toEqual(subset.length === 0 ? locales : subset);
      }),
    );
    expect(locales).toHaveLength(16);
  });
});
