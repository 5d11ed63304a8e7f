import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Fault, type FaultName, faults, faultsOfKind } from '#tests/faults/faults.ts';
import { callRows, type Row } from './callRows.ts';
import { openIdentity } from './recordedIdentity.ts';

/** Whether a call succeeds with any answer, or with any JSON and none. */
const isUnread = ({ path }: Row): boolean => path === '/logout';
const isBodiless = ({ path }: Row): boolean =>
  /\/(websignup(corp)?|resendConfirmationCode|forgotPassword|webChangeEmail\w+|marketingpreferences)$/.test(path);

const answerOf = (fault: Fault) => async (): Promise<Response> => {
  if (fault === 'NoNetwork' || fault.reset === true) throw new TypeError('fetch failed');
  const { body = '', ...init } = fault;
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
};

/** What a call makes of a fault. A lookup that fails with any status is answered. */
const expected = ({ path }: Row, fault: IdentityFault): E.Either<IdentityFault, unknown> =>
  path === '/twofactorauth/lookupPhoneNumber' && fault._tag !== 'Unreachable'
    ? E.right(fault._tag === 'Unexpected' ? { _tag: 'Invalid', type: null } : { _tag: 'Failed', type: null, fault })
    : E.left(fault);

const kinds: ReadonlyArray<readonly [kind: FaultName, fault: IdentityFault]> = [
  ['no network', { _tag: 'Unreachable' }],
  ['400 with an unknown code', { _tag: 'Unexpected' }],
  ['429 with Retry-After', { _tag: 'RateLimited', retryAfterMs: 30_000 }],
  ['500 with HTML', { _tag: 'ServiceFailed' }],
];
const allOfKind = kinds.flatMap(([kind, fault]) =>
  [kind, ...(faultsOfKind.get(kind) ?? [])].map((name) => [name, fault] as const),
);

describe('every call to a launchpad that fails', () => {
  it.each(allOfKind)('returns the fault of its kind, and logs it once: %s', async (name, fault) => {
    const isAnswered = name === 'empty' || name === 'another shape';
    const isBody = isAnswered || name === 'truncated JSON';
    for (const row of callRows) {
      if (isBody && isUnread(row)) continue;
      const { identity, log } = openIdentity(answerOf(faults[name]));
      const answer = await row.call(identity)();
      const isFine = isAnswered && isBodiless(row);
      expect([row.path, isFine ? E.isRight(answer) : answer]).toEqual([row.path, isFine || expected(row, fault)]);
      const reason = isBody ? / failed: the answer has another shape$/ : / failed/;
      const line: unknown = expect.objectContaining({ level: 'error', line: expect.stringMatching(reason) });
      expect(E.isLeft(answer) ? log.lines() : [line]).toEqual([line]);
    }
  });

  it('is aborted while it is pending, and logs nothing', async () => {
    const pending = (signal: AbortSignal): Promise<never> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    for (const { call } of callRows) {
      const { identity, sent, log } = openIdentity(pending);
      const answer = call(identity)();
      await expect.poll(() => sent).toHaveLength(1);
      await identity.abandon();
      expect([await answer, log.lines()]).toEqual([E.left({ _tag: 'Cancelled' }), []]);
    }
  });

  it.each([200, 400, 403, 429, 500, null])(
    'logs nothing of the request, and no line of the answer: %j',
    async (status) => {
      const message = status === 403 ? 'Odd has not completed 2FA' : 'Odd';
      const body = { code: 'OddException', message, secret: 'canary.tok.en' };
      const { identity, log } = openIdentity(async () => {
        if (status === null) throw new TypeError('Odd');
        return Response.json(body, { status, statusText: 'Odd', headers: { 'x-odd': 'Odd' } });
      });
      for (const { call } of callRows) await call(identity)();
      const lines = log.lines().map(({ line }) => line);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join()).not.toContain('Odd');
      const secrets = /canary|Correct-horse-9|123456|447700900101|personal@sandbox\.test|a\.b\.c/;
      expect(JSON.stringify(log.lines())).not.toMatch(secrets);
    },
  );
});
