import type { Visit } from '#tests/ui/faults/localVisit.ts';
import { type CallRow, faultsOf } from './callRow.ts';
import type { FaultName } from './faults.ts';
import { type CellEnd, expectSuccess, walkCell } from './walkCell.ts';

const described = (thrown: unknown, { read }: Visit): string => {
  const { at, heading, messages } = read();
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return `${message}; the page is ${at}, "${heading}", and says ${JSON.stringify(messages)}`;
};

/**
 * Walks a row through its faults, and returns what is wrong. Faults that leave the page on the screen follow each other
 * there, as for a person who tries again, and the call must succeed after the last of them, a slow answer included.
 */
export const walkRow = async (row: CallRow, openVisit: () => Visit) => {
  const now: { end: CellEnd; fault: FaultName | null; unproven: FaultName | null } = {
    end: 'Elsewhere',
    fault: null,
    unproven: null,
  };
  let visit = openVisit();
  const walk = async (fault: FaultName): Promise<void> => {
    now.fault = fault;
    const isOpen = now.end === 'OnScreen';
    if (!isOpen) {
      visit.close();
      visit = openVisit();
      await row.prepare?.(visit);
      await row.open(visit);
    }
    now.end = await walkCell({ row, fault, visit }, isOpen ? 'AfterFault' : 'Opened');
    if (now.end === 'OnScreen') now.unproven = fault;
    if (now.end === 'Done' && isOpen) now.unproven = null;
  };
  try {
    for (const fault of faultsOf(row)) await walk(fault);
    // Because: the last faults may have left the screen, and with it what the others had left there.
    if (now.unproven !== null && now.end !== 'OnScreen') await walk(now.unproven);
    if (now.end === 'OnScreen') await expectSuccess(row, visit);
    return null;
  } catch (thrown) {
    return `${now.fault}: ${described(thrown, visit)}`;
  } finally {
    visit.close();
  }
};
