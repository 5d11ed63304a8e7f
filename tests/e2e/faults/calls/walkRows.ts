import { type Browser, expect, type Page } from '@playwright/test';
import type { SettingsBlock } from '#domain/settings/settings.ts';
import { collectPageErrors } from '#tests/e2e/fixtures/pageErrors.ts';
import { type Sandbox, sandboxTest as test, startSandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { drawTo, leaveUndrawn } from '#tests/e2e/fixtures/undrawn.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import type { CallRow } from './callRow.ts';
import { type FaultName, faultNames } from './faults.ts';
import { forgetTab } from './steps.ts';
import { type Cell, type CellEnd, expectSuccess, walkCell } from './walkCell.ts';

type Tab = { readonly page: Page; readonly sandbox: Sandbox };

/** Opens the screen of a row with a new sandbox and no cookies. */
const openRow = async (row: CallRow, { page, sandbox }: Tab): Promise<void> => {
  const context = page.context();
  await Promise.all([sandbox.reset(), context.clearCookies()]);
  const url = sandbox.origin('account.xe');
  await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
  await row.prepare?.(sandbox);
  await row.open({ page, sandbox });
};

/** Describes what was thrown in a cell, and leaves a page that may be stuck. */
const leaveCell = async (thrown: unknown, { page, sandbox }: Tab): Promise<string> => {
  const screen = `${page.url()}: ${await page.locator('body').innerText({ timeout: 1000 })}`.replaceAll('\n', ' | ');
  await Promise.all([sandbox.clearFaults(), page.unrouteAll()]);
  await page.goto('about:blank');
  return `${thrown instanceof Error ? thrown.message : 'failed'} at ${screen}`;
};

/**
 * Walks a row through its faults on one page, and returns what is wrong. Faults that leave the page on the screen follow each other there,
 * as for a person who tries again, and the call must succeed after the last of them, a slow answer included.
 */
const walkRow = async (row: CallRow, tab: Tab): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = [];
  const cellOf = (fault: FaultName): Cell => ({ row, fault, context: tab });
  const attempt = (name: string, run: () => Promise<CellEnd>): Promise<CellEnd> =>
    test.step(name, async () => {
      try {
        return await run();
      } catch (thrown) {
        wrong.push(`${name}: ${await leaveCell(thrown, tab)}`);
        return 'Elsewhere';
      }
    });
  const succeed = async (fault: FaultName): Promise<CellEnd> => {
    await expectSuccess(cellOf(fault));
    return 'Done';
  };
  const walk = (fault: FaultName, start: CellEnd): Promise<CellEnd> =>
    attempt(fault, async () => {
      if (start !== 'OnScreen') await openRow(row, tab);
      const end = await walkCell(cellOf(fault), start === 'OnScreen' ? 'AfterFault' : 'Opened');
      return end === 'OnScreen' && row.beginsAnew !== undefined ? succeed(fault) : end;
    });
  let end: CellEnd = 'Elsewhere';
  let unproven: FaultName | null = null;
  for (const fault of row.only?.faults ?? faultNames) {
    const start = end;
    end = await walk(fault, start);
    if (end === 'OnScreen') unproven = fault;
    if (end === 'Done' && start === 'OnScreen') unproven = null;
  }
  if (unproven === null) return wrong;
  const last = unproven;
  // Because: the last faults may have left the screen, and with it what the others had left there.
  if (end !== 'OnScreen') end = await walk(last, end);
  if (end === 'OnScreen') await attempt('success', () => succeed(last));
  return wrong;
};

/** Opens a tab with a sandbox of its own, and the errors that it must not have. */
const openTab = async (browser: Browser, settingsOverrides: SettingsBlock) => {
  const { sandbox, close } = await startSandbox({ settingsOverrides });
  const context = await browser.newContext();
  await leaveUndrawn(context);
  await context.clock.install();
  const pageErrors = collectPageErrors(context);
  // Because: every fault is logged. Whatever is not caught still fails the test.
  pageErrors.expect(/^console: /);
  // Because: the visit of a row has no partner, so the transfer site would start a sign-in of its own, which leads back to the app.
  await context.route(`${sandbox.origin('transfer.xe')}/**`, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<h1>The transfer site</h1>' })
      : route.fallback(),
  );
  const page = await context.newPage();
  const closeTab = async (): Promise<void> => {
    await context.close();
    await close();
  };
  return { page, sandbox, pageErrors, close: closeTab };
};

/** Forgets what the row before has left in the browser, and the time that it let pass. */
const forgetRow = async (tab: Tab): Promise<void> => {
  await forgetTab(tab);
  await tab.page.evaluate(() => localStorage.clear());
  await tab.page.clock.setSystemTime(new Date());
};

/**
 * Declares a test for each row, which walks its call through every fault. The rows of a file share a tab, because the first load of the app in a new
 * one takes more time than a fault; a row begins with an empty browser and a new document.
 */
export const walkRows = (rows: ReadonlyArray<CallRow>): void => {
  let tab: Awaited<ReturnType<typeof openTab>>;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser, settingsOverrides }) => {
    tab = await openTab(browser, settingsOverrides);
  });
  test.afterAll(() => tab.close());
  for (const row of rows) {
    test(row.name, async () => {
      test.slow();
      await forgetRow(tab);
      const found = await walkRow(row, tab);
      const wrong = [...found, ...tab.pageErrors.unexpected()];
      // Because: Playwright's own screenshot shows an empty page.
      if (wrong.length > 0) await drawTo(test.info().outputPath('drawn-0.png'), tab.page);
      expect(wrong).toEqual([]);
    });
  }
};
