import { describe, expect, it, vi } from 'vitest';
import { makeSmsCodes } from '#infrastructure/browser/smsCodes.ts';

type Get = CredentialsContainer['get'];

const listen = (answer: Get) => {
  const get = vi.fn<Get>(answer);
  const onCode = vi.fn<(code: string) => void>();
  const browser = Object.assign({ navigator: { credentials: { get } } }, { OTPCredential: () => undefined });
  return { get, onCode, stop: makeSmsCodes(browser).listen(onCode) };
};

const credential: Credential = Object.assign({ id: '', type: 'otp' }, { code: '123456' });

describe('the codes of text messages', () => {
  it('come from WebOTP', async () => {
    const { get, onCode } = listen(async () => credential);
    await expect.poll(() => onCode).toHaveBeenCalledExactlyOnceWith('123456');
    expect(get).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) });
  });

  it('are not waited for any more once the page is left', async () => {
    let give = (_given: Credential): void => undefined;
    const answer = new Promise<Credential>((resolve) => {
      give = resolve;
    });
    const { get, onCode, stop } = listen(() => answer);
    await expect.poll(() => get).toHaveBeenCalled();
    stop();
    expect(get.mock.lastCall?.[0]?.signal?.aborted).toBe(true);
    give(credential);
    await answer;
    await Promise.resolve();
    expect(onCode).not.toHaveBeenCalled();
  });

  const ask = vi.fn<Get>(async () => null);
  const refuse = (): never => {
    throw new DOMException('hidden', 'SecurityError');
  };
  it.each<[string, Parameters<typeof makeSmsCodes>[0]]>([
    ['has no WebOTP', { navigator: { credentials: { get: ask } } }],
    ['has no credentials', Object.assign({ navigator: {} }, { OTPCredential: null })],
    [
      'hides them',
      Object.assign({ navigator: Object.defineProperty({}, 'credentials', { get: refuse }) }, { OTPCredential: null }),
    ],
  ])('are not asked for in a browser that %s', (_what, browser) => {
    makeSmsCodes(browser).listen(() => undefined);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each<[string, Get]>([
    ['a person who refuses', () => Promise.reject(new DOMException('No', 'AbortError'))],
    ['an empty answer', async () => null],
    ['another credential', async () => ({ id: 'a', type: 'password' })],
  ])('are none after %s', async (_, answer) => {
    const { get, onCode } = listen(answer);
    await expect.poll(() => get).toHaveBeenCalled();
    await Promise.allSettled(get.mock.results.map(({ value }) => value));
    expect(onCode).not.toHaveBeenCalled();
  });
});
