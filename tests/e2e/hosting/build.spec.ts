import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { brands } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { builtAssets } from '#tests/e2e/fixtures/builtAssets.ts';
import { engineTest as test } from '#tests/e2e/fixtures/engines.ts';
import { memoryRequester } from '#tests/env/server/answers/memoryRequester.ts';
import { builtPaths } from './builtPaths.ts';

const pages = [
  ['/signin', 'en-GB', 'Sign in', (name: string) => `Sign in to your ${name} account, or create an account.`],
  // Because: a path that is no form gets the shell of the brand and language.
  ['/continue', 'fr-FR', 'Se connecter', (name: string) => `Connectez-vous à votre compte ${name} ou créez un compte.`],
] as const;

test('a production build has no source map, no file names one, and every page has its language and the tags for shared links', async () => {
  const paths = builtPaths('');
  expect(paths.filter((path) => /\.map$/i.test(path))).toEqual([]);
  const texts = paths.filter((path) => /\.(?:js|css|html)$/.test(path));
  expect(texts.filter((path) => /sourceMappingURL/.test(readFileSync(join(dist, path), 'utf8')))).toEqual([]);
  const request = memoryRequester(
    makeHandler(
      builtAssets(),
      readConfig(configText(), () => undefined),
    ),
  );
  for (const brand of brands)
    for (const [path, language, title, description] of pages) {
      const [host, name] = [accountHost(brand), brand.displayName];
      const { text } = await request(host, path, { headers: { 'accept-language': language } });
      for (const part of [`<html lang="${language}"`, `<title>${title} – ${name}<`]) expect(text).toContain(part);
      expect(text.includes('role="progressbar" aria-label="Chargement')).toBe(path === '/continue');
      const tags = [...text.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)];
      expect(Object.fromEntries(tags.map(([, property, content]) => [property, content]))).toEqual({
        type: 'website',
        site_name: name,
        title: `${title} – ${name}`,
        description: description(name),
        image: `http://${host}:4100${fallbackTheme(brand).shareImage}`,
      });
    }
});
