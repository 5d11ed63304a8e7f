import { expect, it } from 'vitest';
import { messageUsageFaults } from '#locales/messageUsageFaults.ts';

const known = { 'signIn.heading': 'Sign in', 'signIn.fault.Unexpected': 'Sorry', 'footer.terms': 'Terms' };

it('a message that no source uses, by its id or the prefix of a computed id, is reported, and an id without a message', () => {
  const sources = [
    '<MessageText id="signIn.title" />',
    '`signIn.fault.${fault._tag}`',
    "'footer.terms' './signIn.css'",
  ];
  expect(messageUsageFaults(known, sources)).toEqual([
    'signIn.heading is shown nowhere',
    'signIn.title is in no catalogue',
  ]);
});
