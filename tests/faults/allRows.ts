import type { CallRow } from './callRow.ts';
import { codeRows } from './rows/codeRows.ts';
import { numberRows } from './rows/numberRows.ts';
import { passwordRows } from './rows/passwordRows.ts';
import { sessionRows } from './rows/sessionRows.ts';
import { signInRows } from './rows/signInRows.ts';
import { signUpRows } from './rows/signUpRows.ts';

/** Every call of the specification on each screen that makes it. */
export const allRows: ReadonlyArray<CallRow> = [
  ...signInRows,
  ...sessionRows,
  ...signUpRows,
  ...passwordRows,
  ...codeRows,
  ...numberRows,
];
