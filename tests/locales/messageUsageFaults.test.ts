import { describe, expect, it } from 'vitest';
import { messageUsageFaults } from '#locales/messageUsageFaults.ts';

const known = { 'signIn.heading': 'Sign in', 'signIn.fault.Unexpected': 'Sorry', 'footer.terms': 'Terms' };

describe('messageUsageFaults', () => {
  it('finds the use of a message by its id, or by the prefix of a computed id', () => {
    const sources = [`<MessageText id="signIn.heading" />`, '`signIn.fault.${fault._tag}`', `{ id: 'footer.terms' }`];
    expect(messageUsageFaults(known, sources)).toEqual([]);
  });

  it('reports a message that is never used, and an id without a message', () => {
    const sources = [
      `<MessageText id="signIn.title" />`,
      '`signIn.fault.${fault._tag}`',
      `'footer.terms' './signIn.css'`,
    ];
    expect(messageUsageFaults(known, sources)).toEqual([
      'signIn.heading is shown nowhere',
      'signIn.title is in no catalogue',
    ]);
  });
});
