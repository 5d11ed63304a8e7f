import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeEventQueue } from '#application/analytics/eventQueue.ts';
import { makeCodeSender } from '#application/code/codeSender.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCode } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryCooldowns } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeSteppedClock } from '#infrastructure/sandbox/steppedClock.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';

const start = 1_000_000;

/** A tab in a flow, a service with planned answers, and the channel to the other tabs. */
const openTab = (
  answers: ReadonlyArray<E.Either<IdentityFault, CodeSent>> = [],
  openChannel = makeMemoryCooldowns(),
  email: string | null = 'ada@sandbox.test',
) => {
  const clock = makeSteppedClock(start);
  const session = makeTabSessionStore(makeMemoryStorage(), () => null);
  if (email !== null) session.update(withEmail(unsafeNominal<'Email'>(email)));
  const analyticsEvents = makeEventQueue(session);
  const codes = makeCodeSender({ session, clock, log: makeMemoryLog(), analyticsEvents, cooldowns: openChannel() });
  let calls = 0;
  const call: IdentityCall<CodeSent> = async () => {
    calls += 1;
    return answers[calls - 1] ?? E.right({ retryAfterMs: null });
  };
  return {
    send: codes.send('SignUp', call),
    resend: codes.resend('SignUp', call),
    sendReset: codes.send('PasswordReset', call),
    codes: () => session.get().codes,
    enter: (code: string) => void session.update(withCode(unsafeNominal<'OneTimeCode'>(code))),
    entered: () => session.get().secrets.code,
    clock,
    calls: () => calls,
  };
};

const sent = E.right('Sent');
const waiting = E.right('Waiting');

describe('"Send a new code"', () => {
  it('sends once if it is pressed twice', async () => {
    const tab = openTab();
    expect(await Promise.all([tab.resend(), tab.resend()])).toEqual([sent, sent]);
    expect(tab.calls()).toBe(1);
  });

  it.each<E.Either<IdentityFault, CodeSent>>([
    E.right({ retryAfterMs: null }),
    E.left({ _tag: 'RateLimited', retryAfterMs: null }),
  ])(
    'forgets the code that was entered before it, and keeps one that is entered before its answer: %j',
    async (answer) => {
      const tab = openTab([answer, answer]);
      tab.enter('111111');
      await tab.resend();
      expect(tab.entered()).toBeNull();
      tab.clock.advance(60_000);
      const resending = tab.resend();
      tab.enter('222222');
      await resending;
      expect(tab.entered()).toBe('222222');
    },
  );

  it('sends to another flow at once, in spite of the cooldown of the one before', async () => {
    const tab = openTab();
    await tab.sendReset();
    await tab.send();
    expect(tab.calls()).toBe(2);
    expect(tab.codes().purpose).toBe('SignUp');
  });

  it('can be pressed again after a rate limit that names no wait', async () => {
    const tab = openTab([E.left({ _tag: 'RateLimited', retryAfterMs: null })]);
    await tab.resend();
    expect(tab.codes()).toMatchObject({ resendAt: null, fault: { _tag: 'rateLimit' } });
    expect(await tab.resend()).toEqual(sent);
  });
});

describe('the first code of a flow', () => {
  it('that was not sent leaves the one before, with its cooldown', async () => {
    const tab = openTab([E.right({ retryAfterMs: null }), E.left({ _tag: 'ServiceFailed' })]);
    await tab.send();
    const before = tab.codes();
    tab.enter('111111');
    expect(await tab.send()).toEqual(E.left({ _tag: 'ServiceFailed' }));
    expect([tab.codes(), tab.entered()]).toEqual([before, '111111']);
  });
});

describe('the cooldown of a code', () => {
  it.each([5_000, 90_000])('is the %i ms of the service, in every tab of the flow', async (retryAfterMs) => {
    const channel = makeMemoryCooldowns();
    const there = openTab([E.right({ retryAfterMs: 0 })], channel);
    await there.send();
    const here = openTab([E.right({ retryAfterMs })], channel);
    await here.send();
    const until = start + retryAfterMs;
    expect([here.codes().resendAt, there.codes().resendAt]).toEqual([until, until]);
    here.clock.advance(retryAfterMs - 1);
    expect(await here.resend()).toEqual(waiting);
    here.clock.advance(1);
    expect(await here.resend()).toEqual(sent);
  });

  it('is shared with no tab of another email', async () => {
    const channel = makeMemoryCooldowns();
    const [here, there] = [openTab([], channel), openTab([], channel, 'bob@sandbox.test')];
    await there.send();
    for (const { clock } of [here, there]) clock.advance(60_000);
    await here.send();
    expect(await there.resend()).toEqual(sent);
  });

  it('is shared with no tab where the email is not known', async () => {
    const channel = makeMemoryCooldowns();
    const [here, there] = [openTab([], channel, null), openTab([], channel, null)];
    expect(await here.send()).toEqual(E.right(undefined));
    expect(there.codes().resendAt).toBeNull();
  });
});
