import { expect, type Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { navigationRows, outsideProduction, type NavigationRow } from '#tests/navigation/navigationTable.ts';
import { visitorStates, type VisitorState } from '#tests/navigation/visitorStates.ts';

/** Where an address leads, and whether the test reloads the page there. */
type Case = { readonly route: RoutePath; readonly end: RoutePath; readonly reload: boolean };

// Because: a unit test compares every cell with the domain. The browser shows each kind of redirect once, by state.
const shownRedirects: Readonly<Record<string, ReadonlyArray<RoutePath>>> = {
  'signed out': [
    '/',
    '/continue',
    '/signup/creating',
    '/forgot-password/email-verification',
    '/forgot-password/new-password',
    '/change-password',
    '/idp/continue',
  ],
  'signed in': ['/', '/2fa/change-number', '/2fa/locked'],
  'two-factor required': ['/2fa/verify-number'],
};

// Because: the tests of their flows reload these screens.
const reloadedElsewhere: ReadonlyArray<RoutePath> = [
  '/signin',
  '/signin/email-verification',
  '/signup',
  '/signup/email-verification',
  '/forgot-password/email-verification',
  '/forgot-password/new-password',
  '/2fa/add-number',
  '/2fa/phone-validation',
  '/idp/existing',
];

/** Returns a function that restores the browser's current cookies; each new page starts with the current session storage. */
const saveBrowserState = async (page: Page): Promise<() => Promise<void>> => {
  const cookies = await page.context().cookies();
  const saved: string = await page.evaluate('JSON.stringify({ ...sessionStorage })');
  // Because: the fragment names the opened page. After a reload or a redirect, the page must keep what it has stored since.
  await page.addInitScript((storage) => {
    const { hash } = window.location;
    if (hash === '' || sessionStorage.getItem('opening') === hash) return;
    sessionStorage.clear();
    Object.assign(sessionStorage, JSON.parse(storage), { opening: hash });
  }, saved);
  return async () => {
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
  };
};

const reachState = async (page: Page, sandbox: Sandbox, { signIn }: VisitorState): Promise<void> => {
  const form = await openSignInFrom(page, sandbox);
  if (signIn !== null) {
    await form.signIn(signIn.email, signIn.password);
    const otherScreen = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' });
    await expect(page.getByRole('alert').or(otherScreen)).toBeVisible();
  }
  // Because: no script of the app runs on an image of the account site.
  await page.goto(`${sandbox.origin('account.xe')}/brands/xe/logo.svg`);
};

const expectPlace = async (page: Page, sandbox: Sandbox, end: RoutePath): Promise<void> => {
  // Because: only a prerendered page has a heading before the guards have decided.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(({ origin, pathname }) => origin === sandbox.origin('account.xe') && pathname === end);
};

// Because: a worker tests several states, and the table is the same for all of them.
let table: Promise<ReadonlyArray<NavigationRow>> | null = null;

/** Returns the cases of a state: the screens that stay in no earlier state, and the redirects that the browser shows. */
const casesOf = async (state: VisitorState): Promise<ReadonlyArray<Case>> => {
  table ??= navigationRows(outsideProduction, visitorStates);
  const column = visitorStates.indexOf(state);
  return (await table).flatMap(({ route, ends }) => {
    const places = ends.map(({ at, next }) => next ?? at);
    const end = places[column];
    const staysFirst = places.indexOf(route) === column;
    if (end === undefined || !(staysFirst || shownRedirects[state.name]?.includes(route) === true)) return [];
    return [{ route, end, reload: staysFirst && !reloadedElsewhere.includes(route) }];
  });
};

// Because: a test of these states would have no case, which each of the other tests checks.
const withoutCases = ['code sent', 'locked'];

for (const state of visitorStates.filter(({ name }) => !withoutCases.includes(name))) {
  test(`an address leads to its place of the table in the state ${state.name}, also after a reload`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.expect(/failed|Failed|Missing redirectUrl/);
    const others = await Promise.all(visitorStates.filter(({ name }) => withoutCases.includes(name)).map(casesOf));
    expect(others.flat()).toEqual([]);
    await reachState(page, sandbox, state);
    const restoreBrowserState = await saveBrowserState(page);
    for (const [at, { route, end, reload }] of (await casesOf(state)).entries()) {
      await restoreBrowserState();
      await test.step(`${route} leads to ${end}`, async () => {
        await page.goto(`${sandbox.origin('account.xe')}${route}#${at}`, { waitUntil: 'commit' });
        await expectPlace(page, sandbox, end);
        if (!reload) return;
        await page.reload({ waitUntil: 'commit' });
        await expectPlace(page, sandbox, end);
      });
    }
  });
}
