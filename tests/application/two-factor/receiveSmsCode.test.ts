import { describe, expect, it } from 'vitest';
import type { SmsCodes } from '#application/ports/browser.ts';
import { makeReceiveSmsCode } from '#application/two-factor/sendTwoFactorCode.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

type Listener = Parameters<SmsCodes['listen']>[0];

const listening = async (
  channel: string,
  sendAttempts: number | null = null,
): Promise<{ readonly codes: string[]; readonly listeners: Set<Listener>; readonly stop: () => void }> => {
  const app = await makeTwoFactorTestApp('sms2fa');
  await app.signIn();
  await app.useCases.twoFactor.sendCode(channel)();
  const listeners = new Set<Listener>();
  const listen: SmsCodes['listen'] = (onCode) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const codes: string[] = [];
  const newest = sendAttempts === null ? app.twoFactor() : { ...app.twoFactor(), sendAttempts };
  const stop = makeReceiveSmsCode({ smsCodes: { listen } })(newest, (code) => codes.push(code));
  return { codes, listeners, stop };
};

describe('the code of a text message', () => {
  it('is received while it is waited for, and nothing else is', async () => {
    const { codes, listeners, stop } = await listening('sms');
    listeners.forEach((tell) => tell('no code'));
    listeners.forEach((tell) => tell('12345'));
    listeners.forEach((tell) => tell('123456'));
    expect(codes).toEqual(['123456']);
    stop();
    expect(listeners.size).toBe(0);
  });

  it.each([
    ['the code comes by a call', 'call', null],
    ['no code was sent', 'sms', 0],
  ] as const)('is not waited for if %s', async (_, channel, sendAttempts) => {
    const { listeners, stop } = await listening(channel, sendAttempts);
    expect(listeners.size).toBe(0);
    stop();
  });
});
