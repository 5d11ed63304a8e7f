import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { ada, chosen, signUpIn, type SignUpActs } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { leavesFor, partnerAddress } from '#tests/application/support/visits.ts';

const unreachable: IdentityFault = { _tag: 'Unreachable' };
const route = (to: string) => E.right({ _tag: 'Route', to });
const backAtPartner = leavesFor(partnerAddress);

let tab: Tab;
let acts: SignUpActs;
beforeEach(async () => {
  tab = await openTab();
  acts = signUpIn(tab);
});

describe('a sign-up form whose answer is lost', () => {
  const codePage = route('/signup/email-verification');
  let first: unknown;
  beforeEach(async () => {
    tab.loses('signUp', unreachable);
    first = await acts.submit();
  });
  /** Confirms the account in another browser; nobody who is confirmed gets a code. */
  const confirmElsewhere = async (): Promise<void> => {
    const input = { username: ada, password: chosen, code: tab.newest(ada) };
    const request = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };
    const otherBrowser = { sessionCookie: 'other', cookies: {}, bearer: null, accountHost: null };
    await tab.app.engine.confirmSignup({ ...input, ...request }, otherBrowser)();
    tab.breaks('resendConfirmationCode', { _tag: 'Unexpected' });
  };

  it('leads to the page of its code when it is sent again, which asks for a new code once', async () => {
    expect(first).toEqual(E.left(unreachable));
    expect(await acts.submit()).toEqual(codePage);
    expect(tab.made('resendConfirmationCode')).toBe(1);
    expect(tab.session()).toMatchObject({
      progress: { unanswered: null },
      secrets: { password: chosen },
      codes: { purpose: 'SignUp' },
    });
    expect(await acts.confirm()).toEqual(route('/signup/creating'));
  });

  it('leads there after a reload, and where the new code is limited says that none was sent', async () => {
    tab.reload();
    tab.breaks('resendConfirmationCode', { _tag: 'RateLimited', retryAfterMs: 60_000 });
    expect(await acts.submit()).toEqual(codePage);
    expect(tab.session()).toMatchObject({ codes: { purpose: null }, secrets: { password: chosen } });
  });

  it('says that no code was sent also where one was sent before the lost answer', async () => {
    await acts.submit();
    expect(tab.session().codes.purpose).toBe('SignUp');
    tab.loses('signUp', unreachable);
    await acts.submit();
    tab.breaks('resendConfirmationCode', unreachable);
    expect(await acts.submit()).toEqual(codePage);
    expect(tab.session().codes.purpose).toBeNull();
  });

  it('signs in where the account is confirmed by now, and checks another password too, where the browser stayed', async () => {
    await confirmElsewhere();
    expect(await acts.submit()).toEqual(backAtPartner);
    tab.loses('signUp', unreachable);
    await acts.submit({ password: 'Quite-another-horse-3' });
    tab.breaks('resendConfirmationCode', { _tag: 'Unexpected' });
    expect(await acts.submit({ password: 'Quite-another-horse-3' })).toEqual(route('/signin'));
  });

  it('leads to sign-in with the email and the reason where that account has another password', async () => {
    await confirmElsewhere();
    expect(await acts.submit({ password: 'Quite-another-horse-3' })).toEqual(route('/signin'));
    const progress = { unanswered: 'SignUp', entryFault: null };
    expect(tab.session()).toMatchObject({ typed: { email: ada }, progress });
  });
});

describe('a sign-up code that was accepted without an answer', () => {
  const loseAnswer = async (reaches: 'Service' | 'Nobody' = 'Service'): Promise<void> => {
    await acts.submit();
    (reaches === 'Service' ? tab.loses : tab.breaks)('confirmSignUp', unreachable);
    await acts.confirm();
    tab.app.advance(60_000);
  };
  const resend = () => tab.cases().signUp.resendCode()();

  it('signs in on "Send a new code", because nobody who is confirmed gets a code', async () => {
    await loseAnswer();
    expect(await resend()).toEqual(route('/signup/creating'));
    expect(tab.made('resendConfirmationCode')).toBe(0);
    expect(await acts.finish()).toEqual(backAtPartner);
  });

  it('is sent again where the call had not arrived', async () => {
    await loseAnswer('Nobody');
    expect(await resend()).toEqual(E.right('Sent'));
    expect(await acts.confirm()).toEqual(route('/signup/creating'));
  });

  it('leads to sign-in after a reload, which lost the password', async () => {
    await loseAnswer();
    tab.reload();
    expect(await resend()).toEqual(route('/signin'));
    expect(tab.session()).toMatchObject({ typed: { email: ada }, progress: { unanswered: 'SignUpCode' } });
  });
});
