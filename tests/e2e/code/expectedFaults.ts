import { expect, type Page } from '@playwright/test';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { codePage } from './codePage.ts';

type Failure = Omit<InjectedFault, 'path' | 'times'>;

/** A fault of a call, and where the page shows it: on its own screen, known by its heading, or as a message on the form. */
export type ExpectedFault =
  | { readonly failure: Failure; readonly heading: string }
  | { readonly failure: Failure; readonly message: string };

const failure = (status: number, code: string, message = 'Refused by the test'): Failure => ({
  status,
  body: { code, message },
});

/** The account is locked. */
export const locked: ExpectedFault = {
  failure: failure(423, 'AccountLockedException'),
  heading: 'Your account is locked',
};
/** The account is closed. */
export const closed: ExpectedFault = {
  failure: failure(403, 'AccountClosedException'),
  heading: 'This account is closed',
};
/** The account still needs its sign-up code. */
export const unconfirmed: ExpectedFault = {
  failure: failure(403, 'UserNotConfirmedException'),
  heading: 'Check your email',
};
/** The account still needs the code for its new email. */
export const pending: ExpectedFault = {
  failure: failure(403, 'EmailChangePendingException'),
  heading: 'Confirm your new email address',
};
/** A fault that the app does not know. */
export const unknownFault: ExpectedFault = {
  failure: failure(403, 'MoonPhaseException'),
  heading: "We couldn't reset your password",
};
/** The service refuses the credentials. */
export const unauthorised: ExpectedFault = {
  failure: failure(401, 'NotAuthorizedException'),
  message: 'Your email address or password is not right.',
};
/** The service refuses more calls for two minutes. */
export const rateLimited: ExpectedFault = {
  failure: { ...failure(429, 'LimitExceededException'), headers: { 'retry-after': '120' } },
  message: 'You have tried too many times.',
};
/** The password breaks a rule of the service. */
export const weakPassword: ExpectedFault = {
  failure: failure(400, 'InvalidPasswordException', 'notUsername'),
  message: 'Choose a password other than your email address',
};
/** The service fails. */
export const serverError: ExpectedFault = {
  failure: failure(500, 'InternalFailureException'),
  message: 'Something went wrong on our side.',
};

type FaultCases = {
  readonly path: string;
  readonly rows: ReadonlyArray<ExpectedFault>;
  readonly send: () => Promise<void>;
};

/** Sends a form once for each fault, and expects its message or its screen; from a screen it returns by the browser's Back. */
export const expectFaults = async (page: Page, sandbox: Sandbox, { path, rows, send }: FaultCases): Promise<void> => {
  for (const row of rows) {
    const formUrl = page.url();
    await sandbox.fail({ ...row.failure, path });
    await send();
    if ('message' in row) await expect(codePage(page).problem).toContainText(row.message);
    else await expect(page.getByRole('heading', { name: row.heading, level: 1 })).toBeFocused();
    await sandbox.clearFaults();
    if ('message' in row) continue;
    await page.goBack();
    await expect(page).toHaveURL(formUrl);
  }
};
