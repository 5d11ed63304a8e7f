import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeHosting } from '#env/hosting/writeHosting.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'dist', 'prerendered'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>Shell</title>');
  const index = { version: 1, shell: 'index.html', screens: {}, locales: [], scriptHashes: [], brands: {} };
  writeFileSync(join(folder, 'dist', 'prerendered', 'index.json'), JSON.stringify(index));
  cpSync(new URL('../../../env/config.json', import.meta.url), join(folder, 'config.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (): void =>
  writeHosting({ dist: join(folder, 'dist'), config: join(folder, 'config.json'), to: join(folder, 'hosting') });
const written = (path: string): string => readFileSync(join(folder, 'hosting', path), 'utf8');

describe('writeHosting', () => {
  it('writes everything a server needs, with the environment’s configuration', () => {
    write();
    for (const path of ['nginx.conf', 'nginx/maps.conf', 'nginx/rules.conf', 'nginx/machine.conf', 'Caddyfile'])
      expect(existsSync(join(folder, 'hosting', path))).toBe(true);
    for (const path of ['env/config.json', 'static/xe/env/config.json'])
      expect(written(path)).toBe(readFileSync(join(folder, 'config.json'), 'utf8'));
    expect(written('static/britline/404.html')).toBe('<title>Shell</title>');
  });

  it('applies a changed configuration without a build and keeps machine.conf', () => {
    write();
    writeFileSync(join(folder, 'hosting', 'nginx', 'machine.conf'), 'listen 443 ssl;');
    const changed = readFileSync(join(folder, 'config.json'), 'utf8').replaceAll('launchpad-api.xe.com', 'id.xe.com');
    writeFileSync(join(folder, 'config.json'), changed);
    write();
    expect(written('nginx/maps.conf')).toContain('https://id.xe.com');
    expect(written('Caddyfile')).toContain('https://id.xe.com');
    expect(written('nginx/machine.conf')).toBe('listen 443 ssl;');
  });

  it('writes for each brand how to report a problem, and removes it with the contact', () => {
    const files = ['security-txt/xe.txt', 'static/johnlewis/.well-known/security.txt'];
    write();
    for (const file of files) expect(written(file)).toMatch(/^Contact: mailto:.*\nExpires: .*\nCanonical: https:.*\n$/);
    const expires = /^Expires: (.*)$/m.exec(written('security-txt/xe.txt'))?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
    const without = readFileSync(join(folder, 'config.json'), 'utf8').replace(/"mailto:[^"]*"/, 'null');
    writeFileSync(join(folder, 'config.json'), without);
    write();
    for (const file of files) expect(existsSync(join(folder, 'hosting', file))).toBe(false);
  });

  it('writes nothing for a production configuration with an http address, which it names', () => {
    const config = readFileSync(join(folder, 'config.json'), 'utf8');
    writeFileSync(join(folder, 'config.json'), config.replace('https://erp.xe.com', 'http://erp.xe.com'));
    expect(write).toThrow(/http: address in production: productUrls\.ERP/);
    expect(existsSync(join(folder, 'hosting'))).toBe(false);
  });

  it('reports invalid input in one sentence', () => {
    writeFileSync(join(folder, 'config.json'), '{"default":');
    expect(write).toThrow(/is not a configuration/);
    rmSync(join(folder, 'config.json'));
    expect(write).toThrow(/There is no configuration at/);
    cpSync(new URL('../../../env/config.json', import.meta.url), join(folder, 'config.json'));
    rmSync(join(folder, 'dist', 'prerendered'), { recursive: true });
    expect(write).toThrow(/There is no build in/);
  });
});
