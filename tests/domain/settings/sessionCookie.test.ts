import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionCookieRemoval } from '#domain/settings/sessionCookie.ts';
import { hostName } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

describe('sessionCookieRemoval', () => {
  it('is on the host domain for every path, same-site Lax in production and None elsewhere', () => {
    fc.assert(
      fc.property(hostName, fc.boolean(), (domain, production) => {
        const sameSite = production ? 'Lax' : 'None';
        expect(sessionCookieRemoval({ ...plainSettings, hostName: domain, production })).toEqual({
          domain,
          path: '/',
          sameSite,
        });
      }),
    );
  });
});
