import { describe, expect, it } from 'vitest';
import { startSandbox } from '#tests/wire/startSandbox.ts';

describe('the configuration of the sandbox', () => {
  it('is refused with an http address in production, which is named, and leaves no server listening', async () => {
    const listening = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listening();
    const serve = startSandbox({ settingsOverrides: { environment: 'production' } });
    await expect(serve).rejects.toThrow(/http: address in production: launchpadApiUrl/);
    expect(listening()).toBe(before);
  });
});
