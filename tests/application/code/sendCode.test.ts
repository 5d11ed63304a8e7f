import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import { makeCodeSender } from '#application/code/codeSender.ts';
import type { CodeSent } from '#application/ports/identityCalls.ts';
import type { Email } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryCooldowns } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const ada = unsafeNominal<'Email'>('ada@sandbox.test');
const start = 1_000_000;

type Answer = E.Either<IdentityFault, CodeSent>;

/** A tab in a flow, and a service with planned answers. */
const openTab = (
  answers: ReadonlyArray<Answer> = [],
  openChannel = makeMemoryCooldowns(),
  email: Email | null = ada,
) => {
  const clock = makeSteppedClock(start);
  const log = makeMemoryLog();
  const session = makeTabSessionStore(makeMemoryStorage(), () => null);
  if (email !== null) session.update(withEmail(email));
  const analyticsEvents = makeEventQueue({ session, heldGrantEvent: { read: () => null, write: () => undefined } });
  const ports = { session, clock, log, analyticsEvents, cooldowns: openChannel() };
  let calls = 0;
  const call: TE.TaskEither<IdentityFault, CodeSent> = async () => {
    calls += 1;
    return answers[calls - 1] ?? E.right({ retryAfterMs: null });
  };
  return { codes: makeCodeSender(ports), session, clock, log, call, calls: () => calls };
};

const sent = E.right('Sent');
const waiting = E.right('Waiting');

describe('makeCodeSender', () => {
  it('sends once if it is pressed twice', async () => {
    const { codes, call, calls } = openTab();
    const both = await Promise.all([codes.resend('SignUp', call)(), codes.resend('SignUp', call)()]);
    expect(both).toEqual([sent, sent]);
    expect(calls()).toBe(1);
  });

  it('sends no other code within 30 seconds', async () => {
    const { codes, call, calls, clock } = openTab();
    await codes.send('SignUp', call)();
    clock.advance(29_999);
    expect(await codes.resend('SignUp', call)()).toEqual(waiting);
    clock.advance(1);
    expect(await codes.resend('SignUp', call)()).toEqual(sent);
    expect(calls()).toBe(2);
  });

  it.each([5_000, 90_000])('waits the %i ms of the service, in every tab of the flow', async (retryAfterMs) => {
    const channel = makeMemoryCooldowns();
    const there = openTab([E.right({ retryAfterMs: 0 })], channel);
    await there.codes.send('SignUp', there.call)();
    const { codes, call, calls, clock, session } = openTab([E.right({ retryAfterMs })], channel);
    await codes.send('SignUp', call)();
    expect([session.get().codes.resendAt, there.session.get().codes.resendAt]).toEqual([
      start + retryAfterMs,
      start + retryAfterMs,
    ]);
    clock.advance(retryAfterMs - 1);
    expect(await codes.resend('SignUp', call)()).toEqual(waiting);
    clock.advance(1);
    expect(await codes.resend('SignUp', call)()).toEqual(sent);
    expect(calls()).toBe(2);
  });

  it('starts no cooldown after a failed send, logs it, and returns the fault', async () => {
    const fault: IdentityFault = { _tag: 'Unreachable' };
    const { codes, call, session, log } = openTab([E.left(fault)]);
    expect(await codes.resend('SignUp', call)()).toEqual(E.left(fault));
    expect(session.get()).toMatchObject({ codes: { resendAt: null, purpose: null, fault: null } });
    expect(log.lines().map(({ line }) => line)).toEqual(['Sending a code failed: Unreachable']);
    expect(await codes.resend('SignUp', call)()).toEqual(sent);
  });

  it('waits for the rate limit, and records it as a code fault', async () => {
    const { codes, call, session, clock } = openTab([E.left({ _tag: 'RateLimited', retryAfterMs: 90_000 })]);
    await codes.resend('SignUp', call)();
    const until = start + 90_000;
    expect(session.get()).toMatchObject({ codes: { resendAt: until, fault: { _tag: 'rateLimit', until } } });
    clock.advance(89_999);
    expect(await codes.resend('SignUp', call)()).toEqual(waiting);
    clock.advance(1);
    expect(await codes.resend('SignUp', call)()).toEqual(sent);
    expect(session.get().codes.fault).toBeNull();
  });

  it('starts another flow at once, in spite of the cooldown of the one before', async () => {
    const { codes, call, session, calls } = openTab();
    await codes.send('PasswordReset', call)();
    await codes.send('SignUp', call)();
    expect(calls()).toBe(2);
    expect(session.get().codes.purpose).toBe('SignUp');
  });

  it('shares the cooldown with the other tabs of the flow only', async () => {
    const channel = makeMemoryCooldowns();
    const [here, there] = [openTab([], channel), openTab([], channel)];
    const otherFlow = openTab([], channel, unsafeNominal<'Email'>('bob@sandbox.test'));
    for (const tab of [there, otherFlow]) {
      await tab.codes.send('SignUp', tab.call)();
      tab.clock.advance(60_000);
    }
    here.clock.advance(60_000);
    await here.codes.send('SignUp', here.call)();
    expect(await there.codes.resend('SignUp', there.call)()).toEqual(waiting);
    expect(await otherFlow.codes.resend('SignUp', otherFlow.call)()).toEqual(sent);
  });

  it('starts no cooldown for a rate limit that names no wait', async () => {
    const { codes, call, session } = openTab([E.left({ _tag: 'RateLimited', retryAfterMs: null })]);
    await codes.resend('SignUp', call)();
    expect(session.get()).toMatchObject({ codes: { resendAt: null, fault: { _tag: 'rateLimit' } } });
    expect(await codes.resend('SignUp', call)()).toEqual(sent);
  });

  it('shares no cooldown of a code whose email is not known', async () => {
    const channel = makeMemoryCooldowns();
    const [here, there] = [openTab([], channel, null), openTab([], channel, null)];
    expect(await here.codes.send('TwoFactor', here.call)()).toEqual(E.right(undefined));
    expect(there.session.get().codes.resendAt).toBeNull();
  });
});
