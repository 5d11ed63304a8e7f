import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createIntl } from 'react-intl';
import { locales } from '#domain/locale/locale.ts';
import { checkCatalogues } from '#locales/checkCatalogues.ts';
import { compileCatalogue, withFallbacks } from '#locales/compileCatalogues.ts';
import { loadMessages } from '#locales/messages.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';

const top = fileURLToPath(new URL('../../', import.meta.url));

const folderOf = (files: { readonly [name: string]: unknown }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  return folder;
};

describe('the catalogues', () => {
  it('have no faults', () => {
    expect(checkCatalogues(join(top, 'locales'), [join(top, 'ui'), join(top, 'domain')])).toEqual([]);
  });

  it('have no word of more than 24 letters, for which the narrowest screen has room', () => {
    const words = locales.flatMap((locale) =>
      Object.values(readCatalogue(join(top, 'locales', `${locale}.json`))).flatMap(
        (text) => text.match(/\p{L}+/gu) ?? [],
      ),
    );
    expect(words.filter((word) => word.length > 24)).toEqual([]);
  });

  it('are in their language', async () => {
    const french = createIntl({ locale: 'fr-FR', messages: await loadMessages('fr-FR') });
    expect(french.formatMessage({ id: 'signIn.password' })).toBe('Mot de passe');
  });

  it('are compiled, so that no browser parses them', () => {
    const compiled = [
      { type: 0, value: 'Hi ' },
      { type: 1, value: 'name' },
    ];
    expect(compileCatalogue({ 'a.b': 'Hi {name}' })).toEqual({ 'a.b': compiled });
  });
});

describe('a catalogue of a new language', () => {
  const english = { 'a.b': '{n, plural, one {# page isn’t new...} other {# pages}}', 'a.c': 'Xe' };
  const faultsOf = (polish: object, words: ReadonlyArray<string>) => {
    const folder = folderOf({
      'en-GB.json': english,
      'pl-PL.json': polish,
      'custom-social.json': {},
      'loan-words.json': { names: ['Xe'], 'pl-PL': words },
    });
    return checkCatalogues(folder, []).filter((fault) => fault.startsWith('pl-PL'));
  };

  it('that is a copy of en-GB is one fault, and none if it is a draft', () => {
    expect(faultsOf(english, [])).toEqual(['pl-PL: is a copy of en-GB (for a draft, allow ‘*’ in loan-words.json)']);
    expect(faultsOf(english, ['*'])).toEqual([]);
  });

  it('is checked in all that is translated, though it is a draft, and no draft once nothing English is left', () => {
    expect(faultsOf({ ...english, 'a.c': 'Xe...' }, ['*'])).toEqual(['pl-PL: a.c has three dots for an ellipsis (…)']);
    const polish = { 'a.b': '{n, plural, one {# a} few {# b} many {# c} other {# d}}', 'a.c': 'Xe' };
    expect(faultsOf(polish, ['*'])).toEqual(['pl-PL: loan-words.json allows ‘*’, which no message needs']);
  });
});

describe('a message missing in a language', () => {
  it('comes from en-GB, and from the social names last', () => {
    const folder = folderOf({
      'fr-FR.json': { 'a.both': 'oui' },
      'en-GB.json': { 'a.both': { defaultMessage: 'yes' }, 'a.source': { defaultMessage: 'only here' } },
      'custom-social.json': { 'a.source': 'never', 'social.google': 'Google' },
    });
    expect(withFallbacks(folder, 'fr-FR')).toEqual({
      'a.both': 'oui',
      'a.source': 'only here',
      'social.google': 'Google',
    });
  });

  it('is reported, and so is a message without a description for translators', () => {
    const folder = folderOf({
      'en-GB.json': { 'a.b': { defaultMessage: 'Yes...', description: '' } },
      'fr-FR.json': {},
      'custom-social.json': {},
      'loan-words.json': {},
    });
    const absent = locales.filter((locale) => locale !== 'en-GB' && locale !== 'fr-FR');
    expect(checkCatalogues(folder, [])).toEqual([
      'en-GB: a.b has no description for translators',
      ...absent.map((locale) => `${locale}: has no catalogue`),
      'en-GB: a.b has three dots for an ellipsis (…)',
      'fr-FR: a.b is missing',
      'a.b is shown nowhere',
    ]);
  });
});
