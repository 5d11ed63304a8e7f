import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { loadMessages } from '#locales/messages.ts';

describe.each(locales)('the page titles of the steps in %s', (locale) => {
  it('are the headings of the pages of these steps', async () => {
    const messages = await loadMessages(locale);
    expect(messages['stepper.account.pageTitle']).toEqual(messages['signUp.heading']);
    expect(messages['stepper.verification.pageTitle']).toEqual(messages['code.heading']);
  });
});
