import { describe, expect, it } from 'vitest';
import { addressFaults } from '#locales/addressFaults.ts';

const saidOf = (locale: string, text: string): ReadonlyArray<string> => addressFaults(locale, { 'a.b': text });

describe('addressFaults', () => {
  it.each([
    ['de-DE', 'Geben Sie Ihr Passwort ein. Prüfen Sie, ob sie ihr Ziel erreicht'],
    ['it-IT', 'Apri le impostazioni e scegli la tua password'],
    ['da-DK', 'Bekræft din nye e-mailadresse, og prøv de andre igen'],
    ['pl-PL', 'Nie możemy zadzwonić na Twój numer'],
    ['fr-FR', 'Prêt à continuer\u00A0? Votre saisie est conservée'],
    ['en-GB', 'Your account'],
  ])('leaves %s as the glossary has it', (locale, text) => {
    expect(saidOf(locale, text)).toEqual([]);
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
    expect(saidOf(locale, text)).toEqual([`${locale}: a.b addresses the reader by ‘${form}’ (see glossary.md)`]);
  });
});
