import type { WireSandbox } from '#tests/wire/startSandbox.ts';

/** Asks the sandbox for the code of a forgotten password, as the app does. */
export const requestReset = (sandbox: WireSandbox, username: string): Promise<Response> =>
  sandbox.fetchAt('launchpad.xe.localhost', '/authorization/forgotPassword?site=account', {
    method: 'POST',
    body: JSON.stringify({ username, devicePlatform: 'web', platform: 'XEMT', preferredLanguage: 'en' }),
    headers: { deviceId: 'web-account', 'content-type': 'application/json' },
  });
