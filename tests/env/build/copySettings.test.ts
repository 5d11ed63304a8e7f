import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySettings } from '#env/build/copySettings.ts';

const config = readFileSync(new URL('../../../env/config.json', import.meta.url), 'utf8');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(folder, 'env'));
  writeFileSync(join(folder, 'index.html'), '<title>Account</title>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const buildWith = async (text: string): Promise<string> => {
  writeFileSync(join(folder, 'env', 'config.json'), text);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [copySettings(join(folder, 'env', 'config.json'))],
  });
  return readFileSync(join(folder, 'dist', 'env', 'config.json'), 'utf8');
};

describe('copySettings', () => {
  it('copies the configuration into the build, also one that is not filled in for production', async () => {
    const text = config.replace('"development"', '"production"');
    expect([await buildWith(config), await buildWith(text)]).toEqual([config, text]);
  });

  it('refuses an http address in production, and names it', async () => {
    const text = config.replace('"development"', '"prod"').replace('https://erp.xe.com', 'http://erp.xe.com');
    await expect(buildWith(text)).rejects.toThrow('http: address in production: productUrls.ERP');
  });

  it('refuses a file of another shape', async () => {
    await expect(buildWith('{"default": "none"}')).rejects.toThrow('is not a configuration');
  });
});
