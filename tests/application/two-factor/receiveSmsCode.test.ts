import { describe, expect, it } from 'vitest';
import type { SmsCodes } from '#application/ports/browser.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const listening = (newest: Pick<TwoFactor, 'channel' | 'sendAttempts'>) => {
  const listeners = new Set<Parameters<SmsCodes['listen']>[0]>();
  const listen: SmsCodes['listen'] = (onCode) => {
    listeners.add(onCode);
    return () => void listeners.delete(onCode);
  };
  const codes: string[] = [];
  const { twoFactor } = makeTestApp({ seeds: [], replace: () => ({ smsCodes: { listen } }) }).useCases;
  const stop = twoFactor.receiveSmsCode(newest, (code) => codes.push(code));
  return { codes, listeners, stop };
};

describe('the code of a text message', () => {
  it('is received while it is waited for, and nothing else is', () => {
    const { codes, listeners, stop } = listening({ channel: 'sms', sendAttempts: 1 });
    for (const text of ['no code', '12345', '123456']) listeners.forEach((tell) => tell(text));
    expect(codes).toEqual(['123456']);
    stop();
    expect(listeners.size).toBe(0);
  });

  it.each([
    { channel: 'call', sendAttempts: 1 },
    { channel: 'sms', sendAttempts: 0 },
  ] as const)('is not waited for after $sendAttempts codes by $channel', (newest) => {
    const { listeners, stop } = listening(newest);
    expect(listeners.size).toBe(0);
    stop();
  });
});
