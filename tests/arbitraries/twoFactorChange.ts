import fc from 'fast-check';
import * as code from '#domain/two-factor/codeChanges.ts';
import * as number from '#domain/two-factor/phoneChanges.ts';
import { phoneNumber, phoneType } from './phone.ts';
import { channel, linkedNumber, twoFactorStatus } from './twoFactor.ts';

const serviceWord = fc.constantFrom('TwoFASMS', 'TwoFAVoice', 'TwoFAWhatsApp', 'TwoFAEmail', 'Other', null);

const channelWords = fc.array(fc.constantFrom('SMS', 'CALL', 'WHATSAPP', 'PIGEON'));

/** The choice to remember this browser, and the one not to. */
export const browserRemembered = code.rememberBrowserChosen(true);
export const browserForgotten = code.rememberBrowserChosen(false);

/** Any change of the two-factor state. */
export const twoFactorChange: fc.Arbitrary<number.TwoFactorChange> = fc.oneof(
  fc.tuple(phoneNumber, fc.option(phoneType)).map(([at, type]) => number.numberLookedUp(at, type)),
  fc.tuple(phoneNumber, fc.option(phoneType)).map(([at, type]) => number.lookupFailed(at, type)),
  fc.array(linkedNumber, { maxLength: 3 }).map(number.linkedNumbersFound),
  linkedNumber.map(({ profileId }) => number.linkedAccountUsed(profileId)),
  fc.tuple(twoFactorStatus, channelWords).map(([status, words]) => number.statusReceived(status, words)),
  fc.tuple(channel, serviceWord).map(([asked, word]) => code.codeSent(asked, word)),
  fc.constantFrom(
    number.numberChangeStarted,
    number.numberWasTyped,
    number.requiredInSession,
    number.requiredBySignIn,
    code.emailCodeSent,
    code.verificationFailed,
    browserRemembered,
    browserForgotten,
    code.twoFactorCompleted,
  ),
);
