import * as E from 'fp-ts/Either';
import { emailKey } from './accounts.ts';
import { emailChannel, phoneChannels, type Channel } from './account.ts';
import { sendCode } from './codes.ts';
import type { Call, Send2faInput, TwoFactorReport } from './engineApi.ts';
import type { EngineDeps } from './engineDeps.ts';
import { e164, findPhone, isLandline } from './phoneNumbers.ts';
import { answer, answerSent, refuse, type Outcome } from './reply.ts';
import { mayChangeNumber, twoFactorSubject, type TwoFactorSubject } from './secondFactor.ts';
import type { StoredAccount } from './state.ts';

/** Returns the state of the second factor and, if the input names a channel or a number, sends a code. */
export const send2FA: Call<'send2FA'> = async (deps, input, client) => {
  const subject = twoFactorSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const { account } = subject.right;
  if (input.changeTwoFANumber && !mayChangeNumber(subject.right)) return refuse('TwoFactorRequiredException');
  if (input.channel === null && input.phoneNumber === null) return answer(report(account, phoneChannels.SMS, 'Sent'));
  if (account.twoFactorStatus === 'Locked' || account.twoFactorStatus === 'SetupDisabled') {
    return answer(report(account, phoneChannels.SMS, 'Refused'));
  }
  if (input.channel !== 'email') return sendByPhone(deps, subject.right, input);
  return hasFactorByEmail(account)
    ? send(deps, subject.right, { to: account.email, channel: emailChannel })
    : answer(report(account, emailChannel, 'Refused'));
};

/** Whether email is the second factor of an account: it has set one up, and has no number. */
const hasFactorByEmail = ({ phone, twoFactorStatus }: StoredAccount): boolean =>
  phone === null && twoFactorStatus === 'Enabled';

const report = (account: StoredAccount, channel: Channel, result: 'Sent' | 'Refused'): TwoFactorReport => ({
  verificationChannels: account.channels,
  twoFactorAuthStatus: account.twoFactorStatus,
  authenticationResult: { success: result === 'Sent', challengeName: channel.challengeName },
});

const sendByPhone = (deps: EngineDeps, subject: TwoFactorSubject, input: Send2faInput): Outcome<TwoFactorReport> => {
  const { account } = subject;
  const number = input.phoneNumber === null ? account.phone : e164(input.phoneNumber);
  if (number === null) return answer(report(account, phoneChannels.SMS, 'Refused'));
  if (!findPhone(number).supported) return refuse('UnsupportedPhoneNumberException');
  const asked = input.channel ?? (isLandline(number) ? 'call' : 'sms');
  const word = account.channels.find((one) => phoneChannels[one].name === asked);
  if (word === undefined || (isLandline(number) && word !== 'CALL')) return refuse('InvalidParameterException');
  const channel = phoneChannels[word];
  const isAllowed = input.changeTwoFANumber || account.twoFactorStatus === 'SetupRequired' || number === account.phone;
  return isAllowed ? send(deps, subject, { to: number, channel }) : answer(report(account, channel, 'Refused'));
};

const send = (
  deps: EngineDeps,
  { account, accountHost }: TwoFactorSubject,
  { to, channel }: { readonly to: string; readonly channel: Channel },
): Outcome<TwoFactorReport> => {
  const email = emailKey(account.email);
  const sent = sendCode(deps, { to, channel: channel.name, purpose: 'two-factor', email, accountHost });
  return answerSent(sent, report(account, channel, 'Sent'));
};

/** Returns the profile of a session, or of a sign-in that was refused until the second factor is done. */
export const profile: Call<'profile'> = async (deps, client) => {
  const subject = twoFactorSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const { key, account } = subject.right;
  deps.state.unreviewed.add(key);
  const { phone, accountType, email } = account;
  return answer({ mobilePhone: { number: phone }, profile: { accountType, email } });
};

/**
 * Returns the type of a number. A profile number that was never validated fails in the first lookup after the profile was
 * read, so that the person reviews it; the next lookup treats it like any other number.
 */
export const lookupPhoneNumber: Call<'lookupPhoneNumber'> = async (deps, { phoneNumber }, client) => {
  const subject = twoFactorSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const number = e164(phoneNumber);
  if (number === null) return refuse('ResourceNotFoundException');
  const { type, supported } = findPhone(number);
  const { key, account } = subject.right;
  if (number === account.phone && !account.phoneValidated && deps.state.unreviewed.delete(key)) {
    return refuse('PhoneNumberNotValidatedException', { phoneType: type });
  }
  if (type !== null && supported) return answer({ data: { type } });
  return refuse('UnsupportedPhoneNumberException', { phoneType: type });
};
