import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { allRows } from '#tests/faults/allRows.ts';
import { faultKinds, type FaultName } from '#tests/faults/faults.ts';
import { walkRow } from '#tests/faults/walkRow.ts';
import { openBrowserVisit } from './browserVisit.ts';

// Because: where each fault costs a load of the page, only what a browser does itself is walked: tests/ui/faults walks every cell.
const faultsOfBrowser: ReadonlyArray<FaultName> = ['no network', 'no answer', 'slow'];

/** One row for each kind of page. */
const kinds: ReadonlyArray<readonly [page: string, row: string, faults: ReadonlyArray<FaultName>]> = [
  ['a form', 'weblogin on /signin', faultKinds],
  ['a page for a code', 'validate2FA on /2fa/verify-number', faultKinds],
  ['a page that loads', 'getGSOTokens on a reload of /2fa/phone-validation', faultsOfBrowser],
  ['a page that is left', 'getGSOTokens on /signin/account-selection', faultsOfBrowser],
];

for (const [page, name, faults] of kinds) {
  test(`${page} says what failed and leaves a way on: ${name}`, async ({ page: tab, sandbox, pageErrors }) => {
    test.slow();
    // Because: every fault is logged. Whatever is not caught still fails the test.
    pageErrors.expect(/^console: /);
    const visit = await openBrowserVisit(tab, sandbox);
    const rows = allRows.filter((one) => one.name === name);
    expect(rows).toHaveLength(1);
    for (const row of rows) expect(await walkRow(row, visit, faults)).toEqual([]);
  });
}
