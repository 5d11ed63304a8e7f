import { describe, expect, it } from 'vitest';
import { maskedNumber } from '#domain/two-factor/phoneNumber.ts';
import { renderView, translateInPlace } from '#tests/ui/renderView.tsx';
import { EmailSentence, MessageText, Text } from '#ui/shared/layout/MessageText.tsx';
import { MaskedNumber } from '#ui/two-factor/MaskedNumber.tsx';

const untranslated = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll('[translate="no"]')].map((element) => element.textContent ?? '');

const email = 'anna.berg@example.test';
const shown = maskedNumber({ callingCode: '44', national: '7700 900123' });

describe('data among the words of a page', () => {
  it.each([
    ['the name of a site', () => <MessageText id="shared.backToSite" values={{ site: 'Green Bank' }} />, 'Green Bank'],
    ['an email', () => <EmailSentence id="code.notSentTo" email={email} />, email],
    ['the email of a heading', () => <MessageText id="session.continueAs" values={{ email }} />, email],
    ['a number', () => <MaskedNumber shown={shown} />, shown.text],
    ['the name of an account', () => <Text text="Rose Gardener" />, 'Rose Gardener'],
  ])('is not translated: %s', async (_, view, data) => {
    const { page } = await renderView(view());
    expect(untranslated(page)).toContain(data);
    for (const text of untranslated(page)) expect(shown.text + data).toContain(text);
  });

  it('changes with its words also after the browser has translated the page in place', async () => {
    const backTo = (site: string) => <MessageText id="shared.backToSite" values={{ site }} />;
    const { page, rerender } = await renderView(backTo('Green Bank'));
    translateInPlace(page);
    await rerender(backTo('Blue Bank'));
    expect(page.textContent).toBe('Back to Blue Bank');
  });
});
