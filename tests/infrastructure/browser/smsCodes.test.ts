import { describe, expect, it, vi } from 'vitest';
import { makeSmsCodes } from '#infrastructure/browser/smsCodes.ts';

type Get = CredentialsContainer['get'];

const browserWith = (get: Get): Parameters<typeof makeSmsCodes>[0] & { readonly OTPCredential: unknown } => ({
  OTPCredential: () => undefined,
  navigator: { credentials: { get } },
});

const credential = (code: string): Credential => Object.assign({ id: '', type: 'otp' }, { code });

describe('the codes of text messages', () => {
  it('come from WebOTP', async () => {
    const get = vi.fn<Get>(async () => credential('123456'));
    const onCode = vi.fn<(code: string) => void>();
    makeSmsCodes(browserWith(get)).listen(onCode);
    await vi.waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('123456'));
    expect(get).toHaveBeenCalledExactlyOnceWith({ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) });
  });

  it('are not waited for any more once the page is left', async () => {
    let signal: AbortSignal | undefined;
    let give: (credential: Credential) => void = () => undefined;
    const get = vi.fn<Get>((options) => {
      signal = options?.signal;
      return new Promise((resolve) => {
        give = resolve;
      });
    });
    const onCode = vi.fn<(code: string) => void>();
    const stop = makeSmsCodes(browserWith(get)).listen(onCode);
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    expect(signal?.aborted).toBe(false);
    stop();
    expect(signal?.aborted).toBe(true);
    give(credential('123456'));
    await Promise.resolve();
    await Promise.resolve();
    expect(onCode).not.toHaveBeenCalled();
  });

  it('are not asked for in a browser without WebOTP', () => {
    const get = vi.fn<Get>(async () => null);
    makeSmsCodes({ navigator: { credentials: { get } } }).listen(() => undefined);
    makeSmsCodes(Object.assign({ navigator: {} }, { OTPCredential: () => undefined })).listen(() => undefined);
    expect(get).not.toHaveBeenCalled();
  });

  it.each([
    ['a person who refuses', () => Promise.reject(new DOMException('No', 'AbortError'))],
    ['an empty answer', async () => null],
    ['another credential', async () => ({ id: 'a', type: 'password' })],
  ])('are none after %s', async (_, answer) => {
    const get = vi.fn<Get>(answer);
    const onCode = vi.fn<(code: string) => void>();
    makeSmsCodes(browserWith(get)).listen(onCode);
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    await Promise.allSettled(get.mock.results.map(({ value }) => value));
    expect(onCode).not.toHaveBeenCalled();
  });
});
