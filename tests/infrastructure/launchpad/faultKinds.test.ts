import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { faultNames, faults, faultsOfKind, type FaultName } from '#tests/faults/faults.ts';
import { bodiless, calls, unread } from './callRows.ts';
import type { Row } from './row.ts';
import { setUpLaunchpad } from './launchpadFixture.ts';

// Because: a call that succeeds with any answer meets other faults in the browser.
const rows = calls.filter(({ path }) => !unread.has(path));

const kinds = [...faultsOfKind].filter(([, others]) => others.length > 0);

/** Whether an answer is no fault: its status is that of success, and the call does not read more of it. */
const isSuccess = ({ path }: Row, name: FaultName): boolean =>
  bodiless.has(path) && (name === 'empty' || name === 'another shape');

const { sandbox, fixture } = setUpLaunchpad();
const everything = { host: 'launchpad.xe.localhost', path: '' };

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

const ofAccount = [
  [423, 'AccountLockedException', 'AccountLocked'],
  [403, 'AccountClosedException', 'AccountClosed'],
  [403, 'UserNotConfirmedException', 'EmailUnconfirmed'],
  [403, 'EmailChangePendingException', 'EmailChangePending'],
] as const;

describe('a lookup that fails', () => {
  it.each([
    [400, null],
    [403, null],
    [404, null],
    [422, null],
    [429, { _tag: 'RateLimited', retryAfterMs: null }],
    [500, { _tag: 'ServiceFailed' }],
    [503, { _tag: 'ServiceFailed' }],
  ])('has the type of the body for %s, where another call has a fault only', async (status, fault) => {
    sandbox().faults.add({ ...everything, status, body: { code: 'X', message: 'X', data: { type: 'Voip' } } });
    const lookup = fault === null ? { _tag: 'Invalid', type: 'Voip' } : { _tag: 'Failed', type: 'Voip', fault };
    expect(await fixture().identity.lookUpPhone('+4412')()).toEqual(E.right(lookup));
    expect(await fixture().identity.profile()).toEqual(E.left(fault ?? { _tag: 'Unexpected' }));
  });

  it('stays a fault without a session, for an account that is not open, and before a second factor that comes first', async () => {
    const { identity } = fixture();
    const signedOut = { code: 'NotAuthorizedException', message: 'Sign in' };
    sandbox().faults.add({ ...everything, status: 401, body: signedOut, times: 1 });
    expect(await identity.lookUpPhone('+4412')()).toEqual(E.left({ _tag: 'SignedOut' }));
    const owed = { code: 'TwoFactorRequiredException', message: 'The user has not completed 2FA' };
    sandbox().faults.add({ ...everything, status: 403, body: owed, times: 1 });
    expect(await identity.lookUpPhone('+4412')()).toEqual(E.left({ _tag: 'TwoFactorIncomplete' }));
    for (const [status, code, _tag] of ofAccount) {
      sandbox().faults.add({ ...everything, status, body: { code, message: 'X' }, times: 1 });
      expect(await identity.lookUpPhone('+4412')()).toEqual(E.left({ _tag }));
    }
  });
});
