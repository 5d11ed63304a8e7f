import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';
import {
  navigationRows,
  outsideProduction,
  type NavigationRow,
  type Place,
} from '#tests/navigation/navigationTable.ts';
import { visitStates, type VisitState } from '#tests/navigation/visitStates.ts';

/** Where an address leads, and whether the page is to be loaded anew there. */
type Way = { readonly route: string; readonly end: Place; readonly reload: boolean };

/** Puts the browser back to what it keeps now: its cookies, and what the tab's storage holds when an address is opened anew. */
const keeper = async (page: Page): Promise<() => Promise<void>> => {
  const cookies = await page.context().cookies();
  const kept: string = await page.evaluate('JSON.stringify({ ...sessionStorage })');
  // Because: a fragment names the opening; a page that is reloaded, or that leads on, must keep what it has written since.
  await page.addInitScript((storage) => {
    const { hash } = window.location;
    if (hash === '' || sessionStorage.getItem('opening') === hash) return;
    sessionStorage.clear();
    Object.assign(sessionStorage, JSON.parse(storage), { opening: hash });
  }, kept);
  return async () => {
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
  };
};

const bring = async (page: Page, sandbox: Sandbox, { signIn }: VisitState): Promise<void> => {
  const form = await comeFrom(page, sandbox);
  if (signIn !== null) {
    await form.signIn(signIn.email, signIn.password);
    const elsewhere = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' });
    await expect(page.getByRole('alert').or(elsewhere)).toBeVisible();
  }
  // A page of the account site on which no script runs.
  await page.goto(`${sandbox.origin('account.xe')}/brands/xe/logo.svg`);
};

const standsAt = async (page: Page, sandbox: Sandbox, end: Place): Promise<void> => {
  const [host, path] = end === 'partner' ? ['transfer.xe', '/'] : ['account.xe', end];
  // Because: there is no heading before the guards have decided, save on the pages the build has printed.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(({ origin, pathname }) => origin === sandbox.origin(host) && pathname === path);
};

// Because: a worker walks several states, and the table is the same for all of them.
let table: Promise<ReadonlyArray<NavigationRow>> | null = null;

/** Every screen is loaded anew in one of the states in which it stays, each state having its share. */
const waysOf = async (state: VisitState): Promise<ReadonlyArray<Way>> => {
  table ??= navigationRows(outsideProduction, visitStates);
  return (await table).map(({ route, ends }, row) => {
    const stays = ends.flatMap(({ at, next }, column) => (at === route && next === null ? [column] : []));
    const column = visitStates.indexOf(state);
    const end = ends[column];
    return { route, end: end?.next ?? end?.at ?? route, reload: stays[row % stays.length] === column };
  });
};

for (const state of visitStates) {
  test(`screens lead where the table says to somebody ${state.name}, reloads included`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    test.slow();
    complaints.expect(/failed|Failed|Missing redirectUrl/);
    await bring(page, sandbox, state);
    const putBack = await keeper(page);
    for (const [at, { route, end, reload }] of (await waysOf(state)).entries()) {
      await putBack();
      await test.step(`${route} leads to ${end}`, async () => {
        await page.goto(`${sandbox.origin('account.xe')}${route}#${at}`, { waitUntil: 'commit' });
        await standsAt(page, sandbox, end);
        if (!reload) return;
        await page.reload({ waitUntil: 'commit' });
        await standsAt(page, sandbox, end);
      });
    }
  });
}
