import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { lookupFailed } from '#domain/two-factor/phoneChanges.ts';
import type { PhoneType, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { NumberScreen } from '#ui/two-factor/NumberScreen.tsx';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';

const textOf = async (type: PhoneType | null, status: TwoFactorStatus): Promise<string> => {
  const { useCases, ports } = makeTestApp();
  ports.session.update(
    inTwoFactor((before) => lookupFailed('+447012345678', type)({ ...before, status, required: true })),
  );
  const { page } = await renderView(
    withUseCases(useCases, <NumberScreen purpose="review" countryField={{ CountryField: () => null }} />),
  );
  return page.textContent ?? '';
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
    expect(await textOf(type, status)).toContain(words);
  });
});
