import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CodeSent } from '#application/ports/codeSent.ts';
import { makeCodeSender } from '#application/code/sendCode.ts';
import { heedDeadlines } from '#application/code/heedDeadlines.ts';
import type { Email } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withEmail } from '#domain/session/changes.ts';
import { mint } from '#domain/shared/nominal.ts';
import { makeKeptHappenings } from '#infrastructure/analytics/keptHappenings.ts';
import { makeMemoryDeadlines } from '#infrastructure/sandbox/memoryDeadlines.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const ada = mint<'Email'>('ada@sandbox.test');
const start = 1_000_000;

type Answer = E.Either<IdentityFault, CodeSent>;

/** A tab in the middle of a flow, and a service that answers as it is told, in order. */
const openTab = (answers: ReadonlyArray<Answer> = [], openBoard = makeMemoryDeadlines(), email: Email = ada) => {
  const clock = makeSteppedClock(start);
  const log = makeMemoryLog();
  const session = makeTabSessionStore(makeMemoryShelf(), () => null);
  session.update(withEmail(email));
  const happenings = makeKeptHappenings(session);
  const ports = { session, clock, log, happenings, deadlines: openBoard() };
  heedDeadlines(ports);
  let calls = 0;
  const call: TE.TaskEither<IdentityFault, CodeSent> = async () => {
    calls += 1;
    return answers[calls - 1] ?? E.right({ retryAfterMs: null });
  };
  return { codes: makeCodeSender(ports), session, clock, log, call, calls: () => calls };
};

const sent = E.right('Sent');
const waiting = E.right('Waiting');

describe('sending codes', () => {
  it('asks once however often it is pressed', async () => {
    const { codes, call, calls } = openTab();
    const both = await Promise.all([codes.another('SignUp', call)(), codes.another('SignUp', call)()]);
    expect(both).toEqual([sent, sent]);
    expect(calls()).toBe(1);
  });

  it('sends no other code before 30 seconds have passed since the last was sent', async () => {
    const { codes, call, calls, clock } = openTab();
    await codes.first('SignUp', call)();
    clock.advance(29_999);
    expect(await codes.another('SignUp', call)()).toEqual(waiting);
    clock.advance(1);
    expect(await codes.another('SignUp', call)()).toEqual(sent);
    expect(calls()).toBe(2);
  });

  it.each([5_000, 90_000])('waits the %i ms the service names, in every tab of the flow', async (retryAfterMs) => {
    const board = makeMemoryDeadlines();
    const there = openTab([E.right({ retryAfterMs: 0 })], board);
    await there.codes.first('SignUp', there.call)();
    const { codes, call, calls, clock, session } = openTab([E.right({ retryAfterMs })], board);
    await codes.first('SignUp', call)();
    expect([session.get().resendAt, there.session.get().resendAt]).toEqual([
      start + retryAfterMs,
      start + retryAfterMs,
    ]);
    clock.advance(retryAfterMs - 1);
    expect(await codes.another('SignUp', call)()).toEqual(waiting);
    clock.advance(1);
    expect(await codes.another('SignUp', call)()).toEqual(sent);
    expect(calls()).toBe(2);
  });

  it('starts no wait when a send failed, says so in the log, and keeps the fault', async () => {
    const fault: IdentityFault = { _tag: 'Unreachable' };
    const { codes, call, session, log } = openTab([E.left(fault)]);
    expect(await codes.another('SignUp', call)()).toEqual(E.left(fault));
    expect(session.get()).toMatchObject({ resendAt: null, codeFor: null, codeFault: null });
    expect(log.lines().map(({ line }) => line)).toEqual(['Sending a code failed: Unreachable']);
    expect(await codes.another('SignUp', call)()).toEqual(sent);
  });

  it('waits as long as a rate limit says, and keeps it as a fault of its own', async () => {
    const { codes, call, session, clock } = openTab([E.left({ _tag: 'RateLimited', retryAfterMs: 90_000 })]);
    await codes.another('SignUp', call)();
    const until = start + 90_000;
    expect(session.get()).toMatchObject({ resendAt: until, codeFault: { _tag: 'rateLimit', until } });
    clock.advance(89_999);
    expect(await codes.another('SignUp', call)()).toEqual(waiting);
    clock.advance(1);
    expect(await codes.another('SignUp', call)()).toEqual(sent);
    expect(session.get().codeFault).toBeNull();
  });

  it('begins another flow at once, whatever the one before was waiting for', async () => {
    const { codes, call, session, calls } = openTab();
    await codes.first('PasswordReset', call)();
    await codes.first('SignUp', call)();
    expect(calls()).toBe(2);
    expect(session.get().codeFor).toBe('SignUp');
  });

  it('lets the other tabs of the flow wait too, and no tab of another', async () => {
    const board = makeMemoryDeadlines();
    const [here, there] = [openTab([], board), openTab([], board)];
    const stranger = openTab([], board, mint<'Email'>('bob@sandbox.test'));
    for (const tab of [there, stranger]) {
      await tab.codes.first('SignUp', tab.call)();
      tab.clock.advance(60_000);
    }
    here.clock.advance(60_000);
    await here.codes.first('SignUp', here.call)();
    expect(await there.codes.another('SignUp', there.call)()).toEqual(waiting);
    expect(await stranger.codes.another('SignUp', stranger.call)()).toEqual(sent);
  });
});
