import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { otherCode } from '#tests/support/codes.ts';

/** The parts of a page that asks for a code. */
export const codePage = (page: Page) => ({
  code: page.getByLabel('Verification code'),
  problem: page.getByRole('alert'),
});

/** Types a code in place of what is in the field. */
export const typeCode = async (field: Locator, code: string): Promise<void> => {
  await field.fill('');
  await field.pressSequentially(code);
};

/** The newest code sent to an address, after the first one has arrived: a page can show before its code is sent. */
export const newestCode = async (sandbox: Sandbox, to: string): Promise<string> => {
  await expect.poll(() => sandbox.inbox(to), { message: `mail to ${to}` }).not.toHaveLength(0);
  const [mail] = await sandbox.inbox(to);
  return mail?.code ?? '';
};

/** A code that differs from the newest one sent to an address. */
export const wrongCode = async (sandbox: Sandbox, to: string): Promise<string> =>
  otherCode(await newestCode(sandbox, to));
