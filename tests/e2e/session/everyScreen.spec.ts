import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { navigationRows, type NavigationRow } from '#tests/navigation/navigationTable.ts';
import { visitStates, type VisitState } from '#tests/navigation/visitStates.ts';

/** What a tab and its browser keep of a visit. */
type Kept = { readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>; readonly storage: string };

const keptBy = async (page: Page): Promise<Kept> => ({
  cookies: await page.context().cookies(),
  storage: await page.evaluate('JSON.stringify({ ...sessionStorage })'),
});

/** A page of the account site on which no script runs, to put back on what the tab kept. */
const quietPage = '/brands/xe/logo.svg';

const putBack = async (page: Page, sandbox: Sandbox, { cookies, storage }: Kept): Promise<void> => {
  await page.goto(sandbox.origin('account.xe') + quietPage);
  await page.context().clearCookies();
  await page.context().addCookies([...cookies]);
  await page.evaluate((kept) => {
    sessionStorage.clear();
    Object.assign(sessionStorage, JSON.parse(kept));
  }, storage);
};

const bring = async (page: Page, sandbox: Sandbox, { signIn }: VisitState): Promise<Kept> => {
  const form = await comeFrom(page, sandbox);
  if (signIn !== null) {
    await form.signIn(signIn.email, signIn.password);
    const elsewhere = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' });
    await expect(page.getByRole('alert').or(elsewhere)).toBeVisible();
  }
  await page.goto(sandbox.origin('account.xe') + quietPage);
  return keptBy(page);
};

type Way = { readonly route: string; readonly end: string; readonly again: ReadonlyArray<string> };

// Because: these set about their work at once and go on by themselves, which is for their own journeys to follow.
const goOnAlone: ReadonlyArray<string> = ['/change-password', '/signup/creating'];

const opens = async (page: Page, sandbox: Sandbox, { route, end, again }: Way) => {
  await page.goto(sandbox.origin('account.xe') + route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page, `${route} opened`).toHaveURL(({ pathname }) => pathname === end);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page, `${end} loaded anew`).toHaveURL(({ pathname }) => again.includes(pathname));
};

/** Where the table leads from a screen; loaded anew, that screen stays, or leads where the table leads from it. */
const waysIn = (rows: ReadonlyArray<NavigationRow>, state: VisitState): ReadonlyArray<Way> => {
  const endOf = (route: string): string =>
    rows.find((row) => row.route === route)?.ends[visitStates.indexOf(state)] ?? '';
  return rows.map(({ route }) => {
    const end = endOf(route);
    return { route, end, again: [end, endOf(end)] };
  });
};

// Because: a test of every screen at once takes longer than a test may.
const halves = [0, 1] as const;

for (const state of visitStates) {
  for (const half of halves) {
    test(`screens lead where the table says to somebody ${state.name}, and a reload too (${half + 1}/2)`, async ({
      page,
      sandbox,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/failed|Failed|Missing redirectUrl/);
      const kept = await bring(page, sandbox, state);
      const ways = waysIn(await navigationRows(), state)
        .filter((_, at) => at % halves.length === half)
        .filter(({ end }) => !goOnAlone.includes(end));
      for (const way of ways) {
        await putBack(page, sandbox, kept);
        await opens(page, sandbox, way);
      }
    });
  }
}
