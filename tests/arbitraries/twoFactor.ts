import fc from 'fast-check';
import { type Channel, channels } from '#domain/two-factor/channels.ts';
import type { LinkedNumber, TwoFactor, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { phone, phoneNumber, phoneType } from './phone.ts';
import { profileId } from './profileId.ts';

export const channel: fc.Arbitrary<Channel> = fc.constantFrom(...channels.map(({ name }) => name));

export const twoFactorStatus: fc.Arbitrary<TwoFactorStatus> = fc.constantFrom(
  'Locked',
  'SetupDisabled',
  'SetupRequired',
  'Enrolled',
);

export const linkedNumber: fc.Arbitrary<LinkedNumber> = fc.record({ profileId, number: phoneNumber });

/** Any two-factor state. */
export const twoFactor: fc.Arbitrary<TwoFactor> = fc.record({
  requirement: fc.constantFrom('None', 'InSession', 'BySignIn'),
  standing: fc.constantFrom('Unread', 'Read', 'EmailRefused'),
  given: fc.constantFrom('No', 'Yes', 'WithFirstNumber', 'WithNewNumber'),
  status: twoFactorStatus,
  phone,
  lookedUpType: fc.option(phoneType),
  profileNumber: fc.option(phoneNumber),
  numberTyped: fc.boolean(),
  changingNumber: fc.boolean(),
  linkedNumbers: fc.array(linkedNumber, { maxLength: 4 }),
  profileId: fc.option(profileId),
  channel: fc.option(fc.oneof(channel, fc.constant('email' as const))),
  previousChannel: fc.option(channel),
  verificationChannels: fc.uniqueArray(channel, { minLength: 1 }),
  rememberBrowser: fc.boolean(),
  sendAttempts: fc.nat(20),
  verificationAttempts: fc.nat(20),
});
