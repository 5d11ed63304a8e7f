import { isBuiltin } from 'node:module';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundleServer } from '#env/build/bundleServer.ts';

describe('bundleServer', () => {
  it('makes one file that imports nothing but the modules of Node', async () => {
    const code = readFileSync(await bundleServer(), 'utf8');
    const imported = [...code.matchAll(/^import\b.*?["']([^"']+)["'];$/gms)].map(([, name = '']) => name);
    expect(imported).toContain('node:http');
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
    expect(code).not.toMatch(/\bimport\(/);
  });
});
