import type { CallRow } from './callRow.ts';
import { accountRows } from './rows/accountRows.ts';
import { sessionRows } from './rows/sessionRows.ts';
import { signInRows } from './rows/signInRows.ts';
import { twoFactorRows } from './rows/twoFactorRows.ts';

/** Every call of the specification on the screens that make it. */
export const allRows: ReadonlyArray<CallRow> = [...signInRows, ...sessionRows, ...accountRows, ...twoFactorRows];
