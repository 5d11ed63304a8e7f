import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { maskedNumber } from '#domain/two-factor/phoneNumber.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { MaskedNumber } from '#ui/two-factor/MaskedNumber.tsx';
import { NumberChangedScreen } from '#ui/two-factor/NumberChangedScreen.tsx';

const shown = maskedNumber({ callingCode: '44', national: '7700 900123' });

/** The text that a screen reader announces: everything that is not hidden from it. */
const announcedText = (page: HTMLElement): string => {
  const copy = page.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return copy.textContent ?? '';
};

describe('a phone number on the page', () => {
  it('shows its calling code and last four digits, and announces only the digits', async () => {
    const { page } = await renderView(<MaskedNumber shown={shown} />);
    expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('+44 •••• ••0123');
    expect(announcedText(page)).toBe('ending in 0123');
  });

  it('is announced as shown when it is not masked', async () => {
    const { page } = await renderView(<MaskedNumber shown={{ text: '+44 7700 900123', tail: null }} />);
    expect(announcedText(page)).toBe('+44 7700 900123');
  });

  it.each([
    ['WithFirstNumber', 'Your phone number has been added'],
    ['WithNewNumber', 'Your phone number has been changed'],
  ] as const)('is confirmed once a code is given %s with "%s"', async (given, heading) => {
    const { useCases, ports } = makeTestApp();
    ports.session.update(inTwoFactor((before) => ({ ...before, given })));
    const phones = { ...useCases.twoFactor.phones, shown: () => shown };
    const { page } = await renderView(
      withUseCases({ ...useCases, twoFactor: { ...useCases.twoFactor, phones } }, <NumberChangedScreen />),
    );
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(announcedText(page)).toContain('From now on, your codes go to ending in 0123.');
  });
});
