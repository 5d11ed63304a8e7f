/**
 * The phone channels that a code can be sent through, in the order they are offered. `challengeName` is the identity service's name for
 * a code sent through the channel. In its list of channels, the service names each in upper case. The messages of a channel are
 * `twoFactor.channel.{name}` and `twoFactor.verify.lead.{name}`.
 */
export const channels = [
  { name: 'sms', challengeName: 'TwoFASMS' },
  { name: 'call', challengeName: 'TwoFAVoice' },
  { name: 'whatsapp', challengeName: 'TwoFAWhatsApp' },
] as const;

/** A phone channel. */
export type Channel = (typeof channels)[number]['name'];

/** The channel of a code: a phone channel, or the profile's email when there is no number. */
export type CodeChannel = Channel | 'email';

/** The channels that count as allowed until the service names some. */
export const defaultChannels: ReadonlyArray<Channel> = ['sms', 'call'];

/** The known channels of the service's list, each once; the default ones when none is known. */
export const verificationChannels = (serviceWords: ReadonlyArray<string>): ReadonlyArray<Channel> => {
  const words = new Set(serviceWords.map((word) => word.toLowerCase()));
  const known = channels.map(({ name }) => name).filter((name) => words.has(name));
  return known.length > 0 ? known : defaultChannels;
};

/** The channel of a challenge name; sms for an unknown name and for none (specification 4.4). */
export const channelOfChallenge = (challengeName: string | null): Channel =>
  channels.find((row) => row.challengeName === challengeName)?.name ?? 'sms';
