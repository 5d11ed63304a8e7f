import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { accountScreens, codeFlows } from './codeFlowFixtures.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { openTab, start, type Tab } from './tab.ts';

const screen = (to: string): E.Either<never, unknown> => E.right({ _tag: 'Route', to });

const ownScreens = [
  ['AccountLocked', '/signin/locked'],
  ['AccountClosed', '/signin/closed'],
  ['SignedOut', '/signin'],
] as const;

const signedInFlows = codeFlows.filter(({ purpose }) => purpose !== 'PasswordReset');

const newCodes = [
  ['EmailUnconfirmed', '/signup/email-verification', 'resendSignUpCode'],
  ['EmailChangePending', '/signin/email-verification', 'resendEmailChangeCode'],
] as const;

describe.each(codeFlows)('a refusal of the code of a $purpose', (flow) => {
  const { email, confirm, confirmCall, begin } = flow;
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab();
    await begin(tab);
  });
  const refusedFor = (fault: IdentityFault): Promise<E.Either<unknown, unknown>> => {
    tab.breaks(confirmCall, fault);
    return confirm(tab, tab.newest(email));
  };

  it.each(ownScreens)('for %s leads to %s', async (_tag, to) => {
    expect(await refusedFor({ _tag })).toEqual(screen(to));
  });

  it.each(newCodes)('for %s leads to %s, with a new code sent', async (_tag, to, call) => {
    const before = tab.made(call);
    expect(await refusedFor({ _tag })).toEqual(screen(to));
    expect(tab.made(call)).toBe(before + 1);
  });

  it('for a second factor leads to two-factor', async () => {
    const answer = await refusedFor({ _tag: 'TwoFactorIncomplete' });
    expect(answer).toMatchObject(E.right({ _tag: 'Route' }));
    expect(tab.session().twoFactor).toMatchObject({ requirement: 'BySignIn' });
  });

  it('that is unknown leads to the error screen of the flow, or stays on the form without one', async () => {
    const unknown: IdentityFault = { _tag: 'Unexpected' };
    expect(await refusedFor(unknown)).toEqual(flow.errorScreen === null ? E.left(unknown) : screen(flow.errorScreen));
  });

  it.each([
    ['RateLimited', 'rateLimit', false],
    ['TooManyAttempts', 'tooManyException', true],
  ] as const)('for %s is stored as %s and clears the code; a new cooldown starts: %s', async (_tag, stored, waits) => {
    const limited: IdentityFault = { _tag, retryAfterMs: 60_000 };
    const before = tab.session().codes.resendAt;
    const until = start + 60_000;
    expect(await refusedFor(limited)).toEqual(E.left(limited));
    const codes = { fault: { _tag: stored, until }, resendAt: waits ? until : before };
    expect(tab.session()).toMatchObject({ secrets: { code: null }, codes });
  });

  it('that does not concern the code keeps the code, which can be sent again', async () => {
    const right = tab.newest(email);
    for (const _tag of ['Unreachable', 'Cancelled'] as const) {
      expect(await refusedFor({ _tag })).toEqual(E.left({ _tag }));
      expect(tab.session()).toMatchObject({ secrets: { code: right }, codes: { fault: null } });
    }
    expect(await confirm(tab, right)).toEqual(E.right(flow.onwards));
    expect(tab.made(confirmCall)).toBe(3);
  });
});

describe.each(signedInFlows)('"Send a new code" of a $purpose', ({ begin, resend, sendCall }) => {
  it.each(accountScreens)('that is refused for %s leads to %s', async (_tag, to) => {
    const tab = await openTab();
    await begin(tab);
    tab.app.advance(60_000);
    tab.breaks(sendCall, { _tag });
    expect(await resend(tab)).toEqual(screen(to));
  });
});

it.each(accountScreens)('"Send a new code" of a recovery says nothing of an account (%s)', async (_tag) => {
  const tab = await openTab();
  const recovery = codeFlows.find(({ purpose }) => purpose === 'PasswordReset');
  await recovery?.begin(tab);
  tab.app.advance(60_000);
  tab.breaks('sendPasswordCode', { _tag });
  expect(await recovery?.resend(tab)).toEqual(E.right('Sent'));
});

it('"Send a new code" to a changed email, for which the second factor is missing, keeps a pending password change', async () => {
  const tab = await openTab();
  await tab.cases().password.openChange()();
  expect(await signIn({ useCases: tab.cases() }, 'newemail')).toEqual(screen('/signin/email-verification'));
  tab.app.advance(60_000);
  tab.breaks('resendEmailChangeCode', { _tag: 'TwoFactorIncomplete' });
  await tab.cases().email.resendCode()();
  const { twoFactor, progress } = tab.session();
  expect([twoFactor.requirement, progress.pending]).toEqual(['InSession', 'PasswordChange']);
});

describe('the first code of a password change', () => {
  it.each(accountScreens)('that is refused for %s leads to %s', async (_tag, to) => {
    for (const call of ['profile', 'sendPasswordCode'] as const) {
      const tab = await openTab();
      await signIn({ useCases: tab.cases() }, 'personal');
      tab.breaks(call, { _tag });
      expect(await tab.cases().password.openChange()()).toEqual(screen(to));
    }
  });
});
