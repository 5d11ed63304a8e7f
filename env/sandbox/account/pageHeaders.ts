import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#domain/brand/brand.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import { securityHeaders, type Header } from '#domain/settings/securityPolicy.ts';
import { plainPolicy } from '#domain/settings/contentPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { printedIndex } from './printedIndex.ts';

/** A brand's settings in this configuration; a brand without a block of its own stops the sandbox at once. */
export const brandSettings = (brand: Brand, config: string): Settings => {
  const { settings } = forBrand(JSON.parse(config), brand);
  if (settings === null) throw new Error(`env/sandbox/config.json lacks what ${brand.displayName} needs.`);
  return settings;
};

/** The hashes a policy needs for the scripts that stand inside a page. */
export const inlineScriptHashes = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map(([, script = '']) => script)
    .map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);

const shellHashes = (dist: string): ReadonlyArray<string> => {
  const shell = join(dist, 'index.html');
  return existsSync(shell) ? inlineScriptHashes(readFileSync(shell, 'utf8')) : [];
};

/** The headers of every answer of an account host: the production builder's, for the build in this folder. */
export const builtHeaders = (brand: Brand, settings: Settings, dist: string): ReadonlyArray<Header> => {
  const printed = printedIndex(dist);
  return securityHeaders(settings, {
    ...plainPolicy,
    scriptHashes: [...shellHashes(dist), ...(printed?.scriptHashes ?? [])],
    styleHashes: printed?.brands[brand.key]?.styleHashes ?? [],
  });
};

// Because: the dev server writes its own inline scripts, styles and markup, and talks over a web socket.
const relaxed = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("; require-trusted-types-for 'script'; trusted-types 'none'", '');

/** The same while the app is being worked on: only the policy gives way, and only to the dev server. */
export const workshopHeaders = (settings: Settings): ReadonlyArray<Header> =>
  securityHeaders(settings).map(([name, value]) => [name, name === 'Content-Security-Policy' ? relaxed(value) : value]);
