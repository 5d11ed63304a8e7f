import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { copySettings } from '#env/build/copySettings.ts';

const config = readFileSync(new URL('../../../env/config.json', import.meta.url), 'utf8');
const unfinished = config.replace('"development"', '"production"');
const insecure = unfinished.replace('https://erp.xe.com', 'http://erp.xe.com');

const buildWith = async (text: string): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  const path = join(root, 'config.json');
  writeFileSync(join(root, 'index.html'), '<title>Account</title>');
  writeFileSync(path, text);
  const plugins = [copySettings(path)];
  const built = build({ configFile: false, root, logLevel: 'silent', plugins, build: { write: false } });
  return JSON.stringify(await built.finally(() => rmSync(root, { recursive: true })));
};

it('the build copies a configuration that is not filled in for production, but none with an http address there', async () => {
  expect(await buildWith(unfinished)).toContain(JSON.stringify(unfinished));
  await expect(buildWith(insecure)).rejects.toThrow('http: address in production: productUrls.ERP');
});
