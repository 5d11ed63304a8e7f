import { describe, expect, it } from 'vitest';
import { usageFaults } from '#locales/usedMessages.ts';

const known = { 'signIn.heading': 'Sign in', 'signIn.fault.Unexpected': 'Sorry', 'footer.terms': 'Terms' };

describe('usageFaults', () => {
  it('knows a message by its name, or by the beginning of a name made up as it runs', () => {
    const sources = [`<Words id="signIn.heading" />`, '`signIn.fault.${fault._tag}`', `{ id: 'footer.terms' }`];
    expect(usageFaults(known, sources)).toEqual([]);
  });

  it('names a message nobody shows, and one nobody wrote', () => {
    const sources = [`<Words id="signIn.title" />`, '`signIn.fault.${fault._tag}`', `'footer.terms' './signIn.css'`];
    expect(usageFaults(known, sources)).toEqual(['signIn.heading is shown nowhere', 'signIn.title is in no catalogue']);
  });
});
