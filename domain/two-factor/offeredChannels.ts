import type { Channel } from './channels.ts';
import { isLandline, type TwoFactor } from './twoFactor.ts';

type Allowed = Pick<TwoFactor, 'phone' | 'verificationChannels'>;

/** The channels that a person can choose: only a call for a landline, none without a number. */
export const offeredChannels = ({ phone, verificationChannels }: Allowed): ReadonlyArray<Channel> => {
  if (phone._tag === 'Absent') return [];
  return isLandline(phone) ? ['call'] : verificationChannels;
};

/** The channel that "Try another way" suggests: the offered one after the last used one; null when there is no other. */
export const nextChannel = (twoFactor: Allowed & Pick<TwoFactor, 'channel' | 'previousChannel'>): Channel | null => {
  const offered = offeredChannels(twoFactor);
  const used = twoFactor.previousChannel ?? twoFactor.channel;
  const next = offered[(offered.findIndex((channel) => channel === used) + 1) % offered.length];
  return next === undefined || next === used ? null : next;
};
