import { type CallRow, faultsOf } from './callRow.ts';
import type { FaultName } from './faults.ts';
import type { Visit } from './visit.ts';
import { type CellEnd, expectSuccess, walkCell } from './walkCell.ts';

/** Opens the screen of a row as a new person. */
const openRow = async (row: CallRow, visit: Visit): Promise<void> => {
  await visit.begin();
  await row.prepare?.(visit);
  await row.open(visit);
};

const described = async (thrown: unknown, { tab }: Visit): Promise<string> => {
  const { host, path, heading, messages } = await tab.read();
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `${message}; the page is ${host}${path}, "${heading}", and says ${JSON.stringify(messages)}`;
};

/**
 * Walks a row through its faults in one tab, and returns what is wrong. Faults that leave the page on the screen follow each other there,
 * as for a person who tries again, and the call must succeed after the last of them, a slow answer included.
 */
export const walkRow = async (
  row: CallRow,
  visit: Visit,
  names: ReadonlyArray<FaultName> = faultsOf(row),
): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = [];
  const attempt = async (name: string, run: () => Promise<CellEnd>): Promise<CellEnd> => {
    try {
      return await run();
    } catch (thrown) {
      wrong.push(`${name}: ${await described(thrown, visit)}`);
      return 'Elsewhere';
    }
  };
  const succeed = async (fault: FaultName): Promise<CellEnd> => {
    await expectSuccess({ row, fault, visit });
    return 'Done';
  };
  const walk = (fault: FaultName, start: CellEnd): Promise<CellEnd> =>
    attempt(fault, async () => {
      if (start !== 'OnScreen') await openRow(row, visit);
      const end = await walkCell({ row, fault, visit }, start === 'OnScreen' ? 'AfterFault' : 'Opened');
      return end === 'OnScreen' && row.beginsAnew !== undefined ? succeed(fault) : end;
    });
  let end: CellEnd = 'Elsewhere';
  let unproven: FaultName | null = null;
  for (const fault of names) {
    const start = end;
    end = await walk(fault, start);
    if (end === 'OnScreen') unproven = fault;
    if (end === 'Done' && start === 'OnScreen') unproven = null;
  }
  if (unproven === null) return wrong;
  const last = unproven;
  // Because: the last faults may have left the screen, and with it what the others had left there.
  if (end !== 'OnScreen') end = await walk(last, end);
  if (end === 'OnScreen') await attempt('success', () => succeed(last));
  return wrong;
};
