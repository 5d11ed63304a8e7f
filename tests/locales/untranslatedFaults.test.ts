import { expect, it } from 'vitest';
import { untranslatedFaults, unusedLoanWords } from '#locales/untranslatedFaults.ts';

const source = {
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
  const untouched = { ...italian, 'a.counted': source['a.counted'] };
  const faults = (text: typeof italian) => untranslatedFaults('it-IT', text, { source, loanWords: ['Password'] });
  expect(faults(italian)).toEqual([]);
  expect(faults(half)).toEqual([
    'it-IT: a.tagged has the English word ‘privacy’ (see loan-words.json)',
    'it-IT: a.tagged has the English word ‘policy’ (see loan-words.json)',
  ]);
  expect(faults(untouched)).toHaveLength(3);
});

it('a loan word that no message needs is reported', () => {
  expect(unusedLoanWords('it-IT', italian, { source, loanWords: ['Password', 'browser'] })).toEqual([
    'it-IT: loan-words.json allows ‘browser’, which no message needs',
  ]);
});
