import fc from 'fast-check';
import * as change from '#domain/two-factor/twoFactorChanges.ts';
import { phoneNumber, phoneType } from './phone.ts';
import { codeChannel, linkedNumber, twoFactorStatus } from './twoFactor.ts';

const serviceWord = fc.constantFrom('TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'TwoFAEmail', 'Other', null);

const channelWords = fc.array(fc.constantFrom('SMS', 'CALL', 'WHATSAPP', 'PIGEON'));

/** What any lookup of a number finds. */
export const lookup = fc.record({
  _tag: fc.constantFrom('Valid' as const, 'Invalid' as const, 'Failed' as const),
  type: fc.option(phoneType),
});

/** Any change of the two-factor state. */
export const twoFactorChange: fc.Arbitrary<change.TwoFactorChange> = fc.oneof(
  fc.tuple(phoneNumber, lookup).map(([at, found]) => change.numberLookedUp(at, found)),
  fc.tuple(phoneNumber, lookup).map(([at, found]) => change.numberTyped(at, found)),
  fc.array(linkedNumber, { maxLength: 3 }).map(change.linkedNumbersFound),
  fc.tuple(linkedNumber, lookup).map(([linked, found]) => change.linkedNumberChosen(linked, found)),
  fc.tuple(twoFactorStatus, channelWords).map(([status, words]) => change.statusReceived(status, words)),
  fc.tuple(codeChannel, serviceWord).map(([asked, word]) => change.codeSent(asked, word)),
  fc.constantFrom(
    change.numberChangeWanted,
    change.requiredInSession,
    change.requiredBySignIn,
    change.verificationFailed,
    change.twoFactorCompleted,
  ),
);
