import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { openVisit, signIn } from '#tests/application/support/visits.ts';
import { codeFlows } from './codeFlowFixtures.ts';

const minute = 60_000;
const screen = (to: string): E.Either<never, unknown> => E.right({ _tag: 'Route', to });

describe.each(codeFlows)('the code of a $purpose', (flow) => {
  const { purpose, email, confirm, confirmCall, resend, sendCall } = flow;
  const goesOn = E.right(flow.onwards);
  let tab: TestApp;
  beforeEach(async () => {
    tab = await openVisit();
    await flow.begin(tab);
  });
  const rightCode = (): Promise<E.Either<unknown, unknown>> => confirm(tab, tab.newest(email));
  const refusedFor = (fault: IdentityFault): Promise<E.Either<unknown, unknown>> => {
    tab.breaks(confirmCall, fault);
    return rightCode();
  };

  it('is sent once, starts the cooldown, and is accepted in any pasted form', async () => {
    expect(tab.engine.inbox(email)).toHaveLength(1);
    expect(tab.session()).toMatchObject({ codes: { purpose, resendAt: Date.UTC(2026, 0, 1) + 30_000 } });
    const code = tab.newest(email);
    expect(await confirm(tab, `your code is ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(goesOn);
  });

  it('is required: an incomplete code makes no call', async () => {
    expect(await confirm(tab, '12 34')).toMatchObject(E.left({ _tag: 'Incomplete', fields: [{ field: 'code' }] }));
    expect(tab.made(confirmCall)).toBe(0);
  });

  it('is refused after its time, and a new one is accepted', async () => {
    tab.advance(10 * minute);
    expect(await rightCode()).toEqual(E.left({ _tag: 'CodeExpired' }));
    expect(tab.session().codes.fault).toEqual({ _tag: 'expiredCode' });
    expect(await resend(tab)).toEqual(E.right('Sent'));
    expect(tab.session()).toMatchObject({ codes: { fault: null, purpose }, secrets: { code: null } });
    expect(await rightCode()).toEqual(goesOn);
  });

  it('is refused after five wrong ones, also after a reload, until a new one is sent', async () => {
    for (let tries = 0; tries < 4; tries += 1)
      expect(await confirm(tab, tab.wrong(email))).toEqual(E.left({ _tag: 'CodeMismatch' }));
    expect(tab.session().codes.fault).toEqual({ _tag: 'invalidCode' });
    const tooMany = E.left({ _tag: 'TooManyAttempts', retryAfterMs: null });
    expect(await confirm(tab, tab.wrong(email))).toEqual(tooMany);
    tab.reload();
    expect(tab.session()).toMatchObject({
      secrets: { code: null },
      codes: { fault: { _tag: 'tooManyException', until: null } },
    });
    expect(await rightCode()).toEqual(tooMany);
    tab.advance(30_000);
    expect(await resend(tab)).toEqual(E.right('Sent'));
    expect(await rightCode()).toEqual(goesOn);
  });

  it('survives a discarded tab: screen, cooldown and code still work', async () => {
    tab.reload();
    expect(await tab.useCases.runGuards({ to: flow.screen, query: '', scheme: 'https:' })()).toBeNull();
    expect(tab.session().secrets).toMatchObject({ password: null, code: null });
    expect(await resend(tab)).toEqual(E.right('Waiting'));
    expect(await rightCode()).toEqual(goesOn);
    expect(tab.engine.inbox(email)).toHaveLength(1);
  });

  it('whose answer is lost is sent again as it is, with its refusal, and nothing is found out behind it', async () => {
    const signIns = tab.made('signIn');
    tab.loses(confirmCall, { _tag: 'Unreachable' });
    expect(await rightCode()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await rightCode()).not.toEqual(goesOn);
    expect([tab.made(confirmCall), tab.made('signIn')]).toEqual([2, signIns]);
  });

  it.each([
    ['AccountLocked', '/signin/locked', null],
    ['SignedOut', '/signin', null],
    ['EmailUnconfirmed', '/signup/email-verification', 'resendSignUpCode'],
    ['EmailChangePending', '/signin/email-verification', 'resendEmailChangeCode'],
  ] as const)('that is refused for %s leads to %s, with the code of the screen: %s', async (_tag, to, call) => {
    const sent = (): number => (call === null ? 0 : tab.made(call));
    const before = sent();
    expect(await refusedFor({ _tag })).toEqual(screen(to));
    expect(sent()).toBe(before + (call === null ? 0 : 1));
  });

  it('that is refused for a second factor leads to two-factor', async () => {
    expect(await refusedFor({ _tag: 'TwoFactorIncomplete' })).toMatchObject(E.right({ _tag: 'Route' }));
    expect(tab.session().twoFactor.requirement).toBe('BySignIn');
  });

  it('that is refused for an unknown reason leads to the error screen of the flow, or stays without one', async () => {
    const unknown: IdentityFault = { _tag: 'Unexpected' };
    expect(await refusedFor(unknown)).toEqual(flow.errorScreen === null ? E.left(unknown) : screen(flow.errorScreen));
  });

  // Because: an answer of a recovery says nothing of an account.
  const afterLock = purpose === 'PasswordReset' ? E.right('Sent') : screen('/signin/locked');
  it(`that is asked for again of a locked account comes to ${JSON.stringify(afterLock)}`, async () => {
    tab.advance(minute);
    tab.breaks(sendCall, { _tag: 'AccountLocked' });
    expect(await resend(tab)).toEqual(afterLock);
  });
});

it('"Send a new code" to a changed email, for which the second factor is missing, keeps a password change', async () => {
  const tab = await openVisit();
  await tab.useCases.password.openChange()();
  expect(await signIn(tab, 'newemail')).toEqual(screen('/signin/email-verification'));
  tab.advance(minute);
  tab.breaks('resendEmailChangeCode', { _tag: 'TwoFactorIncomplete' });
  await tab.useCases.email.resendCode()();
  const { twoFactor, progress } = tab.session();
  expect([twoFactor.requirement, progress.pending]).toEqual(['InSession', 'PasswordChange']);
});

it.each(['profile', 'sendPasswordCode'] as const)(
  'the first code of a password change that is refused by %s leads to the screen of the account',
  async (call) => {
    const tab = await openVisit();
    await signIn(tab, 'personal');
    tab.breaks(call, { _tag: 'AccountLocked' });
    expect(await tab.useCases.password.openChange()()).toEqual(screen('/signin/locked'));
  },
);
