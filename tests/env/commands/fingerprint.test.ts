import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint } from '#env/commands/shared/ensureBuild.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

const folders = ['application', 'domain', 'env', 'infrastructure', 'locales', 'ui'];
const settings = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const changed = ['env/build/precompress.ts', 'package-lock.json', 'ui/new.ts'];

it('a build is up to date in a copy with the same contents, and in none whose sources or settings changed', () => {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const path of [...folders, ...settings]) cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  const seen = [fingerprint(copy)];
  for (const path of changed) {
    appendFileSync(join(copy, path), ' ');
    seen.push(fingerprint(copy));
  }
  rmSync(copy, { recursive: true });
  expect([seen[0], new Set(seen).size]).toEqual([fingerprint(), changed.length + 1]);
});
