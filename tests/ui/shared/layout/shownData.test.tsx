import { describe, expect, it } from 'vitest';
import { maskedNumber } from '#domain/two-factor/phoneNumber.ts';
import { renderView, textsOf, translateInPlace } from '#tests/ui/renderView.tsx';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { EmailSentence, MessageText, Text } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { MaskedNumber } from '#ui/two-factor/MaskedNumber.tsx';

const untranslated = (page: HTMLElement): ReadonlyArray<string> =>
  [...page.querySelectorAll('[translate="no"]')].map((element) => element.textContent ?? '');

const email = 'canary@person.test';
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

const publicTexts = (page: HTMLElement): ReadonlyArray<string> => textsOf(page, '[data-public]');

describe('what a recording may show', () => {
  it('is marked on a message without values', async () => {
    const { page } = await renderView(<PageHeading heading={{ id: 'signIn.heading' }} lead={{ id: 'code.heading' }} />);
    expect(publicTexts(page)).toEqual(['Sign in', 'Check your email']);
  });

  it('is never a message with values, be it the heading of a page', async () => {
    const { page } = await renderView(
      <>
        <PageHeading heading={{ id: 'session.continueAs', values: { email } }} />
        <MessageText id="code.notSentTo" values={{ email }} />
      </>,
    );
    expect(page.textContent).toContain(email);
    expect(publicTexts(page)).toEqual([]);
  });

  it('is the label of a field, and not the field', async () => {
    const { page } = await renderView(<EmailField label={{ id: 'signIn.email' }} />);
    expect(publicTexts(page)).toEqual(['Email address']);
    expect(page.querySelector('[data-public] input, input[data-public]')).toBeNull();
  });

  it('names no account of a choice, also not in an id', async () => {
    const options = ['canary-1', 'canary-2'].map((value) => ({ value, label: value, hint: value }));
    const group = <RadioGroup name="account" legend={{ id: 'accountType.legend' }} options={options} />;
    const { page } = await renderView(group);
    const names = ['id', 'for', 'aria-describedby'].map((name) => `[${name}*="canary"]`);
    expect(page.querySelector(names.join())).toBeNull();
    expect(publicTexts(page).join()).not.toContain('canary');
  });
});
