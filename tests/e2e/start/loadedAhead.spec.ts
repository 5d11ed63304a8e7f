import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { startPlainBrowser } from '#tests/e2e/fixtures/plainBrowser.ts';
import { type Sandbox, sandboxTest as test } from '#tests/e2e/fixtures/sandboxTest.ts';

/** Opens a page in a browser of its own while a test runs. */
const withBrowserAt = async (address: string, run: () => Promise<void>): Promise<void> => {
  const { stop } = startPlainBrowser({ profile: test.info().outputPath('profile'), address });
  try {
    await run();
  } finally {
    await stop();
  }
};

const signsOut = '/?platform=ERP';
const signIn = `document.cookie = 'xe_session=1';`;
const shell = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'index.html'), 'utf8');

/** A page that loads two pages ahead: one that signs out, and one that continues a session and does not know that it is loaded ahead. */
const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/host.html': ['text/html', '<!doctype html><title>Host</title><script src="/host.js"></script>'],
  '/host.js': [
    'text/javascript',
    `const open = async () => {
      if (!(await fetch('/go')).ok) return setTimeout(open, 100);
      ${signIn}
      location.href = '${signsOut}';
    };
    ${signIn}
    open();`,
  ],
  '/rules.json': [
    'application/speculationrules+json',
    JSON.stringify({ prerender: [{ urls: [signsOut, '/control'] }] }),
  ],
  '/control': ['text/html', shell.replace('<head>', '<head><script src="/control.js"></script>')],
  '/control.js': [
    'text/javascript',
    `Object.defineProperty(document, 'prerendering', { value: false });
    history.replaceState(null, '', '/');
    ${signIn}`,
  ],
};

const serveFiles = async ({ fail }: Sandbox): Promise<void> => {
  for (const [path, [type, body]] of Object.entries(files))
    await fail({
      host: 'account.xe.localhost',
      path,
      status: 200,
      body,
      hold: path === '/control.js',
      headers: { 'content-type': `${type}; charset=utf-8`, 'speculation-rules': '"/rules.json"' },
    });
};

test('a page that is loaded ahead does nothing before somebody opens it, and then starts', async ({ sandbox }) => {
  const asked = async (path: string, site = 'account'): Promise<ReadonlyArray<string | undefined>> =>
    (await sandbox.requests(path))
      .filter(({ method, host, path: asks }) => method === 'GET' && host === `${site}.xe.localhost` && asks === path)
      .map(({ headers }) => headers['sec-purpose']);
  const signOuts = async (): Promise<number> => (await asked('/logout', 'launchpad')).length;
  const continued = async (): Promise<number> => (await asked('/getGSOTokens', 'launchpad')).length;
  await serveFiles(sandbox);
  await withBrowserAt(`${sandbox.origin('account.xe')}/host.html`, async () => {
    await expect.poll(() => asked('/')).toEqual(['prefetch;prerender']);
    await expect.poll(() => asked('/control.js')).toHaveLength(1);
    // The control goes on, and acts: a page can do so while it is loaded ahead.
    await sandbox.clearFaults();
    await expect.poll(continued).toBe(1);
    expect(await signOuts()).toBe(0);
    await sandbox.fail({ host: 'account.xe.localhost', path: '/go', status: 200 });
    await expect.poll(signOuts).toBe(1);
    expect(await asked('/')).toHaveLength(1);
  });
});
