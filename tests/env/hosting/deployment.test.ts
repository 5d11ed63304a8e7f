import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { caddyfile } from '#env/hosting/caddy/caddyfile.ts';
import { deploymentOf } from '#env/hosting/deployment.ts';
import { nginxFiles, nginxMachineConfig } from '#env/hosting/nginx/nginxFiles.ts';
import { staticFiles } from '#env/hosting/static/staticFiles.ts';
import { build, deployment, file } from './acmeDeployment.ts';

const nginx = (one = deployment): string => [...nginxFiles(one).values()].join('\n');

describe('a deployment', () => {
  it('needs only a row and a block for a new brand', () => {
    for (const rules of [nginx(), caddyfile(deployment)]) {
      expect(rules).toContain('(?:^|\\.)acme\\.example\\.?$');
      expect(rules).toContain('^acme(?:;.*)?;\\s*acme\\.sid=');
      expect(rules).toContain("connect-src 'self' https://launchpad.acme.example");
    }
    expect([...staticFiles(deployment).keys()]).toContain('static/acme/_headers');
  });

  it('offers a brand only the languages that its configuration enables', () => {
    const maps = nginx();
    expect(deployment.brands.map(({ locales }) => locales.length)).toEqual([2, 2, 2, 1]);
    expect(maps).toMatch(/\n\s+acme \$account_locale_1;/);
    expect(maps).toMatch(/\n\s+xe \$account_locale_0;/);
    const [, second = ''] = maps.split('$account_locale_1 {');
    expect(second.split('}')[0]).not.toContain('fr-FR');
  });

  it('allows the inline scripts and styles of prerendered pages by hash', () => {
    const [xe, britline] = deployment.brands.map(({ headers }) => headers[0]?.[1] ?? '');
    expect(xe).toContain("script-src 'self' 'sha256-c2NyaXB0'");
    expect(xe).toContain("style-src 'self' 'sha256-c3R5bGU='");
    expect(britline).not.toContain('sha256-c3R5bGU=');
  });

  it('refuses a host without a brand, with the configured brand’s headers', () => {
    expect(nginx()).toContain('if ($account_brand = none) { return 421; }');
    expect(caddyfile(deployment)).toContain('error @unknown 421');
    expect(deployment.fallback).toBe('xe');
    const { fallback } = deploymentOf({ ...file, default: { ...file.default, appBrand: 'britline' } }, build);
    expect(fallback).toBe('britline');
  });

  it('is refused if a brand lacks a variable', () => {
    const incomplete = { ...file, default: { ...file.default, transferSiteUrl: null } };
    expect(() => deploymentOf(incomplete, build)).toThrow(/Xe.*\n.*not defined.*transferSiteUrl/s);
  });

  it('is refused in production with an http address, which is named, in any brand’s block', () => {
    const plain = { consent: { source: 'http://banner.test/banner.js' } };
    const insecure = { ...file, brands: { ...file.brands, johnlewis: { ...file.brands['johnlewis'], ...plain } } };
    expect(() => deploymentOf(insecure, build)).toThrow(/John Lewis Money.*\n.*http: address.*consent\.source/s);
    const reports = { ...file, default: { ...file.default, reporting: { endpoint: 'HTTP:\\\\reports.test' } } };
    expect(() => deploymentOf(reports, build)).toThrow(/http: address.*reporting\.endpoint/);
  });

  it('names an address of reports that no server can have, and leaves it out', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const reporting = { endpoint: 'https://reports.test/$host' };
    const rules = nginx(deploymentOf({ ...file, default: { ...file.default, reporting } }, build));
    expect(rules).not.toContain('reports.test');
    expect(warn.mock.calls.flat()).toContain('Xe: Variable with an unusable value: reporting.endpoint');
  });

  const withHeader = (value: string) => ({
    ...deployment,
    brands: deployment.brands.map((brand) => ({ ...brand, headers: [['X-Test', value]] as const })),
  });

  it.each(['\\"; return 200', '$host', '{host}', '`x', 'a\nreturn 200;'])(
    'is refused if the value %j could be read as server syntax',
    (value) => {
      expect(() => nginx(withHeader(value))).toThrow(/Not fit/);
      expect(() => caddyfile(withHeader(value))).toThrow(/Not fit/);
    },
  );

  it('keeps the quotation marks of a header inside its quotes', () => {
    expect(nginx(withHeader('csp="/reports"'))).toContain('add_header X-Test "csp=\\"/reports\\"" always;');
    expect(caddyfile(withHeader('csp="/reports"'))).toContain('X-Test "csp=\\"/reports\\""');
  });
});

describe('a certificate', () => {
  const certificate = { chain: '/etc/ssl/account.pem', key: '/etc/ssl/account.key' };

  it('is used by both servers, over HTTP/2', () => {
    expect(nginxMachineConfig(certificate)).toMatch(
      /^listen 443 ssl http2;\nssl_certificate "\/etc\/ssl\/account\.pem";/,
    );
    expect(nginxMachineConfig(certificate)).toContain('ssl_certificate_key "/etc/ssl/account.key";');
    expect(caddyfile(deployment, certificate)).toContain('tls "/etc/ssl/account.pem" "/etc/ssl/account.key"');
    expect(caddyfile(deployment, certificate)).toContain('protocols h1 h2');
  });

  it('is not there if Caddy requests its own, and then a host must be the one that TLS named', () => {
    expect(caddyfile(deployment)).toContain('\t\tstrict_sni_host\n');
    expect(caddyfile(deployment, certificate)).not.toContain('strict_sni_host');
  });

  it('is optional behind a proxy that terminates TLS', () => {
    expect(nginxMachineConfig(null)).toMatch(/^listen 8080;\n/);
    expect(caddyfile(deployment)).not.toMatch(/^\s*tls /m);
  });

  it('is refused if its path could be read as server syntax', () => {
    expect(() => nginxMachineConfig({ ...certificate, key: '/k"; include /etc/passwd' })).toThrow(/Not fit/);
  });
});
