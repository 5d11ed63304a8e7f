import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { bodiless, calls, unread } from './callRows.ts';
import { setUpLaunchpad } from './launchpadFixture.ts';

const everything = { host: 'launchpad.xe.localhost', path: '' };
const answered = (status: number, code: string): Partial<InjectedFault> => ({
  status,
  body: { code, message: 'Refused by the test' },
});

const limited = answered(429, 'X');
const foreignPage = { status: 200, body: '<!doctype html><title>Welcome to our Wi-Fi</title>' };

const { sandbox, fixture } = setUpLaunchpad();

/** The answer of a call to a fault. A lookup that fails with any status is answered. */
const answerTo = (path: string, fault: IdentityFault): E.Either<IdentityFault, unknown> =>
  path === '/twofactorauth/lookupPhoneNumber' && fault._tag !== 'Unreachable'
    ? E.right(fault._tag === 'Unexpected' ? { _tag: 'Invalid', type: null } : { _tag: 'Failed', type: null, fault })
    : E.left(fault);

type Case = readonly [what: string, order: Partial<InjectedFault>, fault: IdentityFault];

const refusals: ReadonlyArray<Case> = [
  ['a connection that breaks', { reset: true }, { _tag: 'Unreachable' }],
  ['403 with a code nobody knows', answered(403, 'MoonPhaseException'), { _tag: 'Unexpected' }],
  ['429 with its time', { ...limited, headers: { 'retry-after': '7' } }, { _tag: 'RateLimited', retryAfterMs: 7000 }],
  ['500', answered(500, 'InternalFailureException'), { _tag: 'ServiceFailed' }],
  ['403 that is no JSON', { status: 403, body: '<h1>No</h1>' }, { _tag: 'Unexpected' }],
  ['JSON null', { status: 403, body: 'null' }, { _tag: 'Unexpected' }],
];

const wrongShapes: ReadonlyArray<readonly [what: string, order: Partial<InjectedFault>]> = [
  ['a body that is no JSON', foreignPage],
  ['JSON null', { status: 200, body: 'null' }],
  ['a list', { status: 200, body: [] }],
];

describe('a launchpad that fails', () => {
  it.each(refusals)('returns the fault of %s in every call, and logs it', async (_, order, fault) => {
    const { identity, log } = fixture();
    sandbox().faults.add({ ...everything, ...order });
    for (const { call, path } of calls) expect(await call(identity)()).toEqual(answerTo(path, fault));
    expect(log.lines().filter(({ level }) => level === 'error')).toHaveLength(calls.length);
  });

  it.each(wrongShapes)('returns Unexpected for %s, and logs it', async (_, order) => {
    const { identity, log } = fixture();
    const asking = calls.filter(({ path }) => !unread.has(path) && !bodiless.has(path));
    sandbox().faults.add({ ...everything, ...order });
    for (const { call, path } of asking) {
      expect(await call(identity)()).toEqual(answerTo(path, { _tag: 'Unexpected' }));
    }
    expect(log.lines().map(({ line }) => line)).toEqual(
      asking.map(() => expect.stringMatching(/ failed: the answer has another shape$/)),
    );
  });

  it('returns a fault for a foreign page even if the answer is not read', async () => {
    sandbox().faults.add({ ...everything, ...foreignPage });
    const unreadRows = calls.filter(({ path }) => bodiless.has(path));
    for (const { call } of unreadRows) expect(await call(fixture().identity)()).toEqual(E.left({ _tag: 'Unexpected' }));
  });

  it('aborts every kind of pending call, and logs nothing', async () => {
    sandbox().faults.add({ ...everything, hang: true });
    for (const { call, path } of calls) {
      const seen = sandbox().journal.list(path).length;
      const answer = call(fixture().identity)();
      await expect.poll(() => sandbox().journal.list(path).length, { interval: 1 }).toBeGreaterThan(seen);
      await fixture().identity.abandon();
      expect(await answer).toEqual(E.left({ _tag: 'Cancelled' }));
    }
    expect(fixture().log.lines()).toEqual([]);
  });

  it('logs nothing of the request, and only code and message of the answer', async () => {
    const body = { code: 'OddException', message: 'Odd', secret: 'canary.tok.en', password: 'Correct-horse-9' };
    sandbox().faults.add({ ...everything, status: 400, body });
    for (const { call } of calls) await call(fixture().identity)();
    const written = JSON.stringify(fixture().log.lines());
    expect(written).toContain('"responseBody":{"code":"OddException","message":"Odd"}');
    expect(written).toContain('"statusCode":400');
    expect(written).not.toMatch(/canary|Correct-horse-9|123456|447700900101|personal@sandbox\.test|a\.b\.c/);
  });
});
