import { describe, expect, it } from 'vitest';
import { startSandbox } from '#tests/wire/startSandbox.ts';

describe('the configuration of the sandbox', () => {
  it('is not served with an http address in production, which is named', async () => {
    const serve = startSandbox({ settingsOverrides: { environment: 'production' } });
    await expect(serve).rejects.toThrow(/http: address in production: launchpadApiUrl/);
  });

  it('leaves no server listening if it is refused, so that the command ends', async () => {
    const listening = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listening();
    const serve = startSandbox({ settingsOverrides: { environment: 'production' } });
    await expect(serve).rejects.toThrow(/cannot be used/);
    expect(listening()).toBe(before);
  });

  it('counts as production with an unknown environment', async () => {
    const serve = startSandbox({ settingsOverrides: { environment: 'Sandbox' } });
    await expect(serve).rejects.toThrow(/unknown value, so that production is assumed: environment/);
  });
});
