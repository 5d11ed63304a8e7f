import * as E from 'fp-ts/Either';
import { emailKey } from './accounts.ts';
import { emailChannel, phoneChannels, type Channel } from './channels.ts';
import type { ClientContext } from './clientContext.ts';
import { sendCode } from './codes.ts';
import type { Send2faInput } from './inputs.ts';
import { e164, findPhone, isLandline } from './phoneNumbers.ts';
import type { Send2faBody } from './replies.ts';
import { answer, answerSent, refuse, type EngineCall, type Outcome } from './reply.ts';
import { mayChangeNumber, twoFactorOwed, twoFactorSubject } from './secondFactor.ts';
import type { StoredAccount } from './state.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Returns the state of the second factor and, if the input names a channel or a number, sends a code. */
export const send2FA: EngineCall<Send2faInput, Send2faBody> = async (deps, input, client) => {
  const subject = twoFactorSubject(deps, client);
  if (E.isLeft(subject)) return subject;
  const { account } = subject.right;
  if (input.changeTwoFANumber && !mayChangeNumber(subject.right)) return twoFactorOwed;
  if (input.channel === null && input.phoneNumber === null) return answer(report(account, phoneChannels.SMS, 'Sent'));
  if (account.twoFactorStatus === 'Locked' || account.twoFactorStatus === 'SetupDisabled') {
    return answer(report(account, phoneChannels.SMS, 'Refused'));
  }
  return input.channel?.toLowerCase() === 'email'
    ? sendByEmail(deps, account)
    : sendByPhone(deps, account, { ...input, accountHost: client.accountHost });
};

const report = (account: StoredAccount, channel: Channel, result: 'Sent' | 'Refused'): Send2faBody => ({
  verificationChannels: account.channels,
  twoFactorAuthStatus: account.twoFactorStatus,
  authenticationResult: { success: result === 'Sent', challengeName: channel.challengeName },
});

// Because: email is a second factor only for an account that has set one up and has no number.
const sendByEmail = (deps: EngineDeps, account: StoredAccount): Outcome<Send2faBody> =>
  account.phone === null && account.twoFactorStatus === 'Enabled'
    ? send(deps, account, { to: account.email, channel: emailChannel, accountHost: null })
    : answer(report(account, emailChannel, 'Refused'));

type PhoneRequest = Send2faInput & Pick<ClientContext, 'accountHost'>;

const sendByPhone = (deps: EngineDeps, account: StoredAccount, input: PhoneRequest): Outcome<Send2faBody> => {
  const number = input.phoneNumber === null ? account.phone : e164(input.phoneNumber);
  if (number === null) return answer(report(account, phoneChannels.SMS, 'Refused'));
  if (!findPhone(number).supported) {
    return refuse('UnsupportedPhoneNumberException', 'No code can be sent to this kind of number');
  }
  const channel = channelFor(input.channel ?? (isLandline(number) ? 'call' : 'sms'), account, number);
  if (channel === null) return refuse('InvalidParameterException', 'The channel does not serve this number');
  const isAllowed = input.changeTwoFANumber || account.twoFactorStatus === 'SetupRequired' || number === account.phone;
  return isAllowed
    ? send(deps, account, { to: number, channel, accountHost: input.accountHost })
    : answer(report(account, channel, 'Refused'));
};

const channelFor = (name: string, account: StoredAccount, number: string): Channel | null => {
  const channel = account.channels.find((one) => one === name.toUpperCase());
  return channel === undefined || (isLandline(number) && channel !== 'CALL') ? null : phoneChannels[channel];
};

type Target = Pick<ClientContext, 'accountHost'> & { readonly to: string; readonly channel: Channel };

const send = (deps: EngineDeps, account: StoredAccount, target: Target): Outcome<Send2faBody> => {
  const { channel } = target;
  const email = emailKey(account.email);
  const sent = sendCode(deps, { ...target, channel: channel.name, purpose: 'two-factor', email });
  return answerSent(sent, report(account, channel, 'Sent'));
};
