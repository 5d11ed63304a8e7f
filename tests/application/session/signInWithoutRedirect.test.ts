import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

const missing = 'Missing redirectUrl: the transfer site is used';
const typed = { email: 'personal@sandbox.test', password: seedPassword };
const leavesFor = (url: string) => E.right({ _tag: 'ClientRedirect', url: expect.stringContaining(url) });

describe('a completed sign-in', () => {
  it('leaves for the transfer site where the visit has no address; the call and the redirect log it', async () => {
    const { useCases, errors } = makeTestApp();
    expect(await useCases.signIn.submit(typed)()).toEqual(leavesFor('https://transfer.brand.test'));
    expect(errors().filter((line) => line === missing)).toHaveLength(2);
  });

  it('logs nothing where the visit has an address', async () => {
    const { useCases, errors } = makeTestApp();
    await useCases.runGuards({ to: '/', query: '?redirect_uri=https://partner.brand.test/back', scheme: 'https:' })();
    expect(await useCases.signIn.submit(typed)()).toEqual(leavesFor('https://partner.brand.test/back'));
    expect(errors()).toEqual([]);
  });
});

describe('a completed sign-up', () => {
  it('leaves for the registration where the visit has no address, which is no reason to log', async () => {
    const { useCases, errors, engine } = makeTestApp();
    const account = { email: 'ada@example.test', password: 'Fresh-horse-10', accountType: 'Business' } as const;
    await useCases.signUp.submit({ ...account, marketing: false, termsVersion: 'terms-1' })();
    await useCases.signUp.confirm({ code: engine.inbox(null)[0]?.code ?? '', password: null })();
    const before = errors();
    expect(await useCases.signUp.finish(() => undefined)()).toEqual(
      leavesFor('https://transfer.brand.test/corporate-registration'),
    );
    expect(errors()).toEqual(before);
  });
});

describe('useExistingAccount', () => {
  it('leads to sign-in', async () => {
    expect(await makeTestApp().useCases.visit.useExistingAccount()()).toEqual(E.right(toRoute('/signin')));
  });
});
