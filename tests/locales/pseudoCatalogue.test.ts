import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '#locales/messages.ts';
import { pseudoCatalogue, pseudoText } from '#locales/pseudoCatalogue.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const sentence = fc.stringMatching(/^[A-Za-z][A-Za-z ,.]{0,60}$/);

describe('the pseudo-locale', () => {
  itAlways('accents every letter', [fc.string()], (text) => {
    expect(pseudoText(text)).not.toMatch(/[a-z]/i);
  });

  itAlways('is 40 % longer than its source, and twice as long in a label', [sentence], (text) => {
    const growth = text.length <= 10 ? 2 : 1.4;
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * growth);
    expect(pseudoText(text).length).toBeLessThanOrEqual(text.length * growth + 1);
  });

  it('keeps arguments, tags and choices unchanged', async () => {
    const text =
      'Hi {name}, <link>read</link> {n, plural, one {# page} other {# pages}} {how, select, sms {now} other {later}}';
    const { 'a.b': tree } = pseudoCatalogue({ 'a.b': parse(text, { captureLocation: false }) });
    const id = 'signIn.heading';
    const intl = createIntl({
      locale: 'en-XA',
      messages: { ...(await loadMessages('en-XA')), [id]: [...(tree ?? [])] },
    });
    const read = (values: Record<string, string | number>): string =>
      intl.formatMessage({ id }, { ...values, link: (parts) => `[${parts.join('')}]` });
    expect(read({ name: 'Ada', n: 1, how: 'sms' })).toBe('ĤĤĤîî Ada, [ŕŕééååďď] 1 þþþååĝĝéé ññööŵŵ');
  });
});
