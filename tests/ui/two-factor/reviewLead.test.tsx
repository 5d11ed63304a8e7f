import { describe, expect, it, vi } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { lookupFailed } from '#domain/two-factor/phoneChanges.ts';
import type { PhoneType, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, inputNamed, type RenderedView, renderView } from '#tests/ui/renderView.tsx';
import { withHelp } from '#tests/ui/session/openEnd.tsx';
import { NumberScreen } from '#ui/two-factor/NumberScreen.tsx';

const CountryField = ({ chosen }: { readonly chosen: string }) => <input name="country" value={chosen} readOnly />;

/** Opens the review of a number of the United Kingdom, whose lookup failed with this type. */
const openReview = async (type: PhoneType | null, status: TwoFactorStatus): Promise<RenderedView> => {
  const { useCases, ports } = makeTestApp({ context: withHelp });
  await useCases.twoFactor.phones.open();
  ports.session.update(
    inTwoFactor((before) => lookupFailed('+447012345678', type)({ ...before, status, requirement: 'InSession' })),
  );
  return renderView(<NumberScreen purpose="review" CountryField={CountryField} />, { useCases });
};

const voip = "We can't send codes to this kind of number. Use a mobile or landline number.";
const unconfirmed = "We haven't been able to confirm this number yet. Correct it if it isn't right.";
const own = "We couldn't check your phone number just now. Continue to try again.";

describe('the review of a number', () => {
  it.each<[PhoneType | null, TwoFactorStatus, string]>([
    ['Voip', 'SetupRequired', voip],
    ['Mobile', 'SetupRequired', unconfirmed],
    ['Landline', 'SetupRequired', unconfirmed],
    [null, 'SetupRequired', unconfirmed],
    ['Voip', 'Enrolled', own],
  ])('of the looked-up type %s while two-factor is %s has its words', async (type, status, words) => {
    const { page } = await openReview(type, status);
    expect(page.textContent).toContain(words);
  });

  it('of an account offers help instead of another number', async () => {
    const { page, act } = await openReview(null, 'Enrolled');
    inputNamed(page, 'number').value = '07700 900155';
    await act(() => controlNamed(page, 'Continue').click());
    await vi.waitFor(async () => {
      await act(() => undefined);
      expect(page.querySelector('[role="alert"]')?.textContent).toContain('Enter the phone number of your account.');
    });
    expect(controlNamed(page, "I can't use this number").getAttribute('href')).toBe('https://help.brand.test');
  });
});
