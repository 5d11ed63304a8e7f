import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { mint } from '#domain/shared/nominal.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const code = mint<'OneTimeCode'>('012345');

const opened = (answers: ReadonlyArray<E.Either<IdentityFault, string>>) => {
  const session = makeTabSessionStore(makeMemoryShelf(), () => null);
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

describe('entering a code', () => {
  it('tries a code once however often the form is sent', async () => {
    const { enter, call, calls } = opened([E.right('granted')]);
    const both = await Promise.all([enter(code, call)(), enter(code, call)()]);
    expect(both).toEqual([E.right('granted'), E.right('granted')]);
    expect(calls()).toBe(1);
  });

  it('never spends an accepted code twice: what it was good for still stands', async () => {
    const { enter, call, calls } = opened([E.right('granted')]);
    await enter(code, call)();
    expect(await enter(code, call)()).toEqual(E.right('granted'));
    expect(calls()).toBe(1);
  });

  it('tries a code again after a failure', async () => {
    const { enter, call, calls } = opened([E.left({ _tag: 'Unreachable' }), E.right('granted')]);
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
    'keeps what %j says of the code, and the code only where it may still be good',
    async (fault, codeFault, kept) => {
      const { enter, call, session } = opened([E.left(fault)]);
      await enter(code, call)();
      expect(session.get()).toMatchObject({ codeFault, code: kept });
    },
  );

  it('holds a new code back as long as too many attempts ask for', async () => {
    const { enter, call, session } = opened([E.left({ _tag: 'TooManyAttempts', retryAfterMs: 500 })]);
    await enter(code, call)();
    expect(session.get().resendAt).toBe(1500);
  });
});
