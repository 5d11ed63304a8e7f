import { describe, expect, it } from 'vitest';
import { formOfAddressFaults } from '#locales/formOfAddressFaults.ts';

const faultsOf = (locale: string, text: string): ReadonlyArray<string> => formOfAddressFaults(locale, { 'a.b': text });

describe('formOfAddressFaults', () => {
  it('accepts a word of another person, and a part of another word', () => {
    expect(faultsOf('de-DE', 'Geben Sie Ihr Passwort ein. Prüfen Sie, ob sie ihr Ziel erreicht')).toEqual([]);
    expect(faultsOf('da-DK', 'Bekræft din nye e-mailadresse, og prøv de andre igen')).toEqual([]);
  });

  it.each([
    ['it-IT', 'Con il suo consenso', 'suo'],
    ['it-IT', 'Per mostrarle offerte', 'mostrarle'],
    ['pl-PL', 'Za Państwa zgodą', 'Państwa'],
    ['pl-PL', 'Wpisz twój adres', 'twój'],
    ['de-DE', '{n, plural, one {Gib deine Nummer ein} other {Ihre Nummern}}', 'deine'],
    ['ro-RO', 'Ține minte acest browser', 'Ține'],
    ['nl-NL', 'Vul <b>je</b> code in', 'je'],
  ])('finds in %s %j the form %j', (locale, text, form) => {
    expect(faultsOf(locale, text)).toEqual([`${locale}: a.b addresses the reader by ‘${form}’ (see glossary.md)`]);
  });
});
