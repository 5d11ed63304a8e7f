import { brandOfHost, resolveBrand } from '#domain/brand/resolveBrand.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { brandHosts } from '#domain/settings/appContext.ts';
import { orNull } from '#domain/shared/parsing.ts';
import { unlisted, unstored } from './answer.ts';
import type { Assets } from './assets.ts';
import type { ServerConfig } from './config.ts';
import { memoizeText } from './memoizeText.ts';
import { brandlessHeaders } from './policies/securityPolicy.ts';
import { makeSite } from './site.ts';

/** Answers a request; at once, if everything that it needs is in memory. */
export type Handler = (request: Request) => Response | Promise<Response>;

const unprintable = /[\p{Cc}\u2028\u2029]/u;

/** The path by which all but a screen is found: decoded once, with single slashes; null if it cannot be decoded, climbs or has control characters. */
export const requestPath = (pathname: string): string | null => {
  const path = orNull(() => decodeURIComponent(pathname));
  if (path === null || unprintable.test(path)) return null;
  return path.split('/').some((part) => part === '.' || part === '..') ? null : path.replaceAll(/\/{2,}/g, '/');
};

/** Makes the request handler of the product for a build and a configuration. It keeps only what it has made of the build and of short header values. */
export const makeHandler = (assets: Assets, config: ServerConfig, now: () => number = Date.now): Handler => {
  const hosts = brandHosts(config.file);
  const { text } = config;
  const sites = new Map(config.sites.map((parts) => [parts.brand.key, makeSite(assets, { ...parts, text, now })]));
  const siteAt = memoizeText((host) => sites.get(resolveBrand(host, hosts).key));
  return (request) => {
    const url = new URL(request.url);
    const { host, hostname, pathname, search } = url;
    const site = siteAt(hostname);
    if (site === undefined) throw new Error('The configuration has no site of its brand.');
    if (hostname.endsWith('.') && brandOfHost(hostname, hosts.hostNames) !== null) {
      // Because: the scheme is that of the browser, which a proxy may have replaced.
      const location = `//${host.replace(/\.(?=:|$)/, '')}${pathname}${search}`;
      const own = { ...Object.fromEntries(brandlessHeaders), ...unstored, ...unlisted };
      return new Response(null, { status: 308, headers: { ...own, location } });
    }
    const screen = routeOf(pathname);
    // Because: what cannot be read names nothing, and its spelling still shows whether a person or a page asked for it.
    const path = screen ?? requestPath(pathname) ?? pathname.replaceAll(/%2f/gi, '/');
    return site(request, { screen, path, url });
  };
};
