import { expect, type Page } from '@playwright/test';
import type { FaultOrder } from '#env/sandbox/front/fault.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { codePage } from './codePage.ts';

type Failure = Omit<FaultOrder, 'path' | 'times'>;

/** A refusal: it has a screen of its own, known by its heading, or is said where what was typed stays. */
export type Refused =
  | { readonly failure: Failure; readonly heading: string }
  | { readonly failure: Failure; readonly said: string };

const failure = (status: number, code: string, message = 'Refused by the test'): Failure => ({
  status,
  body: { code, message },
});

export const locked: Refused = { failure: failure(423, 'AccountLockedException'), heading: 'Your account is locked' };
export const closed: Refused = { failure: failure(403, 'AccountClosedException'), heading: 'This account is closed' };
export const unconfirmed: Refused = { failure: failure(403, 'UserNotConfirmedException'), heading: 'Check your email' };
export const pending: Refused = {
  failure: failure(403, 'EmailChangePendingException'),
  heading: 'Confirm your new email address',
};
const strangeAnswer: Failure = failure(403, 'MoonPhaseException');
export const strange = (heading: string): Refused => ({ failure: strangeAnswer, heading });
export const strangeSaid: Refused = {
  failure: strangeAnswer,
  said: 'Something went wrong on our side. Try again, or ask for a new code.',
};
export const unauthorised: Refused = {
  failure: failure(401, 'NotAuthorizedException'),
  said: 'Your email address or password is not right.',
};
export const limited: Refused = {
  failure: { ...failure(429, 'LimitExceededException'), headers: { 'retry-after': '120' } },
  said: 'Wait 2 minutes, then try again.',
};
export const weak: Refused = {
  failure: failure(400, 'InvalidPasswordException', 'notUsername'),
  said: 'Choose a password other than your email address',
};
export const broken: Refused = {
  failure: failure(500, 'InternalFailureException'),
  said: 'Something went wrong on our side.',
};
export const unreachable: Refused = { failure: { reset: true }, said: "We can't reach our service." };

type Walk = { readonly path: string; readonly rows: ReadonlyArray<Refused>; readonly send: () => Promise<void> };

/** Sends a form that is refused in each of these ways; from a screen of its own it comes back by the browser's Back. */
export const walkRefusals = async (page: Page, sandbox: Sandbox, { path, rows, send }: Walk): Promise<void> => {
  for (const row of rows) {
    const at = page.url();
    await sandbox.fail({ ...row.failure, path });
    await send();
    if ('said' in row) await expect(codePage(page).problem).toContainText(row.said);
    else await expect(page.getByRole('heading', { name: row.heading, level: 1 })).toBeFocused();
    await sandbox.clearFaults();
    if ('said' in row) continue;
    await page.goBack();
    await expect(page).toHaveURL(at);
  }
};
