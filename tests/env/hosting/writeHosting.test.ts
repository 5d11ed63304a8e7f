import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { originPlaceholder } from '#domain/navigation/prerenderedPages.ts';
import { writeHosting } from '#env/hosting/writeHosting.ts';

const pageOf = (origin: string): string => `<meta property="og:image" content="${origin}/brands/share.png">`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'dist', 'prerendered'), { recursive: true });
  for (const { key } of brands) {
    mkdirSync(join(folder, 'dist', 'prerendered', key, 'fr-FR'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'prerendered', key, 'index.html'), pageOf(originPlaceholder));
    writeFileSync(join(folder, 'dist', 'prerendered', key, 'fr-FR', 'signin.html'), pageOf(originPlaceholder));
  }
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
  });

  it('writes each brand’s pages with the public address of its site, and again for another address', () => {
    write();
    for (const [key, origin] of [
      ['xe', 'https://account.xe.com'],
      ['britline', 'https://account.britline.com'],
      ['johnlewis', 'https://account.johnlewismoney.com'],
    ] as const) {
      for (const page of [
        `pages/${key}/index.html`,
        `pages/${key}/fr-FR/signin.html`,
        `static/${key}/index.html`,
        `static/${key}/404.html`,
      ]) {
        expect([page, written(page)]).toEqual([page, pageOf(origin)]);
        const [br, gz] = ['br', 'gz'].map((twin) => readFileSync(join(folder, 'hosting', `${page}.${twin}`)));
        expect([br && brotliDecompressSync(br), gz && gunzipSync(gz)].map(String)).toEqual([
          pageOf(origin),
          pageOf(origin),
        ]);
      }
    }
    const staging = readFileSync(join(folder, 'config.json'), 'utf8').replaceAll(
      'account.xe.com',
      'account.staging.xe.com',
    );
    writeFileSync(join(folder, 'config.json'), staging);
    write();
    expect(written('pages/xe/index.html')).toBe(pageOf('https://account.staging.xe.com'));
  });

  it('keeps the time of a page, so that every machine sends the same ETag', () => {
    write();
    const timeOf = (path: string): number => Math.round(statSync(join(folder, path)).mtimeMs);
    const time = timeOf('dist/prerendered/xe/index.html');
    for (const twin of ['', '.br', '.gz']) expect(timeOf(`hosting/pages/xe/index.html${twin}`)).toBe(time);
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
