import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { configText } from '#env/sandbox/account/configFile.ts';
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

const shareTagsOf = (html: string): ReadonlyArray<readonly [property: string, content: string]> =>
  [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
    name,
    content,
  ]);

// Because: every path that is no form gets the shell of the brand and language.
const pages = [
  ...['/signin', '/continue', '/nowhere'].map((path) => ({ path, language: 'en', title: 'Sign in' })),
  { path: '/signup', language: 'fr', title: 'Créez votre compte' },
];

const descriptionIn = (language: string, brand: string): string =>
  language === 'fr'
    ? `Connectez-vous à votre compte ${brand} ou créez un compte.`
    : `Sign in to your ${brand} account, or create an account.`;

test('every page has the tags for shared links', async () => {
  const request = memoryRequester(
    makeHandler(
      builtAssets(),
      readConfig(configText(), () => undefined),
    ),
  );
  for (const brand of brands) {
    const host = accountHost(brand);
    const { shareImage } = fallbackTheme(brand);
    for (const { path, language, title } of pages) {
      const { text } = await request(host, path, { headers: { 'accept-language': language } });
      expect([path, shareTagsOf(text)]).toEqual([
        path,
        [
          ['type', 'website'],
          ['site_name', brand.displayName],
          ['title', `${title} – ${brand.displayName}`],
          ['description', descriptionIn(language, brand.displayName)],
          ['image', `http://${host}:4100${shareImage}`],
        ],
      ]);
      expect(text).not.toContain(originPlaceholder);
    }
    expect((await request(host, shareImage)).header('content-type')).toBe('image/png');
  }
});
