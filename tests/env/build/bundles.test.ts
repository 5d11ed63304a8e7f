import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { bundleServer } from '#env/build/bundleModule.ts';
import { smallerLibraries } from '#env/build/smallerLibraries.ts';

const bundle = async (code: string): Promise<string> => {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry.js' ? id : null),
    load: (id) => (id === 'entry.js' ? code : null),
  };
  return JSON.stringify(
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [entry, smallerLibraries()],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
    }),
  );
};

it('leaves a bundle no container that compiles code, which the content-security policy forbids', async () => {
  const code = await bundle("import { Container } from 'inversify'; console.log(new Container({ jitless: true }));");
  expect(code).toContain('BindingNodeImplementation');
  expect(code).not.toContain('new Function');
});

it('bundles reflect-metadata without the runtime of the bundler', async () => {
  const code = await bundle("import 'reflect-metadata/lite';");
  expect(code).toContain('getOwnMetadata');
  expect(code).not.toMatch(/__commonJS|rolldown.runtime/);
});

it('bundleServer makes one file that imports nothing but the modules of Node', async () => {
  const code = readFileSync(await bundleServer(), 'utf8');
  const imported = [...code.matchAll(/^import\b.*?["']([^"']+)["'];$/gms)].map(([, name = '']) => name);
  expect(imported).toContain('node:http');
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  expect(code).not.toMatch(/\bimport\(/);
});
