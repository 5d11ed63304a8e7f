import type { SentCode } from './state.ts';

type Message = Pick<SentCode, 'code' | 'channel'> & { readonly accountHost: string | null };

/**
 * The words of a message with a code. The last line of a text message binds the code to the host of the account pages, so that
 * a browser offers it only there (https://wicg.github.io/sms-one-time-codes/).
 */
export const codeText = ({ code, channel, accountHost }: Message): string => {
  const words = `Your verification code is ${code}.`;
  return channel === 'sms' && accountHost !== null ? `${words}\n\n@${accountHost} #${code}` : words;
};
