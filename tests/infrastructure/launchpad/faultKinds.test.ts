import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { faultNames, faults, faultsOfKind, type FaultName } from '#tests/faults/faults.ts';
import { bodiless, calls, unread } from './callRows.ts';
import type { Row } from './row.ts';
import { setUpLaunchpad } from './setUpLaunchpad.ts';

// Because: a call that succeeds with any answer meets other faults in the browser.
const rows = calls.filter(({ path }) => !unread.has(path));

const kinds = [...faultsOfKind].filter(([, others]) => others.length > 0);

/** Whether an answer is no fault: its status is that of success, and the call does not read more of it. */
const isSuccess = ({ path }: Row, name: FaultName): boolean =>
  bodiless.has(path) && (name === 'empty' || name === 'another shape');

const { sandbox, fixture } = setUpLaunchpad();

const answerTo = async ({ call, path }: Row, name: FaultName): Promise<E.Either<unknown, unknown>> => {
  const fault = faults[name];
  // Because: the sandbox cannot take the network away.
  if (fault === 'NoNetwork') return E.left({ _tag: 'Unreachable' });
  sandbox().faults.clear();
  sandbox().faults.add({ host: 'launchpad.xe.localhost', path, ...fault });
  return call(fixture().identity)();
};

describe('the faults of a call', () => {
  it('are each of one kind', () => {
    expect([...faultsOfKind].flat(2).toSorted()).toEqual(faultNames.toSorted());
  });

  it.each(rows)('$path has the same answer to every fault of a kind', async (row) => {
    for (const [fault, others] of kinds) {
      const answer = await answerTo(row, fault);
      for (const other of others) {
        const otherAnswer = await answerTo(row, other);
        const [seen, expected] = isSuccess(row, other) ? [E.isRight(otherAnswer), true] : [otherAnswer, answer];
        expect([other, seen]).toEqual([other, expected]);
      }
    }
  });
});
