import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FaultOrder } from '#env/sandbox/front/fault.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';
import { commandRows } from './commandRows.ts';
import { openLaunchpadStage, type LaunchpadStage } from './launchpadStage.ts';
import { readRows } from './readRows.ts';
import { twoFactorRows } from './twoFactorRows.ts';

const rows = [...commandRows, ...twoFactorRows, ...readRows];
const host = 'launchpad.xe.localhost';
const everything = { host, path: '' };
const answered = (status: number, code: string): Partial<FaultOrder> => ({
  status,
  body: { code, message: 'Refused by the test' },
});

let sandbox: WireSandbox;
let stage: LaunchpadStage;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  stage = await openLaunchpadStage(sandbox);
});

type Case = readonly [what: string, order: Partial<FaultOrder>, fault: IdentityFault];

const refusals: ReadonlyArray<Case> = [
  ['a connection that breaks', { reset: true }, { _tag: 'Unreachable' }],
  ['403 with a code nobody knows', answered(403, 'MoonPhaseException'), { _tag: 'Unexpected' }],
  ['429', answered(429, 'SlowDown'), { _tag: 'RateLimited', retryAfterMs: null }],
  [
    '429 with its time',
    { ...answered(429, 'X'), headers: { 'retry-after': '7' } },
    { _tag: 'RateLimited', retryAfterMs: 7000 },
  ],
  ['500', answered(500, 'InternalFailureException'), { _tag: 'ServiceFailed' }],
  ['503 that is no JSON', { status: 503, body: '<h1>Sorry</h1>' }, { _tag: 'ServiceFailed' }],
  ['403 that is no JSON', { status: 403, body: '<h1>No</h1>' }, { _tag: 'Unexpected' }],
  ['403 without a body', { status: 403, body: '' }, { _tag: 'Unexpected' }],
  ['JSON null', { status: 403, body: 'null' }, { _tag: 'Unexpected' }],
];

const wrongShapes: ReadonlyArray<readonly [what: string, order: Partial<FaultOrder>]> = [
  ['an empty body', { status: 200, body: '' }],
  ['a body that is no JSON', { status: 200, body: '<!doctype html><title>Welcome to our Wi-Fi</title>' }],
  ['JSON of another shape', { status: 200, body: { surprise: [1, 2, 3] } }],
  ['JSON null', { status: 200, body: 'null' }],
  ['a list', { status: 200, body: [] }],
];

/** The calls that are done when they are answered at all. */
const unread = new Set(['/logout']);
/** The calls whose answer holds nothing the product reads. */
const bodiless = new Set([
  '/authorization/websignup',
  '/authorization/websignupcorp',
  '/authorization/resendConfirmationCode',
  '/authorization/forgotPassword',
  '/authorization/webChangeEmailResend',
  '/authorization/webChangeEmailConfirm',
  '/profiles/p-1/marketingpreferences',
]);

describe('a launchpad that fails', () => {
  it.each(refusals)('names %s in every call, and logs it', async (_, order, fault) => {
    sandbox.faults.add({ ...everything, ...order });
    for (const { call } of rows) expect(await call(stage.identity)()).toEqual(E.left(fault));
    expect(stage.log.lines().filter(({ level }) => level === 'error')).toHaveLength(rows.length);
  });

  it.each(wrongShapes)('takes %s for no answer at all, and logs it', async (_, order) => {
    const asking = rows.filter(({ path }) => !unread.has(path) && !bodiless.has(path));
    sandbox.faults.add({ ...everything, ...order });
    for (const { call } of asking) expect(await call(stage.identity)()).toEqual(E.left({ _tag: 'Unexpected' }));
    expect(stage.log.lines().map(({ line }) => line)).toEqual(asking.map(() => expect.stringMatching(/ failed$/)));
  });

  it('takes a page of someone else’s for a failure even where no answer is read', async () => {
    sandbox.faults.add({ ...everything, status: 200, body: '<!doctype html><title>Welcome to our Wi-Fi</title>' });
    const told = rows.filter(({ path }) => bodiless.has(path));
    for (const { call } of told) expect(await call(stage.identity)()).toEqual(E.left({ _tag: 'Unexpected' }));
  });

  it('gives up every kind of call that gets no answer, and logs nothing', async () => {
    sandbox.faults.add({ ...everything, hang: true });
    for (const { call, path } of rows) {
      const seen = sandbox.journal.list(path).length;
      const answer = call(stage.identity)();
      await expect.poll(() => sandbox.journal.list(path).length, { interval: 1 }).toBeGreaterThan(seen);
      await stage.identity.abandon();
      expect(await answer).toEqual(E.left({ _tag: 'Cancelled' }));
    }
    expect(stage.log.lines()).toEqual([]);
  });

  it('takes 401 for a wrong password only where one was sent', async () => {
    sandbox.faults.add({ ...everything, ...answered(401, 'NotAuthorizedException') });
    const signedOut = ['/profile', '/getGSOTokens', '/authorization/send2FA', '/authorization/validate2FA'];
    for (const { call, path } of rows.filter((row) => signedOut.includes(row.path))) {
      expect([path, await call(stage.identity)()]).toEqual([path, E.left({ _tag: 'SignedOut' })]);
    }
    for (const { call, path } of rows.filter((row) => row.path === '/authorization/weblogin')) {
      expect([path, await call(stage.identity)()]).toEqual([path, E.left({ _tag: 'WrongCredentials' })]);
    }
  });

  it('takes 404 for a number nobody has, and for a failure everywhere else', async () => {
    sandbox.faults.add({ ...everything, ...answered(404, 'ResourceNotFoundException') });
    expect(await stage.identity.lookUpPhone('+4412')()).toEqual(E.right({ _tag: 'Invalid', type: null }));
    expect(await stage.identity.profile()).toEqual(E.left({ _tag: 'Unexpected' }));
  });

  it('writes nothing that was sent into the log, and of an answer only the code and message', async () => {
    sandbox.faults.add({
      ...everything,
      status: 400,
      body: { code: 'OddException', message: 'Odd', secret: 'canary.tok.en', password: 'Correct-horse-9' },
    });
    for (const { call } of rows) await call(stage.identity)();
    const written = JSON.stringify(stage.log.lines());
    expect(written).toContain('"responseBody":{"code":"OddException","message":"Odd"}');
    expect(written).toContain('"statusCode":400');
    for (const secret of [
      'canary.tok.en',
      'Correct-horse-9',
      '123456',
      '447700900101',
      'personal@sandbox.test',
      'a.b.c',
    ]) {
      expect(written).not.toContain(secret);
    }
  });
});
