import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { resendCode, sendCode } from '#application/code/sendCode.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCode, withCodeAccepted } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

/** A tab in a flow, and a service with planned answers. */
const openTab = (answers: ReadonlyArray<E.Either<IdentityFault, CodeSent>> = []) => {
  const { flow, advance } = makeTestApp({ seeds: [] });
  const { session, clock } = flow;
  session.update(withEmail(unsafeNominal<'Email'>('ada@sandbox.test')));
  let calls = 0;
  const call: IdentityCall<CodeSent> = async () => {
    calls += 1;
    return answers[calls - 1] ?? E.right({ retryAfterMs: null });
  };
  return {
    send: sendCode(flow, 'SignUp', call),
    resend: resendCode(flow, 'SignUp', call),
    sendReset: sendCode(flow, 'PasswordReset', call),
    codes: () => session.get().codes,
    enter: (code: string) => void session.update(withCode(unsafeNominal<'OneTimeCode'>(code))),
    accept: (code: string) => void session.update(withCodeAccepted(unsafeNominal<'OneTimeCode'>(code))),
    secrets: () => session.get().secrets,
    entered: () => session.get().secrets.code,
    advance,
    now: clock.now,
    calls: () => calls,
  };
};

const sent = E.right('Sent');
const waiting = E.right('Waiting');

describe('"Send a new code"', () => {
  it.each<E.Either<IdentityFault, CodeSent>>([
    E.right({ retryAfterMs: null }),
    E.left({ _tag: 'RateLimited', retryAfterMs: null }),
  ])('forgets the code that was entered before it: %j', async (answer) => {
    const tab = openTab([answer]);
    tab.enter('111111');
    await tab.resend();
    expect(tab.entered()).toBeNull();
  });

  it.each<E.Either<IdentityFault, CodeSent>>([
    E.right({ retryAfterMs: null }),
    E.left({ _tag: 'RateLimited', retryAfterMs: null }),
  ])('whose answer comes once a code was accepted keeps that code: %j', async (answer) => {
    const tab = openTab([E.right({ retryAfterMs: 0 }), answer]);
    await tab.send();
    const resending = tab.resend();
    tab.enter('111111');
    tab.accept('111111');
    await resending;
    expect(tab.secrets()).toMatchObject({ code: '111111', isCodeAccepted: true });
  });

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
  it.each([5_000, 90_000])('is the %i ms of the service', async (retryAfterMs) => {
    const tab = openTab([E.right({ retryAfterMs })]);
    const start = tab.now();
    await tab.send();
    expect(tab.codes().resendAt).toBe(start + retryAfterMs);
    tab.advance(retryAfterMs - 1);
    expect(await tab.resend()).toEqual(waiting);
    tab.advance(1);
    expect(await tab.resend()).toEqual(sent);
  });
});
