import * as E from 'fp-ts/Either';
import { emailKey } from './accounts.ts';
import { sendCode } from './codes.ts';
import type { Send2faInput } from './inputs.ts';
import { e164, findPhone, isLandline } from './phoneNumbers.ts';
import type { ChallengeName, Send2faBody } from './replies.ts';
import { answer, refuse, sent, type Outcome, type Reply } from './reply.ts';
import { partyOf } from './secondFactor.ts';
import type { StoredAccount } from './state.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Reports how the second factor stands and, where a channel or a number is named, sends a code. */
export const send2FA =
  (workings: Workings) =>
  (input: Send2faInput, visit: Visit): Reply<Send2faBody> =>
  async () => {
    const party = partyOf(workings, visit);
    if (E.isLeft(party)) return party;
    const { account } = party.right;
    if (input.channel === null && input.phoneNumber === null) return answer(report(account, 'sms', 'Sent'));
    if (account.twoFactorStatus === 'Locked' || account.twoFactorStatus === 'SetupDisabled') {
      return answer(report(account, 'sms', 'Refused'));
    }
    return input.channel?.toLowerCase() === 'email'
      ? sendByEmail(workings, account)
      : sendByPhone(workings, account, input);
  };

type Channel = 'sms' | 'call' | 'whatsapp' | 'email';

const challenges: Readonly<Record<Channel, ChallengeName>> = {
  sms: 'TwoFASMS',
  call: 'TwoFAVoice',
  whatsapp: 'TwoFAWhatsApp',
  email: 'TwoFAEmail',
};

const report = (account: StoredAccount, channel: Channel, how: 'Sent' | 'Refused'): Send2faBody => ({
  verificationChannels: account.channels,
  twoFactorAuthStatus: account.twoFactorStatus,
  authenticationResult: { success: how === 'Sent', challengeName: challenges[channel] },
});

// Because: an email is no second factor to someone who has a number, nor to someone who never set one up.
const sendByEmail = (workings: Workings, account: StoredAccount): Outcome<Send2faBody> =>
  account.phone === null && account.twoFactorStatus === 'Enabled'
    ? send(workings, account, { to: account.email, channel: 'email' })
    : answer(report(account, 'email', 'Refused'));

const sendByPhone = (workings: Workings, account: StoredAccount, input: Send2faInput): Outcome<Send2faBody> => {
  const number = input.phoneNumber === null ? account.phone : e164(input.phoneNumber);
  if (number === null) return answer(report(account, 'sms', 'Refused'));
  if (!findPhone(number).supported) {
    return refuse('UnsupportedPhoneNumberException', 'No code can be sent to this kind of number');
  }
  const channel = channelFor(input.channel ?? (isLandline(number) ? 'call' : 'sms'), account, number);
  if (channel === null) return refuse('InvalidParameterException', 'The channel does not serve this number');
  const mayUse = input.changeTwoFANumber || account.twoFactorStatus === 'SetupRequired' || number === account.phone;
  return mayUse ? send(workings, account, { to: number, channel }) : answer(report(account, channel, 'Refused'));
};

const channelFor = (word: string, account: StoredAccount, number: string): Exclude<Channel, 'email'> | null => {
  const channel = (['sms', 'call', 'whatsapp'] as const).find((one) => one === word.toLowerCase());
  if (channel === undefined || (isLandline(number) && channel !== 'call')) return null;
  return account.channels.some((one) => one.toLowerCase() === channel) ? channel : null;
};

type Target = { readonly to: string; readonly channel: Channel };

const send = (workings: Workings, account: StoredAccount, target: Target): Outcome<Send2faBody> => {
  const code = sendCode(workings, { ...target, purpose: 'two-factor', email: emailKey(account.email) });
  return E.isLeft(code) ? code : sent(report(account, target.channel, 'Sent'), code.right);
};
