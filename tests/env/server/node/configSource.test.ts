import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeConfigSource } from '#env/server/node/configSource.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { fixtureBuild, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

const good = JSON.stringify(readSandboxConfig());
const better = good.replaceAll('localhost:4100', 'localhost:4200');

describe('the configuration of a running server', () => {
  let build: FixtureBuild;
  let config = '';
  const warn = vi.fn<(line: string) => void>();
  const open = () => makeConfigSource({ config, dist: build.dist }, { print: () => undefined, warn });
  beforeEach(() => {
    warn.mockClear();
    build = fixtureBuild();
    config = join(build.dist, '..', 'production.json');
    writeFileSync(config, good);
  });
  afterEach(() => build.remove());

  it('is read again', () => {
    const source = open();
    writeFileSync(config, better);
    expect(source.current()).toEqual({ version: 1, config: good });
    expect(source.reload()).toBe(true);
    expect(source.current()).toEqual({ version: 2, config: better });
  });

  it.each([
    ['is no JSON', () => writeFileSync(config, '{'), /not a configuration/],
    [
      'lacks a variable',
      () => writeFileSync(config, good.replaceAll('transferSiteUrl', 'transferSite')),
      /transferSiteUrl/,
    ],
    ['is gone', () => rmSync(config), /cannot be read/],
    ['has no build', () => rmSync(join(build.dist, 'prerendered', 'index.json')), /There is no build in /],
    ['has a damaged build', () => writeFileSync(join(build.dist, 'prerendered', 'index.json'), '{'), /JSON/],
  ])('stays, with a report that names its file, when the new one %s', (_, damage, reason) => {
    const source = open();
    damage();
    expect(source.reload()).toBe(false);
    expect(source.current()).toEqual({ version: 1, config: good });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(config));
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(reason));
  });

  it('refuses the start if it cannot be used', () => {
    writeFileSync(config, '{}');
    expect(open).toThrow(expect.objectContaining({ name: 'UserError' }));
    rmSync(config);
    expect(open).toThrow(expect.objectContaining({ name: 'UserError', message: expect.stringContaining(config) }));
  });
});
