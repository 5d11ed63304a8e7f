import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { originPlaceholder } from '#env/shared/prerenderedPages.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { builtAssets } from '#tests/e2e/fixtures/builtAssets.ts';
import { memoryRequester } from '#tests/env/server/answers/memoryRequester.ts';
import { builtPaths } from './builtPaths.ts';

test('a production build has no source map, and no file names one', () => {
  const paths = builtPaths('');
  expect(paths.filter((path) => /\.map$/i.test(path))).toEqual([]);
  const scripts = paths.filter((path) => /\.(?:js|css|html)$/.test(path));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((path) => /sourceMappingURL/.test(readFileSync(join(dist, path), 'utf8')))).toEqual([]);
});

const [english, french] = [
  (brand: string): string => `Sign in to your ${brand} account, or create an account.`,
  (brand: string): string => `Connectez-vous à votre compte ${brand} ou créez un compte.`,
];

// Because: every path that is no form gets the shell of the brand and language.
const pages = [
  ...['/signin', '/continue'].map((path) => ({ path, language: 'en', title: 'Sign in', description: english })),
  { path: '/signup', language: 'fr', title: 'Créez votre compte', description: french },
];

test('every page has the tags for shared links', async () => {
  const request = memoryRequester(
    makeHandler(
      builtAssets(),
      readConfig(configText(), () => undefined),
    ),
  );
  for (const brand of brands) {
    const [host, name, { shareImage }] = [accountHost(brand), brand.displayName, fallbackTheme(brand)];
    for (const { path, language, title, description } of pages) {
      const { text } = await request(host, path, { headers: { 'accept-language': language } });
      const tags = [...text.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)];
      expect([path, Object.fromEntries(tags.map(([, property, content]) => [property, content]))]).toEqual([
        path,
        {
          type: 'website',
          site_name: name,
          title: `${title} – ${name}`,
          description: description(name),
          image: `http://${host}:4100${shareImage}`,
        },
      ]);
      expect(text).not.toContain(originPlaceholder);
    }
    expect((await request(host, shareImage)).header('content-type')).toBe('image/png');
  }
});
