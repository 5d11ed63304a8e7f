import { describe, expect, it } from 'vitest';
import { renderView, textsOf } from '#tests/ui/renderView.tsx';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';

const email = 'canary@person.test';
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
