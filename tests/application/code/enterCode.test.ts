import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const code = unsafeNominal<'OneTimeCode'>('012345');

const makeFixture = (answers: ReadonlyArray<E.Either<IdentityFault, string>>) => {
  const session = makeTabSessionStore(makeMemoryStorage(), () => null);
  let calls = 0;
  const call: TaskEither<IdentityFault, string> = async () => {
    calls += 1;
    return answers[calls - 1] ?? E.left({ _tag: 'CodeExpired' });
  };
  return {
    enter: makeEnterCode<string>({ session, clock: makeSteppedClock(1000) }),
    session,
    call,
    calls: () => calls,
  };
};

describe('makeEnterCode', () => {
  it('makes one call if the form is sent twice', async () => {
    const { enter, call, calls } = makeFixture([E.right('granted')]);
    const both = await Promise.all([enter(code, call)(), enter(code, call)()]);
    expect(both).toEqual([E.right('granted'), E.right('granted')]);
    expect(calls()).toBe(1);
  });

  it('returns the answer of an accepted code again, without a second call', async () => {
    const { enter, call, calls } = makeFixture([E.right('granted')]);
    await enter(code, call)();
    expect(await enter(code, call)()).toEqual(E.right('granted'));
    expect(calls()).toBe(1);
  });

  it('makes the call again after a fault', async () => {
    const { enter, call, calls } = makeFixture([E.left({ _tag: 'Unreachable' }), E.right('granted')]);
    expect(await enter(code, call)()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await enter(code, call)()).toEqual(E.right('granted'));
    expect(calls()).toBe(2);
  });

  it.each([
    [{ _tag: 'CodeMismatch' }, { _tag: 'invalidCode' }, code],
    [{ _tag: 'CodeExpired' }, { _tag: 'expiredCode' }, code],
    [{ _tag: 'RateLimited', retryAfterMs: 500 }, { _tag: 'rateLimit', until: 1500 }, null],
    [{ _tag: 'TooManyAttempts', retryAfterMs: 500 }, { _tag: 'tooManyException', until: 1500 }, null],
    [{ _tag: 'Unreachable' }, null, code],
  ] as const)(
    'records %j as a code fault, and keeps the code only if it may still be valid',
    async (fault, codeFault, kept) => {
      const { enter, call, session } = makeFixture([E.left(fault)]);
      await enter(code, call)();
      expect(session.get()).toMatchObject({ codes: { fault: codeFault }, secrets: { code: kept } });
    },
  );

  it('starts the cooldown that TooManyAttempts names', async () => {
    const { enter, call, session } = makeFixture([E.left({ _tag: 'TooManyAttempts', retryAfterMs: 500 })]);
    await enter(code, call)();
    expect(session.get().codes.resendAt).toBe(1500);
  });

  it('starts no cooldown if TooManyAttempts names none', async () => {
    const { enter, call, session } = makeFixture([E.left({ _tag: 'TooManyAttempts', retryAfterMs: null })]);
    await enter(code, call)();
    expect(session.get()).toMatchObject({
      codes: { resendAt: null, fault: { _tag: 'tooManyException', until: null } },
    });
  });
});
