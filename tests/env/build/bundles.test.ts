import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { bundleServer } from '#env/build/bundleModule.ts';

it('bundleServer makes one file that imports nothing but the modules of Node', async () => {
  const code = readFileSync(await bundleServer(), 'utf8');
  const imported = [...code.matchAll(/^import\b.*?["']([^"']+)["'];$/gms)].map(([, name = '']) => name);
  expect(imported).toContain('node:http');
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  expect(code).not.toMatch(/\bimport\(/);
});
