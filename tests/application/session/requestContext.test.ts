import { describe, expect, it } from 'vitest';
import { makeRequestContext } from '#application/session/requestContext.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const root = { to: '/', scheme: 'https:' } as const;

describe('makeRequestContext', () => {
  it('carries the platform, the redirect, the OAuth values and the language of the visit', async () => {
    const { useCases, ports, errors } = makeTestApp();
    const query = '?platform=XECI&redirect_uri=https://partner.brand.test/back&state=s1&helpcentre=h1';
    await useCases.runGuards({ ...root, query })();
    expect(makeRequestContext(ports, useCases.context)()).toMatchObject({
      platform: 'XECI',
      redirectUrl: 'https://partner.brand.test/back',
      oAuth: { state: 's1' },
      preferredLanguage: 'en',
      helpcentre: 'h1',
      location: 'GB',
    });
    expect(errors()).toEqual([]);
  });

  it('takes the defaults of the brand before the visit has its own values, and logs that', () => {
    const { useCases, ports, errors } = makeTestApp();
    expect(makeRequestContext(ports, useCases.context)()).toMatchObject({
      platform: 'XEMT',
      redirectUrl: 'https://transfer.brand.test',
    });
    expect(errors()).toEqual([
      'Missing platform: the default of the brand is used',
      'Missing redirectUrl: the transfer site is used',
    ]);
  });
});
