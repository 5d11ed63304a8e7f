import { expect, type Page } from '@playwright/test';
import { answeredConsent } from '#env/sandbox/screens/answeredConsent.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import type { CallRow } from './callRow.ts';
import { faultsOn, type FaultName } from './faults.ts';
import { walkCell } from './walkCell.ts';

type Tab = { readonly page: Page; readonly sandbox: Sandbox };

/** Walks one cell with a new sandbox and no cookies. Returns what is wrong; null for nothing. */
const faultOfCell = async (row: CallRow, fault: FaultName, { page, sandbox }: Tab): Promise<string | null> => {
  const context = page.context();
  await Promise.all([sandbox.reset(), context.clearCookies()]);
  const url = sandbox.origin('account.xe');
  await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
  await row.prepare?.(sandbox);
  try {
    await walkCell({ row, fault, context: { page, sandbox } });
    return null;
  } catch (thrown) {
    const screen = `${page.url()}: ${await page.locator('body').innerText({ timeout: 1000 })}`.replaceAll('\n', ' | ');
    // Because: the next cell must not begin on a page that is stuck.
    await page.goto('about:blank');
    return `${fault}: ${thrown instanceof Error ? thrown.message : 'failed'} at ${screen}`;
  } finally {
    await Promise.all([sandbox.clearFaults(), page.unrouteAll()]);
  }
};

/** Declares a test for each row, which walks its call through every fault. */
export const walkRows = (rows: ReadonlyArray<CallRow>): void => {
  for (const row of rows) {
    test(row.name, async ({ page, sandbox, pageErrors }) => {
      test.slow();
      // Because: every fault is logged. Whatever is not caught still fails the test.
      pageErrors.expect(/^console: /);
      await page.context().clock.install();
      const wrong: Array<string> = [];
      for (const fault of faultsOn(row.isFurther === true ? 'Further' : 'First')) {
        await test.step(fault, async () => {
          const cell = await faultOfCell(row, fault, { page, sandbox });
          if (cell !== null) wrong.push(cell);
        });
      }
      expect(wrong).toEqual([]);
    });
  }
};
