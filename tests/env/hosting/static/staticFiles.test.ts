import { describe, expect, it } from 'vitest';
import { staticFiles } from '#env/hosting/static/staticFiles.ts';
import { deployment } from '#tests/env/hosting/acmeDeployment.ts';

describe('the files for a static host', () => {
  const [headers = '', redirects = ''] = ['_headers', '_redirects'].map(
    (name) => staticFiles(deployment).get(`static/britline/${name}`) ?? '',
  );

  it('set the brand’s headers for every path, and caching in one rule only', () => {
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: .*https:\/\/launchpad\.britline\.com/);
    expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(headers).toContain('/signin\n  Cache-Control: no-cache\n');
    expect(headers).toContain('/.well-known/security.txt\n  Cache-Control: no-cache\n');
    expect(headers.split('\n/')[0]).not.toContain('Cache-Control');
    const paths = headers.split('\n').filter((line) => line.startsWith('/'));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeLessThanOrEqual(100);
  });

  it('serve the shell for every screen and for nothing else', () => {
    expect(redirects).toContain('/.well-known/change-password /change-password 302\n');
    expect(redirects).toContain('\n/2fa/verify-number / 200\n');
    expect(redirects).not.toContain('/*');
  });
});
