import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { ada, chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const confirmed = async (marketing: boolean): Promise<void> => {
  const typed = { email: ada, password: chosen, accountType: 'Personal', marketing, termsVersion: 'terms-1' } as const;
  await tab.cases().signUp.submit(typed)();
  await tab.cases().signUp.confirm({ code: tab.newest(ada), password: null })();
};

const finish = async (): Promise<{
  readonly answer: E.Either<unknown, unknown>;
  readonly steps: ReadonlyArray<string>;
}> => {
  const steps: Array<string> = [];
  const answer = await tab.cases().signUp.finish((step) => steps.push(step))();
  return { answer, steps };
};

const atPartner = E.right({
  _tag: 'ClientRedirect',
  url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=/),
});
const account = () => tab.app.engine.accounts().find(({ email }) => email === ada);

describe('a confirmed account whose tokens fail', () => {
  it.each(['SignedOut', 'Unexpected', 'EmailUnconfirmed', 'EmailChangePending'] as const)(
    'leads to sign-in with its email after %s, which ends the session',
    async (_tag) => {
      await confirmed(false);
      tab.breaks('tokens', { _tag });
      expect((await finish()).answer).toEqual(E.right({ _tag: 'Route', to: '/signin' }));
      expect(tab.session()).toMatchObject({ typed: { email: ada }, progress: { newAccount: 'ConfirmedHere' } });
      expect(tab.calls('resendConfirmationCode')).toBe(0);
      expect((await finish()).answer).toEqual(E.right({ _tag: 'Route', to: '/signin' }));
    },
  );

  it.each([
    { _tag: 'RateLimited', retryAfterMs: 1000 },
    { _tag: 'ServiceFailed' },
    { _tag: 'Unreachable' },
    { _tag: 'Cancelled' },
  ] as const)('can be tried again after $_tag', async (fault) => {
    await confirmed(false);
    tab.breaks('tokens', fault);
    expect((await finish()).answer).toEqual(E.left(fault));
    expect((await finish()).answer).toEqual(atPartner);
  });

  it('is not asked for its code again when the form is sent again: the form offers sign-in', async () => {
    await confirmed(false);
    const typed = { email: ada, password: chosen, accountType: 'Personal', marketing: false } as const;
    expect(await tab.cases().signUp.submit({ ...typed, termsVersion: 'terms-1' })()).toEqual(
      E.left({ _tag: 'UsernameTaken' }),
    );
  });
});

describe('finishSignUp', () => {
  it('reports its steps in order and redirects to the partner', async () => {
    await confirmed(false);
    expect(await finish()).toEqual({ answer: atPartner, steps: ['Opening', 'Saving', 'Leaving'] });
    expect(tab.calls('saveMarketingPreference')).toBe(0);
  });

  it('saves the marketing choice for the new account, once', async () => {
    await confirmed(true);
    expect((await finish()).answer).toEqual(atPartner);
    expect([tab.calls('saveMarketingPreference'), account()?.marketing]).toEqual([1, true]);
  });

  it('continues and logs if the marketing choice cannot be saved', async () => {
    await confirmed(true);
    tab.breaks('saveMarketingPreference', { _tag: 'ServiceFailed' });
    expect((await finish()).answer).toEqual(atPartner);
    expect(tab.app.errors()).toContain('The marketing choice was not saved: ServiceFailed');
  });

  it('keeps the marketing choice where the service asks for a second factor first', async () => {
    await confirmed(true);
    tab.breaks('saveMarketingPreference', { _tag: 'TwoFactorIncomplete' });
    expect((await finish()).answer).toMatchObject(E.right({ to: expect.stringMatching(/^\/2fa\//) }));
    expect(tab.session()).toMatchObject({ typed: { marketing: true }, twoFactor: { requirement: 'InSession' } });
  });

  it('shares the pending answer where it is called twice', async () => {
    await confirmed(false);
    const before = tab.calls('tokens');
    const [one, other] = await Promise.all([finish(), finish()]);
    expect([one.answer, other.answer]).toEqual([atPartner, one.answer]);
    expect(tab.calls('tokens')).toBe(before + 1);
  });

  it('asks by name where the account was not confirmed in this document', async () => {
    await confirmed(false);
    tab.reload();
    expect((await finish()).answer).toEqual(E.right(toRoute('/continue')));
  });

  it('leads nobody to the partner who has confirmed no account', async () => {
    await confirmed(false);
    expect((await finish()).answer).toEqual(atPartner);
    await tab.cases().visit.useAnotherAccount()();
    const bob = { email: 'bob@example.test', password: chosen, accountType: 'Personal' } as const;
    await tab.cases().signUp.submit({ ...bob, marketing: false, termsVersion: 'terms-1' })();
    expect((await finish()).answer).not.toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });
});
