import { describe, expect, it, vi } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { numberLookedUp } from '#domain/two-factor/twoFactorChanges.ts';
import { maskedNumber } from '#domain/two-factor/phoneNumber.ts';
import type { PhoneType, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { alertLines, controlNamed, type RenderedView, renderView, waitUntil } from '#tests/ui/renderView.tsx';
import { withHelp } from '#tests/ui/session/openEnd.tsx';
import { MaskedNumber } from '#ui/two-factor/MaskedNumber.tsx';
import { NumberChangedScreen } from '#ui/two-factor/VerifyNumberScreen.tsx';
import { NumberScreen } from '#ui/two-factor/NumberScreen.tsx';
import { OtherNumberLink } from '#ui/two-factor/OtherNumberLink.tsx';

const shown = maskedNumber({ callingCode: '44', national: '7700 900123' });

/** The text that a screen reader announces: everything that is not hidden from it. */
const announcedText = (page: HTMLElement): string => {
  const copy = page.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return copy.textContent ?? '';
};

describe('a phone number on the page', () => {
  it('shows its calling code and last four digits, and announces only the digits, but all where it is not masked', async () => {
    const { page, rerender } = await renderView(<MaskedNumber shown={shown} />);
    expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('+44 •••• ••0123');
    expect(announcedText(page)).toBe('ending in 0123');
    await rerender(<MaskedNumber shown={{ text: '+44 7700 900123', tail: null }} />);
    expect(announcedText(page)).toBe('+44 7700 900123');
  });

  it.each([
    ['WithFirstNumber', 'Your phone number has been added'],
    ['WithNewNumber', 'Your phone number has been changed'],
  ] as const)('is confirmed once a code is given %s with "%s", until the person continues', async (given, heading) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { useCases, ports } = makeTestApp();
    ports.session.update(inTwoFactor((before) => ({ ...before, given })));
    const finish = vi.fn<typeof useCases.twoFactor.finish>(useCases.twoFactor.finish);
    const phones = { ...useCases.twoFactor.phones, shown: () => shown };
    const { page, act, press } = await renderView(<NumberChangedScreen />, {
      useCases: { ...useCases, twoFactor: { ...useCases.twoFactor, phones, finish } },
    });
    expect(page.querySelector('h1')?.textContent).toBe(heading);
    expect(announcedText(page)).toContain('From now on, your codes go to ending in 0123.');
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(finish).not.toHaveBeenCalled();
    await press('Continue');
    expect(finish).toHaveBeenCalledTimes(1);
  });
});

const toOther = 'Change phone number /2fa/change-number ';
const toHelp = "I can't use this number https://help.brand.test _blank";

it.each<[TwoFactorStatus, typeof context, ReadonlyArray<string>]>([
  ['SetupRequired', withHelp, [toOther]],
  ['Enrolled', withHelp, [toHelp]],
  ['Enrolled', context, []],
])(
  'a person whose two-factor is %s and who cannot use the number is led to another one, or to help while the factor is owed',
  async (...row) => {
    const [status, withContext, links] = row;
    const app = makeTestApp({ context: withContext });
    app.ports.session.update(inTwoFactor((before) => ({ ...before, status, requirement: 'InSession' })));
    const { page } = await renderView(<OtherNumberLink />, app);
    const found = [...page.querySelectorAll('a')];
    expect(found.map((link) => `${link.textContent} ${link.getAttribute('href')} ${link.target}`)).toEqual(links);
  },
);

/** Opens the review of a number of the United Kingdom, whose lookup failed with this type. */
const openReview = async (type: PhoneType | null, status: TwoFactorStatus): Promise<RenderedView> => {
  const app = makeTestApp({ context: withHelp });
  await app.useCases.twoFactor.phones.open();
  const refused = numberLookedUp('+447012345678', { _tag: 'Invalid', type });
  app.ports.session.update(inTwoFactor((before) => refused({ ...before, status, requirement: 'InSession' })));
  return renderView(<NumberScreen purpose="review" />, app);
};

const voip = "We can't send codes to this kind of number. Use a mobile or landline number.";
const unconfirmed = "We haven't been able to confirm this number yet. Correct it if it isn't right.";
const own = "We couldn't check your phone number just now. Continue to try again.";

describe('the review of a number', () => {
  it.each<[PhoneType | null, TwoFactorStatus, string]>([
    ['Voip', 'SetupRequired', voip],
    ['Mobile', 'SetupRequired', unconfirmed],
    [null, 'SetupRequired', unconfirmed],
    ['Voip', 'Enrolled', own],
  ])('of the looked-up type %s while two-factor is %s has its words', async (type, status, words) => {
    const { page } = await openReview(type, status);
    expect(page.textContent).toContain(words);
  });

  it('of an account offers help instead of another number', async () => {
    const { page, type, press } = await openReview(null, 'Enrolled');
    await type({ number: '07700 900155' });
    await press('Continue');
    await waitUntil(() => expect(alertLines(page).join()).toContain('Enter the phone number of your account.'));
    expect(controlNamed(page, "I can't use this number").getAttribute('href')).toBe('https://help.brand.test');
  });
});
