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
    expect(await useCases.signIn(typed)()).toEqual(leavesFor('https://transfer.brand.test'));
    expect(errors().filter((line) => line === missing)).toHaveLength(2);
  });

  it('logs nothing where the visit has an address', async () => {
    const { useCases, errors } = makeTestApp();
    await useCases.runGuards({ to: '/', query: '?redirect_uri=https://partner.brand.test/back', scheme: 'https:' })();
    expect(await useCases.signIn(typed)()).toEqual(leavesFor('https://partner.brand.test/back'));
    expect(errors()).toEqual([]);
  });
});

describe('useExistingAccount', () => {
  it('leads to sign-in', async () => {
    expect(await makeTestApp().useCases.useExistingAccount()()).toEqual(E.right(toRoute('/signin')));
  });
});
