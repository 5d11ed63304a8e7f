import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { allRows } from '#tests/faults/allRows.ts';
import { faultKinds } from '#tests/faults/faults.ts';
import { walkRow } from '#tests/faults/walkRow.ts';
import { openBrowserVisit } from './browserVisit.ts';

/** One row for each kind of page; tests/ui/faults walks all of them. */
const kinds = new Map([
  ['a form', 'weblogin on /signin'],
  ['a page for a code', 'validate2FA on /2fa/verify-number'],
  ['a page that loads', 'getGSOTokens on a reload of /2fa/phone-validation'],
  ['a page that is left', 'getGSOTokens on /signin/account-selection'],
]);

for (const [page, name] of kinds) {
  test(`${page} says what failed and leaves a way on: ${name}`, async ({ page: tab, sandbox, pageErrors }) => {
    test.slow();
    // Because: every fault is logged, and each visit leaves the page of the one before. Whatever is not caught still fails the test.
    pageErrors.expect(/^console: |^dialog: beforeunload/);
    const visit = await openBrowserVisit(tab, sandbox);
    const rows = allRows.filter((one) => one.name === name);
    expect(rows).toHaveLength(1);
    for (const row of rows) expect(await walkRow(row, visit, faultKinds)).toEqual([]);
  });
}
