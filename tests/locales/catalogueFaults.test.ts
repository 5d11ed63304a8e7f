import { describe, expect, it } from 'vitest';
import { catalogueFaults } from '#locales/catalogueFaults.ts';

const source = {
  'a.plain': 'Sign in',
  'a.named': 'Continue with {provider}',
  'a.counted': '{n, plural, one {# minute} other {# minutes}}',
  'a.tagged': 'Read the <link>terms</link>',
  'a.chosen': '{kind, select, sms {Text} other {Call}}',
};

const polish = {
  'a.plain': 'Zaloguj się',
  'a.named': 'Kontynuuj przez {provider}',
  'a.counted': '{n, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  'a.tagged': 'Przeczytaj <link>warunki</link>',
  'a.chosen': '{kind, select, sms {SMS} other {Telefon}}',
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
      { 'a.counted': '{n, plural, one {#} two {#} few {#} many {#} other {#}}' },
    ],
    [
      'has [kind:select(call,other)] where en-GB has [kind:select(other,sms)]',
      { 'a.chosen': '{kind, select, call {SMS} other {Telefon}}' },
    ],
  ])('reports that a message %s', (fault, brokenText) => {
    const [id] = Object.keys(brokenText);
    expect(catalogueFaults('pl-PL', { ...polish, ...brokenText }, source)).toEqual([`pl-PL: ${id} ${fault}`]);
  });

  it('reports missing and unknown messages', () => {
    const { 'a.plain': _, ...rest } = polish;
    expect(catalogueFaults('pl-PL', { ...rest, 'a.invented': 'Ha' }, source)).toEqual([
      'pl-PL: a.plain is missing',
      'pl-PL: a.invented is unknown to en-GB',
    ]);
  });
});
