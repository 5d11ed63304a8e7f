import { describe, expect, it } from 'vitest';
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

describe('untranslatedFaults', () => {
  it('accepts loan words and the names of arguments and tags', () => {
    expect(untranslatedFaults('it-IT', italian, { source, loanWords: ['Password'] })).toEqual([]);
  });

  it('reports each remaining English word once', () => {
    const half = { ...italian, 'a.tagged': 'Leggi la <link>privacy policy</link>, {name}' };
    expect(untranslatedFaults('it-IT', half, { source, loanWords: [] })).toEqual([
      'it-IT: a.plain has the English word ‘password’ (see loan-words.json)',
      'it-IT: a.tagged has the English word ‘privacy’ (see loan-words.json)',
      'it-IT: a.tagged has the English word ‘policy’ (see loan-words.json)',
    ]);
  });

  it('finds an untranslated message', () => {
    const untouched = { ...italian, 'a.counted': source['a.counted'] };
    expect(untranslatedFaults('it-IT', untouched, { source, loanWords: ['password'] })).toHaveLength(3);
  });
});

describe('unusedLoanWords', () => {
  it('reports allowed words that no message needs', () => {
    expect(unusedLoanWords('it-IT', italian, { source, loanWords: ['Password', 'browser'] })).toEqual([
      'it-IT: loan-words.json allows ‘browser’, which no message needs',
    ]);
  });
});
