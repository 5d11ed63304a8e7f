import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';

/** A refusal that has a screen of its own, by the heading of that screen. */
export type Refused = { readonly status: number; readonly code: string; readonly heading: string };

export const locked: Refused = { status: 423, code: 'AccountLockedException', heading: 'Your account is locked' };
export const closed: Refused = { status: 403, code: 'AccountClosedException', heading: 'This account is closed' };
export const unconfirmed: Refused = { status: 403, code: 'UserNotConfirmedException', heading: 'Check your email' };
export const pending: Refused = {
  status: 403,
  code: 'EmailChangePendingException',
  heading: 'Confirm your new email address',
};
export const strange = (heading: string): Refused => ({ status: 403, code: 'MoonPhaseException', heading });

type Walk = { readonly path: string; readonly rows: ReadonlyArray<Refused>; readonly send: () => Promise<void> };

/** Sends a form that is refused in each of these ways, and comes back by the browser's Back each time. */
export const walkRefusals = async (page: Page, sandbox: Sandbox, { path, rows, send }: Walk): Promise<void> => {
  const at = page.url();
  for (const { status, code, heading } of rows) {
    await sandbox.fail({ path, times: 1, status, body: { code, message: 'Refused by the test' } });
    await send();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(at);
  }
};
