import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#domain/brand/brand.ts';
import { securityHeaders, type Header } from '#domain/settings/securityPolicy.ts';
import { plainPolicy } from '#domain/settings/contentPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { readPrerenderIndex } from './prerenderIndex.ts';

/** Returns the content-security-policy hashes of the inline scripts of a page. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  html
    .split(/<script(?=[\s>])/i)
    .slice(1)
    .filter((part) => !/\ssrc=/i.test(part.slice(0, part.indexOf('>'))))
    .map((part) => part.slice(part.indexOf('>') + 1, part.search(/<\/script>/i)))
    .map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);

const shellHashes = (dist: string): ReadonlyArray<string> => {
  const shell = join(dist, 'index.html');
  return existsSync(shell) ? inlineScriptHashes(readFileSync(shell, 'utf8')) : [];
};

/** Returns the headers of an account host as in production, for the build in this folder. */
export const builtHeaders = (brand: Brand, settings: Settings, dist: string): ReadonlyArray<Header> => {
  const prerenderIndex = readPrerenderIndex(dist);
  return securityHeaders(settings, {
    ...plainPolicy,
    scriptHashes: [...shellHashes(dist), ...(prerenderIndex?.scriptHashes ?? [])],
    styleHashes: prerenderIndex?.brands[brand.key]?.styleHashes ?? [],
  });
};

// Because: the dev server adds inline scripts, styles and markup, and uses a web socket; its markup would be reported.
const relaxed = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '');

/** Returns the headers of an account host with the dev server: the policy allows what the dev server needs. */
export const devServerHeaders = (settings: Settings): ReadonlyArray<Header> =>
  securityHeaders(settings)
    .filter(([name]) => name !== 'Content-Security-Policy-Report-Only')
    .map(([name, value]) => [name, name === 'Content-Security-Policy' ? relaxed(value) : value]);
