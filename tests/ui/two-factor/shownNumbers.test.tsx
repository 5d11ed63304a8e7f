import { describe, expect, it } from 'vitest';
import { maskedNumber } from '#domain/two-factor/shownNumber.ts';
import { MaskedNumber } from '#ui/two-factor/MaskedNumber.tsx';
import { NumberChangedView } from '#ui/two-factor/NumberChangedView.tsx';
import { rendered } from '#tests/ui/rendered.tsx';

const shown = maskedNumber({ callingCode: '44', national: '7700 900123' });

/** What a screen reader has to say of a page: all its text but what is hidden from it. */
const readOut = (page: HTMLElement): string => {
  const heard = page.cloneNode(true);
  if (!(heard instanceof HTMLElement)) return '';
  heard.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return heard.textContent ?? '';
};

describe('a number on the page', () => {
  it('is seen by its calling code and last four digits, and read out by its end alone', async () => {
    const { page } = await rendered(<MaskedNumber shown={shown} />);
    expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('+44 •••• ••0123');
    expect(readOut(page)).toBe('ending in 0123');
  });

  it('is read out as it is seen where it is shown whole', async () => {
    const { page } = await rendered(<MaskedNumber shown={{ text: '+44 7700 900123', tail: null }} />);
    expect(readOut(page)).toBe('+44 7700 900123');
  });

  it.each([
    [true, 'Your phone number has been added'],
    [false, 'Your phone number has changed'],
  ])('that came into force, the first one being %s, is confirmed as "%s"', async (isFirst, heading) => {
    const { page } = await rendered(
      <NumberChangedView isFirst={isFirst} shown={shown} busy={false} fault={null} onContinue={() => undefined} />,
    );
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(readOut(page)).toContain('From now on, your codes go to ending in 0123.');
  });
});
