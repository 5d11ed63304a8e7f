import type { Settings } from '#domain/settings/settings.ts';

/** How the session cookie is removed: with the attributes it was set with. */
export type CookieRemoval = { readonly domain: string; readonly path: '/'; readonly sameSite: 'Lax' | 'None' };

/** Same-site Lax in production and None elsewhere, on the brand's host domain. */
export const sessionCookieRemoval = ({ production, hostName }: Settings): CookieRemoval => ({
  domain: hostName,
  path: '/',
  sameSite: production ? 'Lax' : 'None',
});
