import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { ada, chosen, codeFlows } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

/** The faults after which nobody knows whether the call took effect. */
const lostAnswers: ReadonlyArray<IdentityFault> = [
  { _tag: 'Unreachable' },
  { _tag: 'Cancelled' },
  { _tag: 'ServiceFailed' },
];
const route = (to: string) => E.right({ _tag: 'Route', to });
const backAtPartner = E.right({ _tag: 'ClientRedirect', url: expect.stringMatching(/code=.+&state=s1$/) });

let tab: Tab;

describe('a sign-up form whose answer is lost', () => {
  const submit = (password = chosen) =>
    tab.cases().signUp.submit({
      email: ada,
      password,
      accountType: 'Personal',
      marketing: false,
      termsVersion: 'terms-1',
    })();
  const codePage = route('/signup/email-verification');
  const confirmElsewhere = async (): Promise<void> => {
    const input = { username: ada, password: chosen, code: tab.newest(ada) };
    const request = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };
    await tab.app.engine.confirmSignup({ ...input, ...request }, otherBrowser)();
  };
  const otherBrowser = { sessionCookie: 'other', cookies: {}, bearer: null, accountHost: null };
  beforeEach(async () => {
    tab = await openTab();
  });

  it.each(lostAnswers)('leads to the page of its code after $_tag, which asks for a new code once', async (fault) => {
    tab.loses('signUp', fault);
    expect(await submit()).toEqual(E.left(fault));
    expect(await submit()).toEqual(codePage);
    expect(tab.calls('resendConfirmationCode')).toBe(1);
    expect(tab.session()).toMatchObject({
      progress: { unanswered: null },
      secrets: { password: chosen },
      codes: { purpose: 'SignUp' },
    });
    const confirmed = await tab.cases().signUp.confirm({ code: tab.newest(ada), password: null })();
    expect(confirmed).toEqual(route('/signup/creating'));
  });

  it('leads there after a reload', async () => {
    tab.loses('signUp', { _tag: 'Unreachable' });
    await submit();
    tab.reload();
    expect(await submit()).toEqual(codePage);
  });

  it('leads there where the new code is limited, and says that none was sent', async () => {
    tab.loses('signUp', { _tag: 'Unreachable' });
    await submit();
    tab.breaks('resendConfirmationCode', { _tag: 'RateLimited', retryAfterMs: 60_000 });
    expect(await submit()).toEqual(codePage);
    expect(tab.session()).toMatchObject({ codes: { purpose: null }, secrets: { password: chosen } });
  });

  it('signs in where the code is refused, because the account is confirmed by now', async () => {
    tab.loses('signUp', { _tag: 'Unreachable' });
    await submit();
    await confirmElsewhere();
    tab.breaks('resendConfirmationCode', { _tag: 'Unexpected' });
    expect(await submit()).toEqual(backAtPartner);
  });

  it('checks another password too, where the browser stayed after that sign-in', async () => {
    tab.loses('signUp', { _tag: 'Unreachable' });
    await submit();
    await confirmElsewhere();
    tab.breaks('resendConfirmationCode', { _tag: 'Unexpected' });
    expect(await submit()).toEqual(backAtPartner);
    tab.loses('signUp', { _tag: 'Unreachable' });
    await submit('Quite-another-horse-3');
    tab.breaks('resendConfirmationCode', { _tag: 'Unexpected' });
    expect(await submit('Quite-another-horse-3')).toEqual(route('/signin'));
  });

  it('leads to sign-in with the email and the reason where that account has another password', async () => {
    tab.loses('signUp', { _tag: 'Unreachable' });
    await submit();
    await confirmElsewhere();
    tab.breaks('resendConfirmationCode', { _tag: 'Unexpected' });
    expect(await submit('Quite-another-horse-3')).toEqual(route('/signin'));
    expect(tab.session()).toMatchObject({
      typed: { email: ada },
      progress: { unanswered: 'SignUp', entryFault: null },
    });
  });
});

describe('a sign-up whose code was accepted without an answer', () => {
  it('ends as any other: the person is handed over with the code that their password gave', async () => {
    tab = await openTab();
    const [signUp] = codeFlows;
    if (signUp === undefined) throw new Error('no flow');
    await signUp.begin(tab);
    tab.loses('confirmSignUp', { _tag: 'Unreachable' });
    const code = tab.newest(ada);
    await signUp.confirm(tab, code);
    await signUp.confirm(tab, code);
    expect(await tab.cases().signUp.finish(() => undefined)()).toEqual(backAtPartner);
  });
});

describe('"Send a new code" after a sign-up code that was accepted without an answer', () => {
  const [signUp] = codeFlows;
  const loseAnswer = async (reaches: 'Service' | 'Nobody'): Promise<void> => {
    tab = await openTab();
    await signUp?.begin(tab);
    (reaches === 'Service' ? tab.loses : tab.breaks)('confirmSignUp', { _tag: 'Unreachable' });
    await signUp?.confirm(tab, tab.newest(ada));
    tab.app.advance(60_000);
  };
  const resend = () => tab.cases().signUp.resendCode()();

  it('signs in instead, because nobody who is confirmed gets a code', async () => {
    await loseAnswer('Service');
    expect(await resend()).toEqual(route('/signup/creating'));
    expect(tab.calls('resendConfirmationCode')).toBe(0);
    expect(await tab.cases().signUp.finish(() => undefined)()).toEqual(backAtPartner);
  });

  it('sends the code where the call had not arrived', async () => {
    await loseAnswer('Nobody');
    expect(await resend()).toEqual(E.right('Sent'));
    expect(await signUp?.confirm(tab, tab.newest(ada))).toEqual(route('/signup/creating'));
  });

  it('leads to sign-in after a reload, which lost the password', async () => {
    await loseAnswer('Service');
    tab.reload();
    expect(await resend()).toEqual(route('/signin'));
    expect(tab.session()).toMatchObject({ typed: { email: ada }, progress: { unanswered: 'SignUpCode' } });
  });
});
