import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { copySettings } from '#env/build/copySettings.ts';

const config = readFileSync(new URL('../../../env/config.json', import.meta.url), 'utf8');
const insecure = config.replace('"development"', '"prod"').replace('https://erp.xe.com', 'http://erp.xe.com');

const buildWith = async (text: string): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  const path = join(root, 'env', 'config.json');
  mkdirSync(join(root, 'env'));
  writeFileSync(join(root, 'index.html'), '<title>Account</title>');
  writeFileSync(path, text);
  try {
    await build({ configFile: false, root, logLevel: 'silent', plugins: [copySettings(path)] });
    return readFileSync(join(root, 'dist', 'env', 'config.json'), 'utf8');
  } finally {
    rmSync(root, { recursive: true });
  }
};

it('the build has a copy of the configuration, also of one that is not filled in for production', async () => {
  const text = config.replace('"development"', '"production"');
  expect([await buildWith(config), await buildWith(text)]).toEqual([config, text]);
});

it.each([
  ['an http address in production, and names it', insecure, 'http: address in production: productUrls.ERP'],
  ['a file of another shape', '{"default": "none"}', 'is not a configuration'],
])('the build refuses %s', async (_what, text, message) => {
  await expect(buildWith(text)).rejects.toThrow(message);
});
