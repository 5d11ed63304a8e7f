import { type CallRow, faultsOf } from './callRow.ts';
import type { FaultName } from './faults.ts';
import type { Visit } from './visit.ts';
import { type CellEnd, expectSuccess, walkCell } from './walkCell.ts';

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
  const now: { end: CellEnd; fault: FaultName | null; unproven: FaultName | null } = {
    end: 'Elsewhere',
    fault: null,
    unproven: null,
  };
  const walk = async (fault: FaultName): Promise<void> => {
    now.fault = fault;
    const isOpen = now.end === 'OnScreen';
    if (!isOpen) {
      await visit.begin();
      await row.prepare?.(visit);
      await row.open(visit);
    }
    now.end = await walkCell({ row, fault, visit }, isOpen ? 'AfterFault' : 'Opened');
    if (now.end === 'OnScreen') now.unproven = fault;
    if (now.end === 'Done' && isOpen) now.unproven = null;
  };
  try {
    for (const fault of names) await walk(fault);
    // Because: the last faults may have left the screen, and with it what the others had left there.
    if (now.unproven !== null && now.end !== 'OnScreen') await walk(now.unproven);
    if (now.end === 'OnScreen') await expectSuccess(row, visit);
    return [];
  } catch (thrown) {
    return [`${now.fault}: ${await described(thrown, visit)}`];
  }
};
