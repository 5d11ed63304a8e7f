import type { CallRow } from './callRow.ts';
import { passwordRows } from './rows/passwordRows.ts';
import { sessionRows } from './rows/sessionRows.ts';
import { signInRows } from './rows/signInRows.ts';
import { signUpRows } from './rows/signUpRows.ts';
import { twoFactorRows } from './rows/twoFactorRows.ts';

/** Every call of the specification on the screens that make it. */
export const allRows: ReadonlyArray<CallRow> = [
  ...signInRows,
  ...sessionRows,
  ...signUpRows,
  ...passwordRows,
  ...twoFactorRows,
];
