import { commandRows } from './commandRows.ts';
import { readRows } from './readRows.ts';
import type { Row } from './row.ts';
import { twoFactorRows } from './twoFactorRows.ts';

/** Every call to the launchpad (specification 7). */
export const callRows: ReadonlyArray<Row> = [...commandRows, ...twoFactorRows, ...readRows];

const send2FA = '/authorization/send2FA';

/** Every call once: the rows of `send2FA` differ in what they send only. */
export const calls: ReadonlyArray<Row> = callRows.filter(
  ({ path }, at) => path !== send2FA || at === callRows.findIndex((row) => row.path === send2FA),
);

/** The paths of the calls that succeed with any answer. */
export const unread: ReadonlySet<string> = new Set(['/logout']);

/** The paths of the calls whose answer the product does not read. */
export const bodiless: ReadonlySet<string> = new Set([
  '/authorization/websignup',
  '/authorization/websignupcorp',
  '/authorization/resendConfirmationCode',
  '/authorization/forgotPassword',
  '/authorization/webChangeEmailResend',
  '/authorization/webChangeEmailConfirm',
  '/profiles/p-1/marketingpreferences',
]);
