import type { Channel, Phone, TwoFactor } from './twoFactor.ts';

const channels: ReadonlyArray<Channel> = ['sms', 'call', 'whatsapp'];

/** What can be offered when the service names no channel. */
export const defaultChannels: ReadonlyArray<Channel> = ['sms', 'call'];

/** The channel a code went by: a landline is always called, else the service's word decides, sms when it is none it knows. */
export const channelAfterSend = (phone: Phone, serviceWord: string | null): Channel => {
  if (isLandline(phone)) return 'call';
  switch (serviceWord) {
    case 'TwoFAVoice':
      return 'call';
    case 'TwoFAWhatsApp':
      return 'whatsapp';
    default:
      return 'sms';
  }
};

/** The service's list in lower case, each known channel once; the default channels when none of it is known. */
export const verificationChannels = (serviceWords: ReadonlyArray<string>): ReadonlyArray<Channel> => {
  const named = new Set(serviceWords.map((word) => word.toLowerCase()));
  const known = channels.filter((channel) => named.has(channel));
  return known.length > 0 ? known : defaultChannels;
};

/** The channels a person may choose from: a landline can only be called, and without a number there is none. */
export const offeredChannels = ({
  phone,
  verificationChannels: allowed,
}: Pick<TwoFactor, 'phone' | 'verificationChannels'>): ReadonlyArray<Channel> => {
  if (phone._tag === 'Absent') return [];
  return isLandline(phone) ? ['call'] : allowed;
};

/** What "Try another way" turns to: the next channel on offer after the last one used; null when there is no other. */
export const nextChannel = (
  twoFactor: Pick<TwoFactor, 'phone' | 'verificationChannels' | 'channel' | 'previousChannel'>,
): Channel | null => {
  const offered = offeredChannels(twoFactor);
  const used = twoFactor.previousChannel ?? twoFactor.channel;
  const next = offered[(offered.findIndex((channel) => channel === used) + 1) % offered.length];
  return next === undefined || next === used ? null : next;
};

/** Whether a number is known to be one that can only be called. */
export const isLandline = (phone: Phone): boolean => phone._tag === 'Checked' && phone.landline;
