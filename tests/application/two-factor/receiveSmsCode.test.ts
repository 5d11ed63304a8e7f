import { describe, expect, it } from 'vitest';
import type { SmsCodes } from '#application/ports/browser.ts';
import { codeOf } from '#tests/support/codes.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

/** A person who waits for a code that was sent through the channel; null for none. */
const waiting = async (channel: string | null) => {
  const listeners = new Set<Parameters<SmsCodes['listen']>[0]>();
  const listen: SmsCodes['listen'] = (onCode) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const app = await makeTwoFactorTestApp('sms2fa', undefined, { smsCodes: { listen } });
  await app.signIn();
  if (channel !== null) expect(await app.sendCode(channel)).toBe('/2fa/verify-number');
  const codes: string[] = [];
  const stop = app.useCases.twoFactor.receiveSmsCode((code) => codes.push(code));
  return { codes, listeners, stop };
};

describe('the code of a text message', () => {
  it('is received while it is waited for, and nothing else is', async () => {
    const { codes, listeners, stop } = await waiting('sms');
    const code = codeOf('1');
    for (const text of ['no code', code.slice(1), code]) listeners.forEach((tell) => tell(text));
    expect(codes).toEqual([code]);
    stop();
    expect(listeners.size).toBe(0);
  });

  it.each(['call', null])('is not waited for where the last code went by %s', async (channel) => {
    const { listeners, stop } = await waiting(channel);
    expect(listeners.size).toBe(0);
    stop();
  });
});
