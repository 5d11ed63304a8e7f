import { type Channel, channels, noTwoFactor, type Phone, type TwoFactor } from './twoFactor.ts';

/** The previous channel after a send: a call for a landline, else the one with the service's challenge name, sms for an unknown name. */
export const channelAfterSend = (phone: Phone, challengeName: string | null): Channel =>
  isLandline(phone) ? 'call' : (channels.find((row) => row.challengeName === challengeName)?.name ?? 'sms');

/** The known channels of the service's list, each once; those of `noTwoFactor` when none is known. */
export const verificationChannels = (serviceWords: ReadonlyArray<string>): ReadonlyArray<Channel> => {
  const named = new Set(serviceWords.map((word) => word.toLowerCase()));
  const known = channels.map(({ name }) => name).filter((name) => named.has(name));
  return known.length > 0 ? known : noTwoFactor.verificationChannels;
};

/** The channels a person can choose: only a call for a landline, none without a number. */
export const offeredChannels = ({
  phone,
  verificationChannels: allowed,
}: Pick<TwoFactor, 'phone' | 'verificationChannels'>): ReadonlyArray<Channel> => {
  if (phone._tag === 'Absent') return [];
  return isLandline(phone) ? ['call'] : allowed;
};

/** The channel that "Try another way" suggests: the next offered one after the previous channel; null when there is no other. */
export const nextChannel = (
  twoFactor: Pick<TwoFactor, 'phone' | 'verificationChannels' | 'channel' | 'previousChannel'>,
): Channel | null => {
  const offered = offeredChannels(twoFactor);
  const used = twoFactor.previousChannel ?? twoFactor.channel;
  const next = offered[(offered.findIndex((channel) => channel === used) + 1) % offered.length];
  return next === undefined || next === used ? null : next;
};

/** Whether a number is known to be a landline, which can only be called. */
export const isLandline = (phone: Phone): boolean => phone._tag === 'Checked' && phone.landline;
