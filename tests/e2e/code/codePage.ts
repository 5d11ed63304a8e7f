import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';

/** A page that asks for a code, by what a person sees on it. */
export type CodePage = {
  readonly code: Locator;
  readonly problem: Locator;
  readonly sendNew: Locator;
  readonly wait: Locator;
};

export const codePage = (page: Page): CodePage => ({
  code: page.getByLabel('Verification code'),
  problem: page.getByRole('alert').filter({ hasText: 'There is a problem' }),
  sendNew: page.getByRole('button', { name: 'Send a new code' }),
  wait: page.getByText(/^You can ask for a new code in \d+ seconds?$/),
});

/** The newest code sent to an address. */
export const newestCode = async (sandbox: Sandbox, to: string): Promise<string> => {
  const [mail] = await sandbox.inbox(to);
  expect(mail, `mail to ${to}`).toBeDefined();
  return mail?.code ?? '';
};

/** A code that is not the newest one sent to an address. */
export const wrongCode = async (sandbox: Sandbox, to: string): Promise<string> =>
  (await newestCode(sandbox, to)) === '111111' ? '222222' : '111111';
