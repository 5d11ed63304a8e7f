import fc from 'fast-check';
import type { Phone, PhoneType } from '#domain/two-factor/twoFactor.ts';

/** Any number in E.164 form. */
export const phoneNumber: fc.Arbitrary<string> = fc.stringMatching(/^\+[1-9][0-9]{6,13}$/);

/** Any type of a number. */
export const phoneType: fc.Arbitrary<PhoneType> = fc.constantFrom('Mobile', 'Landline', 'Voip');

const lookedUp = { number: phoneNumber, type: fc.option(phoneType) };

/** Any phone: absent, unchecked or checked. */
export const phone: fc.Arbitrary<Phone> = fc.oneof(
  fc.constant<Phone>({ _tag: 'Absent' }),
  fc.record({ _tag: fc.constant('Unchecked'), ...lookedUp }),
  fc.record({ _tag: fc.constant('Checked'), ...lookedUp, landline: fc.boolean() }),
);

/** What any lookup of a number finds. */
export const lookup = fc.record({
  _tag: fc.constantFrom('Valid' as const, 'Invalid' as const, 'Failed' as const),
  type: fc.option(phoneType),
});
