import { act, type ReactNode } from 'react';
import { Button, ComboBox, I18nProvider, Input } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { pseudoText } from '#locales/pseudoCatalogue.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { useReactAriaMessages } from '#ui/two-factor/country-field/reactAriaMessages.ts';
import { pauseMs, useListTiming } from '#ui/two-factor/country-field/useListTiming.ts';

type FieldProps = { readonly text: string; readonly isOpen: boolean };

const Field = ({ text, isOpen }: FieldProps): ReactNode => {
  const { isTyping, isShown } = useListTiming(isOpen, text);
  return `${isTyping ? 'typing' : 'quiet'}, ${isShown ? 'shown' : 'hidden'}`;
};

const frameMs = 20;
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Renders a closed list under an empty field; then time stands still until the test lets it pass. */
const renderField = async () => {
  const { page, rerender } = await renderView(<Field text="" isOpen={false} />);
  vi.useFakeTimers();
  const change = async (text: string, isOpen = true): Promise<void> => rerender(<Field {...{ text, isOpen }} />);
  return { said: () => page.textContent, change };
};

describe('the list of countries', () => {
  it('is shown after the frame that answers the press', async () => {
    const { said, change } = await renderField();
    await change('');
    expect(said()).toBe('quiet, hidden');
    await pass(frameMs);
    expect(said()).toBe('quiet, shown');
  });

  it('is hidden at once when it closes, also before it was shown', async () => {
    const { said, change } = await renderField();
    await change('');
    await change('', false);
    await pass(frameMs);
    expect(said()).toBe('quiet, hidden');
    await change('');
    await pass(frameMs);
    await change('', false);
    expect(said()).toBe('quiet, hidden');
  });

  it('follows when nothing has been typed for a while, and stays open meanwhile', async () => {
    const { said, change } = await renderField();
    await change('u');
    await pass(pauseMs - 1);
    await change('un');
    await pass(pauseMs - 1);
    expect(said()).toBe('typing, hidden');
    await pass(frameMs);
    await pass(frameMs);
    expect(said()).toBe('quiet, shown');
    await change('uni');
    expect(said()).toBe('typing, shown');
    await pass(pauseMs);
    expect(said()).toBe('quiet, shown');
  });
});

const Countries = (): ReactNode => {
  useReactAriaMessages();
  return (
    <I18nProvider locale={useIntl().locale}>
      <ComboBox aria-label="+">
        <Input />
        <Button />
      </ComboBox>
    </I18nProvider>
  );
};

it.each([
  ['de-DE', 'Länder anzeigen'],
  ['el-GR', 'Εμφάνιση χωρών'],
  ['en-XA', pseudoText('Show countries')],
] as const)('the messages of react-aria come from the catalogue of %s', async (locale, open) => {
  const { page } = await renderView(<Countries />, { locale });
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe(open);
});
