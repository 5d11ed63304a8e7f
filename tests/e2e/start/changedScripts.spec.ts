import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { entryOf, readManifest, scriptsOf } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const signInHtml = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'), 'utf8');
const inlineScript = /<script>(.*?)<\/script>/gs;
const together = '/assets/together.js';

const withHead = (page: string, markup: string): string => page.replace('</title>', `</title>${markup}`);

/** What a browser that blocks scripts, or a proxy, makes of the sign-in page. */
const changedPages: Readonly<Record<string, string>> = {
  'every script is changed': signInHtml.replaceAll('<script>', '<script>/* changed */'),
  'all scripts are put together into one file': withHead(
    signInHtml.replaceAll(inlineScript, '').replaceAll(/<link [^>]*\.js">/g, ''),
    `<script src="${together}"></script>`,
  ),
};

const allScripts = (): string => {
  const manifest = readManifest(dist);
  const files = scriptsOf(manifest, [entryOf(manifest)]).map((file) => readFileSync(join(dist, file), 'utf8'));
  return [...Array.from(signInHtml.matchAll(inlineScript), ([, script]) => script), ...files].join(';\n');
};

/** Serves a text at an address of the site, by its type. */
const answer = ({ fail }: Sandbox, path: string, [type, body]: readonly [type: string, body: string]): Promise<void> =>
  fail({ host: 'account.xe.localhost', path, status: 200, body, headers: { 'content-type': type } });

/** Holds the animations of a page at a time, in milliseconds. */
const moveAnimations = (page: Page, currentTime: number): Promise<void> =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, currentTime);

for (const [what, body] of Object.entries(changedPages))
  test(`${what}: a press sends nothing and keeps what was typed, and a notice comes after 15 seconds`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(/^policy: .* directive:? ["']script-src|outside a module/);
    await answer(sandbox, '/signin', ['text/html; charset=utf-8', body]);
    await answer(sandbox, together, ['text/javascript; charset=utf-8', allScripts()]);
    await page.goto('/signin');
    const form = signInPage(page);
    const notice = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' });
    await moveAnimations(page, 14_999);
    await expect(notice).toBeHidden();
    const before = await sandbox.requests('');
    await form.signIn('personal@sandbox.test');
    await moveAnimations(page, 15_001);
    await expect(notice).toBeVisible();
    await expect(form.email).toHaveValue('personal@sandbox.test');
    await expect(form.password).toHaveValue('Correct-horse-9');
    expect(new URL(page.url()).search).toBe('');
    const reloaded = page.waitForEvent('framenavigated');
    await notice.getByRole('link', { name: 'Try again' }).click();
    await reloaded;
    const [first] = (await sandbox.requests('')).slice(before.length);
    expect(first).toMatchObject({ method: 'GET', path: '/signin', query: {}, body: null });
  });
