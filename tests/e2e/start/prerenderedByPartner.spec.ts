import { expect } from '@playwright/test';
import { allowsPointer, briefPointer } from '#tests/e2e/fixtures/briefPointer.ts';
import { startPlainBrowser } from '#tests/e2e/fixtures/plainBrowser.ts';
import { type Sandbox, sandboxTest as test } from '#tests/e2e/fixtures/sandboxTest.ts';

/** Serves a page that leads to the transfer site, with the session cookie of a known visitor. */
const serveEntrance = async ({ fail, origin }: Sandbox): Promise<string> => {
  const cookie = `document.cookie = 'xe_session=1; domain=xe.localhost';`;
  const body = `<!doctype html><script>${cookie} location.replace('${origin('transfer.xe')}/');</script>`;
  const page = { status: 200, body, headers: { 'content-type': 'text/html' } };
  await fail({ host: 'transfer.xe.localhost', path: '/entrance', ...page });
  return `${origin('transfer.xe')}/entrance`;
};

test('the sign-in page of a known visitor is loaded ahead of the press on the transfer site, and acts only with it', async ({
  sandbox,
}) => {
  const asked = async (site: string): Promise<readonly string[]> =>
    (await sandbox.requests(''))
      .filter(({ host }) => host === `${site}.xe.localhost`)
      .map(({ path, headers }) => `${path} ${headers['sec-purpose'] ?? ''}`.trim());
  const pagesOf = async (): Promise<readonly string[]> =>
    (await asked('account')).filter((request) => /^\/(?: |$)/.test(request));
  const address = await serveEntrance(sandbox);
  const browser = startPlainBrowser({ profile: test.info().outputPath('profile'), address, more: [allowsPointer] });
  try {
    const pointer = await briefPointer(browser);
    // The page asks for its logo once it is parsed: it is not only fetched.
    const laidOut = async (): Promise<number> =>
      (await asked('account')).filter((request) => request === '/brands/xe/logo.svg prefetch;prerender').length;
    await expect(async () => {
      const before = await laidOut();
      await pointer.move();
      await expect
        .poll(laidOut, { timeout: 2000 })
        .toBeGreaterThan(before)
        // Because: a browser to which the debugger is still attached loads no page ahead, and tries the same link no more.
        .catch(async (error: unknown) => pointer.reload().then(() => Promise.reject(error)));
    }).toPass();
    expect(new Set(await pagesOf())).toEqual(new Set(['/ prefetch;prerender']));
    expect(await asked('launchpad')).toEqual([]);
    await pointer.press();
    await expect.poll(() => asked('launchpad')).toContain('/getGSOTokens');
    expect(new Set(await pagesOf())).toEqual(new Set(['/ prefetch;prerender']));
  } finally {
    await browser.stop();
  }
});
