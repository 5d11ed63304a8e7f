import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { resendCode, sendCode } from '#application/code/sendCode.ts';
import type { CodeSent, IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCode, withCodeAccepted } from '#domain/session/codeState.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { codeOf } from '#tests/support/codes.ts';

type Answer = E.Either<IdentityFault, CodeSent>;
const code = codeOf('1');
const sent: Answer = E.right({ retryAfterMs: null });
const limited: Answer = E.left({ _tag: 'RateLimited', retryAfterMs: null });

/** A tab in a flow, and a service with planned answers. */
const openTab = (...planned: ReadonlyArray<Answer>) => {
  const { flow, advance, errors } = makeTestApp({ seeds: [] });
  const answers = [...planned];
  const call: IdentityCall<CodeSent> = async () => answers.shift() ?? sent;
  return {
    send: sendCode(flow, 'SignUp', call),
    resend: resendCode(flow, 'SignUp', call),
    update: flow.session.update,
    session: flow.session.get,
    now: flow.clock.now,
    advance,
    errors,
  };
};

describe('"Send a new code"', () => {
  it.each([sent, limited])('forgets the code that was entered before it, but no accepted one: %j', async (answer) => {
    const tab = openTab(answer);
    tab.update(withCode(code));
    await tab.resend();
    expect(tab.session().secrets.code).toBeNull();

    const late = openTab(E.right({ retryAfterMs: 0 }), answer);
    await late.send();
    const resending = late.resend();
    late.update(withCode(code));
    late.update(withCodeAccepted(code));
    await resending;
    expect(late.session().secrets).toMatchObject({ code, isCodeAccepted: true });
  });

  it.each([
    [null, 'Sent'],
    [60_000, 'Waiting'],
  ])('after a rate limit of %j ms is %s', async (retryAfterMs, answer) => {
    const tab = openTab(E.left({ _tag: 'RateLimited', retryAfterMs }));
    await tab.resend();
    expect(tab.session().codes).toMatchObject({ fault: { _tag: 'rateLimit' } });
    expect(tab.session().codes.resendAt).toBe(retryAfterMs && tab.now() + retryAfterMs);
    expect(await tab.resend()).toEqual(E.right(answer));
  });

  it.each([5_000, 90_000])('waits the %i ms of the service', async (retryAfterMs) => {
    const tab = openTab(E.right({ retryAfterMs }));
    await tab.send();
    expect(tab.session().codes.resendAt).toBe(tab.now() + retryAfterMs);
    tab.advance(retryAfterMs - 1);
    expect(await tab.resend()).toEqual(E.right('Waiting'));
    tab.advance(1);
    expect(await tab.resend()).toEqual(E.right('Sent'));
  });
});

describe('the first code of a flow', () => {
  it('that was not sent leaves the one before, with its cooldown', async () => {
    const fault = E.left({ _tag: 'ServiceFailed' } as const);
    const tab = openTab(sent, fault);
    await tab.send();
    tab.update(withCode(code));
    const { codes } = tab.session();
    expect(await tab.send()).toEqual(fault);
    expect(tab.session()).toMatchObject({ codes, secrets: { code } });
    expect(tab.errors()).toEqual(['Sending a code failed: ServiceFailed']);
  });
});
