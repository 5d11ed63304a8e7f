import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

const email = 'ada@example.test';
const taken: IdentityFault = { _tag: 'UsernameTaken' };
const verification = E.right(toRoute('/signup/email-verification'));

const submit = ({ cases }: Tab, address: string) =>
  cases().signUp.submit({
    email: address,
    password: 'Quite-another-horse-2',
    accountType: 'Personal',
    marketing: false,
    termsVersion: 'terms-1',
  })();

describe('a sign-up form that is sent a second time', () => {
  it('leads to the code again, although the account exists by now', async () => {
    const tab = await openTab();
    expect(await submit(tab, email)).toEqual(verification);
    tab.breaks('signUp', taken);
    expect(await submit(tab, email)).toEqual(verification);
  });

  it('keeps every other fault', async () => {
    const tab = await openTab();
    await submit(tab, email);
    tab.breaks('signUp', { _tag: 'Unreachable' });
    expect(await submit(tab, email)).toEqual(E.left({ _tag: 'Unreachable' }));
  });

  it('says that another email is taken', async () => {
    const tab = await openTab();
    await submit(tab, email);
    tab.breaks('signUp', taken);
    expect(await submit(tab, 'bob@example.test')).toEqual(E.left(taken));
  });
});

describe('a sign-up form that is sent for the first time', () => {
  it('says that the email is taken, also if the visit knew the email before', async () => {
    const tab = await openTab(`?login_hint=${email}`);
    expect(tab.session().typed.email).toBe(email);
    tab.breaks('signUp', taken);
    expect(await submit(tab, email)).toEqual(E.left(taken));
  });
});
