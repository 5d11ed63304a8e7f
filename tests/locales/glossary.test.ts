import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { draftLocales } from '#locales/checkCatalogues.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../locales/${name}`, import.meta.url));

/** The messages that consist of one term of the glossary, by the English term. */
const bare: { readonly [term: string]: ReadonlyArray<string> } = {
  account: ['stepper.account.title'],
  'email address': ['signIn.email'],
  password: ['signIn.password'],
  'verification code': ['code.label'],
  'text message': ['twoFactor.channel.sms'],
  'phone call': ['twoFactor.channel.call'],
  'phone number': ['twoFactor.number.label'],
  'cookie settings': ['footer.cookieSettings'],
  'cookie policy': ['footer.cookies'],
  'privacy policy': ['footer.privacy'],
  'terms and conditions': ['footer.terms'],
  'go back': ['shared.goBack'],
  'try again': ['shared.tryAgain'],
  'get help': ['shared.getHelp'],
  continue: ['session.continue'],
  personal: ['accountType.Personal'],
  business: ['accountType.Business'],
};

const cellsOf = (line: string): ReadonlyArray<string> =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Every term of every table, as 'locale, English term, translation'. */
const terms = readFileSync(fileOf('glossary.md'), 'utf8')
  .split(/\n\n+/)
  .filter((block) => block.startsWith('| locale'))
  .flatMap((table) => {
    const [head = '', , ...rows] = table.trim().split('\n');
    const [, ...names] = cellsOf(head);
    return rows
      .map(cellsOf)
      .flatMap(([locale = '', ...words]) => names.map((name, at) => ({ locale, name, word: words[at] ?? '' })));
  });

const drafts = draftLocales(fileOf('.'));

describe('the glossary', () => {
  it.each(Object.keys(bare))('translates ‘%s’ into every language but a draft', (term) => {
    const rows = terms.filter(({ name, word }) => name === term && word !== '');
    expect(rows.map(({ locale }) => locale)).toEqual(locales.filter((locale) => !drafts.includes(locale)));
  });

  it.each(locales)('is followed in %s', (locale) => {
    const catalogue = readCatalogue(fileOf(`${locale}.json`));
    const kept = terms
      .filter((row) => row.locale === locale)
      .flatMap(({ name, word }) => (bare[name] ?? []).map((id) => [id, word.toLocaleLowerCase(locale)] as const));
    expect(kept.map(([id]) => [id, catalogue[id]?.toLocaleLowerCase(locale)])).toEqual(kept);
  });
});
