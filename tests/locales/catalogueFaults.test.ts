import { describe, expect, it } from 'vitest';
import { catalogueFaults } from '#locales/catalogueFaults.ts';
import { messageUsageFaults } from '#locales/messageUsageFaults.ts';
import { untranslatedFaults, unusedLoanWords } from '#locales/untranslatedFaults.ts';

const source = {
  'a.plain': 'Sign in',
  'a.named': 'Continue with {provider}',
  'a.counted': '{n, plural, one {# minute} other {# minutes}}',
  'a.tagged': 'Read the <link>terms</link>',
  'a.chosen': '{kind, select, sms {Text} other {Call}}',
  'a.number': 'We sent a {digits}-digit code by 12:30',
};

const polish = {
  'a.plain': 'Zaloguj się',
  'a.named': 'Kontynuuj przez {provider}',
  'a.counted': '{n, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  'a.tagged': 'Przeczytaj <link>warunki</link>',
  'a.chosen': '{kind, select, sms {SMS} other {Telefon}}',
  'a.number': 'Kod, {digits} {digits, plural, one {cyfra} few {cyfry} many {cyfr} other {cyfry}}, przyjdzie o 12.30',
};

describe('catalogueFaults', () => {
  it.each([
    ['is empty', { 'a.plain': ' ' }],
    ['is not valid ICU: EXPECT_ARGUMENT_CLOSING_BRACE', { 'a.named': 'Kontynuuj przez {provider' }],
    ['has [dostawca:argument] where en-GB has [provider:argument]', { 'a.named': 'Kontynuuj przez {dostawca}' }],
    ['has [] where en-GB has [link:tag]', { 'a.tagged': 'Przeczytaj warunki' }],
    ["lacks the plural form 'few'", { 'a.counted': '{n, plural, one {# minuta} many {# minut} other {# minuty}}' }],
    [
      "has the plural form 'two', which its language does not know",
      { 'a.counted': '{n, plural, one {# a} two {# b} few {# c} many {# d} other {# e}}' },
    ],
    [
      'has [kind:select(call,other)] where en-GB has [kind:select(other,sms)]',
      { 'a.chosen': '{kind, select, call {SMS} other {Telefon}}' },
    ],
    ['has the numbers [12] where en-GB has [12, 30]', { 'a.number': 'Kod, {digits} cyfr, przyjdzie o 12' }],
    [
      'has the numbers [8] where en-GB has []',
      { 'a.counted': '{n, plural, one {# a} few {# b} many {# c} other {8 d}}' },
    ],
  ])('reports that a message %s', (fault, brokenText) => {
    const [id] = Object.keys(brokenText);
    expect(catalogueFaults('pl-PL', { ...polish, ...brokenText }, source)).toEqual([`pl-PL: ${id} ${fault}`]);
  });

  it.each(['x', 'Zaloguj xxx', 'TODO', 'Lorem ipsum', '???', '…', 'Aaa'])('reports %j as a stub', (stub) => {
    const faults = catalogueFaults('pl-PL', { ...polish, 'a.plain': stub }, source);
    expect(faults).toEqual(['pl-PL: a.plain is a stub, and no translation']);
  });

  it.each(['AGB', 'Otwórz www.xe.com', 'Artykuł II'])('takes %j as a translation', (text) => {
    expect(catalogueFaults('pl-PL', { ...polish, 'a.plain': text }, source)).toEqual([]);
  });

  it('reports missing and unknown messages', () => {
    const { 'a.plain': _, ...rest } = polish;
    expect(catalogueFaults('pl-PL', { ...rest, 'a.invented': 'Ha' }, source)).toEqual([
      'pl-PL: a.plain is missing',
      'pl-PL: a.invented is unknown to en-GB',
    ]);
  });
});

const known = { 'signIn.heading': 'Sign in', 'signIn.fault.Unexpected': 'Sorry', 'footer.terms': 'Terms' };

it('a message that no source uses, by its id or the prefix of a computed id, is reported, and an id without a message', () => {
  const sources = ['<MessageText id="signIn.title" />', '`signIn.fault.${fault._tag}`', "'footer.terms' './x.css'"];
  const faults = ['signIn.heading is shown nowhere', 'signIn.title is in no catalogue'];
  expect(messageUsageFaults(known, sources)).toEqual(faults);
});

const english = {
  'a.plain': 'Your password is not right',
  'a.tagged': 'Read the <link>privacy policy</link>, {name}',
  'a.counted': '{minutes, plural, one {Wait # minute} other {Wait # minutes}}',
};

const italian = {
  'a.plain': 'La password non è corretta',
  'a.tagged': 'Leggi l’<link>informativa</link>, {name}',
  'a.counted': '{minutes, plural, one {Attendi # minuto} many {Attendi # minuti} other {Attendi # minuti}}',
};

it('an English word that is left in a translation is reported once, but no loan word and no name of an argument', () => {
  const half = { ...italian, 'a.tagged': 'Leggi la <link>privacy policy</link>, {name}' };
  const untouched = { ...italian, 'a.counted': english['a.counted'] };
  const faults = (text: typeof italian) =>
    untranslatedFaults('it-IT', text, { source: english, loanWords: ['Password'] });
  expect(faults(italian)).toEqual([]);
  expect(faults(half)).toEqual([
    'it-IT: a.tagged has the English word ‘privacy’ (see loan-words.json)',
    'it-IT: a.tagged has the English word ‘policy’ (see loan-words.json)',
  ]);
  expect(faults(untouched)).toHaveLength(3);
});

it('a loan word that no message needs is reported', () => {
  expect(unusedLoanWords('it-IT', italian, { source: english, loanWords: ['Password', 'browser'] })).toEqual([
    'it-IT: loan-words.json allows ‘browser’, which no message needs',
  ]);
});
