import type { Settings } from './settings.ts';

/** The attributes to remove the session cookie with: the ones it was set with. */
export type CookieRemoval = { readonly domain: string; readonly path: '/'; readonly sameSite: 'Lax' | 'None' };

/** The session cookie is on the brand's host domain, same-site Lax in production and None elsewhere. */
export const sessionCookieRemoval = ({ production, hostName }: Settings): CookieRemoval => ({
  domain: hostName,
  path: '/',
  sameSite: production ? 'Lax' : 'None',
});
