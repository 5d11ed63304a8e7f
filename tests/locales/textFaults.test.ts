import { describe, expect, it } from 'vitest';
import { formOfAddressFaults } from '#locales/formOfAddressFaults.ts';
import { typographyFaults } from '#locales/typographyFaults.ts';

const faultsOf = (locale: string, text: string): ReadonlyArray<string> => formOfAddressFaults(locale, { 'a.b': text });

describe('formOfAddressFaults', () => {
  it('accepts a word of another person, and a part of another word', () => {
    expect(faultsOf('de-DE', 'Geben Sie Ihr Passwort ein. Prüfen Sie, ob sie ihr Ziel erreicht')).toEqual([]);
    expect(faultsOf('da-DK', 'Bekræft din nye e-mailadresse, og prøv de andre igen')).toEqual([]);
  });

  it.each([
    ['it-IT', 'Con il suo consenso', 'suo'],
    ['it-IT', 'Per mostrarle offerte', 'mostrarle'],
    ['pl-PL', 'Wpisz twój adres', 'twój'],
    ['de-DE', '{n, plural, one {Gib deine Nummer ein} other {Ihre Nummern}}', 'deine'],
    ['ro-RO', 'Ține minte acest browser', 'Ține'],
    ['nl-NL', 'Vul <b>je</b> code in', 'je'],
  ])('finds in %s %j the form %j', (locale, text, form) => {
    expect(faultsOf(locale, text)).toEqual([`${locale}: a.b addresses the reader by ‘${form}’ (see glossary.md)`]);
  });
});

const saidOf = (locale: string, text: string): ReadonlyArray<string> =>
  typographyFaults(locale, { 'a.b': text }).map((fault) => fault.replace(`${locale}: a.b `, ''));

describe('typographyFaults', () => {
  // Because: the catalogues themselves show what is accepted in running text.
  it.each([
    ['en-GB', 'a symbol, such as ! or ?'],
    ['es-ES', 'un símbolo, como ! o ?'],
    ['fr-FR', 'Il est 12:30, voyez https://example.com'],
    ['nl-NL', 'Druk op ‘Doorgaan’, mijnheer Jansen’s bank'],
  ])('accepts correct %s: %s', (locale, text) => {
    expect(saidOf(locale, text)).toEqual([]);
  });

  it.each([
    ['en-GB', ' Sign in', 'begins or ends with a space'],
    ['en-GB', 'Sign  in', 'has two spaces in a row'],
    ['sv-SE', 'Vänta...', 'has three dots for an ellipsis (…)'],
    ['nb-NO', 'Vent - vi jobber', 'has a hyphen for a dash (–)'],
    ['de-DE', 'Drücken Sie "Weiter"', 'has a straight quotation mark'],
    ['sv-SE', 'Läser in…', 'lacks the no-break space before an ellipsis'],
    ['fi-FI', 'Ladataan\u00A0…', 'has a space before an ellipsis'],
    ['en-GB', 'It’s yours', 'has a typographic apostrophe where the others are plain'],
    ['it-IT', "L'indirizzo", 'has a straight apostrophe (’)'],
    ['cs-CZ', 'U\u0301čet', 'is not in normal form C'],
    ['en-GB', 'A {digits}-digit code', 'lets a line break part a number from its word'],
    ['fi-FI', '6 numeroa', 'lets a line break part a number from its word'],
    ['de-DE', 'Fertig !', 'has a plain space before a punctuation mark'],
    ['fr-FR', 'Oublié ?', 'has a plain space before a punctuation mark'],
    ['de-DE', 'Fertig\u00A0!', 'has a space before a punctuation mark'],
    ['fr-FR', 'Erreur: {title}', 'lacks the no-break space before a colon'],
    ['fr-FR', 'Oublié?', 'lacks the narrow no-break space before a mark'],
    ['es-ES', 'Ha olvidado su contraseña?', 'does not open what it asks or exclaims (¿ ¡)'],
    ['el-GR', 'Ξεχάσατε;?', 'has a Latin question mark'],
    ['ro-RO', 'Încercaţi', 'has a cedilla for a comma below (ș ț)'],
    ['el-GR', 'Kωδικός', 'mixes alphabets'],
    ['pl-PL', 'Прод', 'has letters of another alphabet'],
    ['de-DE', 'Drücken Sie “Weiter”', 'has quotation marks of another language'],
    ['fr-FR', '«Suivant»', 'has quotation marks of another language'],
    ['hu-HU', '{n, plural, one {a} other {„b}}', 'has quotation marks of another language'],
  ])('reports that %s %j %s', (locale, text, fault) => {
    expect(saidOf(locale, text)).toEqual([fault]);
  });
});
