import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { faults, type FaultName } from '#tests/e2e/faults/calls/faults.ts';
import { commandRows } from './commandRows.ts';
import { readRows } from './readRows.ts';
import type { Row } from './row.ts';
import { setUpLaunchpad } from './setUpLaunchpad.ts';
import { twoFactorRows } from './twoFactorRows.ts';
import { bodiless, unread } from './unreadAnswers.ts';

// Because: a call that succeeds with any answer meets other faults in the browser.
const rows = [...commandRows, ...twoFactorRows, ...readRows].filter(({ path }) => !unread.has(path));

/** The faults that the browser tests leave out on further screens of a call, and the one that stands for them. */
const standsFor: ReadonlyArray<readonly [FaultName, ReadonlyArray<FaultName>]> = [
  ['400 with an unknown code', ['403 Forbidden', '404 Not Found', 'empty', 'truncated JSON', 'another shape']],
  ['500 with HTML', ['503 Service Unavailable']],
];

/** Whether an answer is no fault: its status is that of success, and the call does not read more of it. */
const isSuccess = ({ path }: Row, name: FaultName): boolean =>
  bodiless.has(path) && (name === 'empty' || name === 'another shape');

const { sandbox, fixture } = setUpLaunchpad();

const answerTo = async ({ call, path }: Row, name: FaultName): Promise<E.Either<unknown, unknown>> => {
  const fault = faults[name];
  if (fault === 'NoNetwork') throw new Error('The sandbox cannot take the network away.');
  sandbox().faults.clear();
  sandbox().faults.add({ host: 'launchpad.xe.localhost', path, ...fault });
  return call(fixture().identity)();
};

describe('the faults of a call', () => {
  it.each(rows)('$path has the same answer to every fault of a kind', async (row) => {
    for (const [fault, others] of standsFor) {
      const answer = await answerTo(row, fault);
      for (const other of others) {
        const otherAnswer = await answerTo(row, other);
        const [seen, expected] = isSuccess(row, other) ? [E.isRight(otherAnswer), true] : [otherAnswer, answer];
        expect([other, seen]).toEqual([other, expected]);
      }
    }
  });
});
