/** The phone channels of the launchpad, by the word in which an account lists them. */
export const phoneChannels = {
  SMS: { name: 'sms', challengeName: 'TwoFASMS' },
  CALL: { name: 'call', challengeName: 'TwoFAVoice' },
  WHATSAPP: { name: 'whatsapp', challengeName: 'TwoFAWhatsApp' },
} as const;

/** The channel of an account without a number. */
export const emailChannel = { name: 'email', challengeName: 'TwoFAEmail' } as const;

/** A phone channel, as an account lists it. */
export type WireChannel = keyof typeof phoneChannels;

/** A channel that a code can go by, with the name of the challenge that the code belongs to. */
export type Channel = (typeof phoneChannels)[WireChannel] | typeof emailChannel;
