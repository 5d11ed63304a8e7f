import * as E from 'fp-ts/Either';
import type { Ports } from '#application/ports/ports.ts';
import { type OneTimeCode, parseCode } from '#domain/identity/oneTimeCode.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** What is known of the newest code that was sent. */
type NewestCode = Pick<TwoFactor, 'channel' | 'sendAttempts'>;

/** Waits for the newest code, if it was sent by text message. Returns a function that stops waiting. */
export type ReceiveSmsCode = (newest: NewestCode, onCode: (code: OneTimeCode) => void) => () => void;

/** Ignores a message without a code. */
export const makeReceiveSmsCode =
  ({ smsCodes }: Pick<Ports, 'smsCodes'>): ReceiveSmsCode =>
  ({ channel, sendAttempts }, onCode) => {
    if (channel !== 'sms' || sendAttempts === 0) return () => undefined;
    return smsCodes.listen((received) => {
      const code = parseCode(received);
      if (E.isRight(code)) onCode(code.right);
    });
  };
