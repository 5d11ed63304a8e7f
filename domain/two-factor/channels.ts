/**
 * The phone channels that a code can be sent through, in the order they are offered, each with the challenge name by which the
 * identity service reports it. The service's word for a channel is its name in upper case; its messages are
 * `twoFactor.channel.{name}` and `twoFactor.verify.lead.{name}`. A new channel is an entry here and its messages.
 */
export const channels = [
  { name: 'sms', challengeName: 'TwoFASMS' },
  { name: 'call', challengeName: 'TwoFAVoice' },
  { name: 'whatsapp', challengeName: 'TwoFAWhatsApp' },
] as const;
