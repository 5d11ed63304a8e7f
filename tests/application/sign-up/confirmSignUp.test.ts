import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { ada, chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

const account = { email: ada, password: chosen, accountType: 'Personal' } as const;

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const signUp = (): Promise<unknown> =>
  tab.cases().signUp.submit({ ...account, marketing: false, termsVersion: 'terms-1' })();
const confirm = (password: string | null = null): Promise<E.Either<unknown, unknown>> =>
  tab.cases().signUp.confirm({ code: tab.newest(tab.session().typed.email ?? ''), password })();
const creating = E.right(toRoute('/signup/creating'));

describe('confirmSignUp', () => {
  it('asks for the password again after the tab was discarded only', async () => {
    await signUp();
    tab.reload();
    const missing = { _tag: 'Incomplete', fields: [{ field: 'password', problem: 'Missing' }] };
    expect(await confirm()).toEqual(E.left(missing));
    expect(await confirm('')).toEqual(E.left(missing));
    expect(await confirm(chosen)).toEqual(creating);
  });

  it('removes a wrong password, and does not spend the code', async () => {
    await signUp();
    tab.reload();
    expect(await confirm('Not-the-horse-1')).toEqual(E.left({ _tag: 'WrongCredentials' }));
    expect(tab.session().secrets.password).toBeNull();
    expect(await confirm(chosen)).toEqual(creating);
  });

  it('is no new account after a wrong code', async () => {
    await signUp();
    await tab.cases().signUp.confirm({ code: tab.wrong(ada), password: null })();
    expect(tab.session()).toMatchObject({
      codes: { fault: { _tag: 'invalidCode' } },
      progress: { newAccount: 'None' },
    });
  });

  it('leads to sign-up without an email', async () => {
    expect(await confirm()).toEqual(E.right(toRoute('/signup')));
    expect(await tab.cases().signUp.resendCode()()).toEqual(E.left({ _tag: 'Unexpected' }));
  });
});

describe('finishSignUp after a second account of the same email', () => {
  it('redirects to where that one was requested', async () => {
    await signUp();
    await confirm();
    const finish = (): Promise<unknown> => tab.cases().signUp.finish(() => undefined)();
    const first = await finish();
    tab.app.engine.reset();
    const query = '?redirect_uri=https://partner.brand.test/back&state=s2';
    await tab.cases().runGuards({ to: '/', query, scheme: 'https:' })();
    await signUp();
    expect(await confirm()).toEqual(creating);
    const second = await finish();
    expect(first).toMatchObject({ right: { url: expect.stringMatching(/&state=s1$/) } });
    expect(second).toMatchObject({ right: { url: expect.stringMatching(/&state=s2$/) } });
  });
});
