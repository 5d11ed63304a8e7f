import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { bundleModule, bundleServer } from '#env/build/bundleModule.ts';
import { smallerLibraries } from '#env/build/smallerLibraries.ts';

it('the bundled container compiles no code, which the content-security policy forbids, and needs no runtime of the bundler', async () => {
  const plugins = smallerLibraries();
  const { code } = await bundleModule('infrastructure/container.ts', { target: 'webworker', plugins });
  for (const library of ['BindingNodeImplementation', 'getOwnMetadata']) expect(code).toContain(library);
  expect(code).not.toMatch(/new Function|__commonJS|rolldown.runtime/);
});

it('bundleServer makes one file that imports nothing but the modules of Node', async () => {
  const code = readFileSync(await bundleServer(), 'utf8');
  const imported = [...code.matchAll(/^import\b.*?["']([^"']+)["'];$/gms)].map(([, name = '']) => name);
  expect(imported).toContain('node:http');
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  expect(code).not.toMatch(/\bimport\(/);
});
