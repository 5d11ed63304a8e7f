import fc from 'fast-check';
import { type Channel, channels, type CodeChannel } from '#domain/two-factor/channels.ts';
import type { LinkedNumber, SentCodes, TwoFactor, TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { phone, phoneNumber } from './phone.ts';
import { profileId } from './person.ts';

export const channel: fc.Arbitrary<Channel> = fc.constantFrom(...channels.map(({ name }) => name));

export const twoFactorStatus: fc.Arbitrary<TwoFactorStatus> = fc.constantFrom(
  'Locked',
  'SetupDisabled',
  'SetupRequired',
  'Enrolled',
);

export const linkedNumber: fc.Arbitrary<LinkedNumber> = fc.record({ profileId, number: phoneNumber });

/** Any channel of a code, email included. */
export const codeChannel: fc.Arbitrary<CodeChannel> = fc.oneof(channel, fc.constant('email' as const));

const sentCodes: fc.Arbitrary<SentCodes> = fc.record({
  channel: codeChannel,
  previousChannel: fc.option(channel),
  sendAttempts: fc.integer({ min: 1, max: 20 }),
  verificationAttempts: fc.nat(20),
});

/** Any two-factor state. */
export const twoFactor: fc.Arbitrary<TwoFactor> = fc.record({
  requirement: fc.constantFrom('None', 'InSession', 'BySignIn'),
  standing: fc.constantFrom('Unread', 'Read', 'EmailRefused'),
  given: fc.constantFrom('No', 'Yes', 'WithFirstNumber', 'WithNewNumber'),
  status: twoFactorStatus,
  phone,
  profileNumber: fc.option(phoneNumber),
  newNumber: fc.constantFrom('None', 'Wanted', 'Typed'),
  linkedNumbers: fc.array(linkedNumber, { maxLength: 4 }),
  profileId: fc.option(profileId),
  sent: fc.option(sentCodes),
  verificationChannels: fc.uniqueArray(channel, { minLength: 1 }),
});
