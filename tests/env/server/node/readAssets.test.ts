import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandShell } from '#domain/navigation/prerenderedPages.ts';
import type { Content } from '#env/server/assets.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { fixtureBuild, scriptText, shellText, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

let build: FixtureBuild;
beforeEach(() => {
  build = fixtureBuild();
});
afterEach(() => build.remove());

const textOf = (content: Content | null): string | null =>
  content === null ? null : Buffer.from(content as Uint8Array).toString();

describe('readAssets', () => {
  it('keeps pages and public files as they were read, and reads assets from the disk', async () => {
    const { readPage, readFile } = readAssets(build.dist);
    const logo = textOf(await readFile('/brands/logo.svg', null));
    for (const path of ['brands/logo.svg', brandShell('xe', 'en-GB')])
      writeFileSync(join(build.dist, path), 'of the next build');
    expect(textOf(await readFile('/brands/logo.svg', null))).toBe(logo);
    expect(await readPage(brandShell('xe', 'en-GB'))).toBe(shellText);
    expect(textOf(await readFile('/assets/app-1a2b.js', null))).toBe(scriptText);
    rmSync(join(build.dist, 'assets'), { recursive: true });
    expect(await readFile('/assets/app-1a2b.js', null)).toBeNull();
    expect(textOf(await readAssets(build.dist).readFile('/brands/logo.svg', null))).toBe('of the next build');
  });
});
