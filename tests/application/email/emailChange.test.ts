import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { exchanges, openTab, withChallenge } from '#tests/application/code/tab.ts';
import { answering, leavesFor, signedIn, signIn } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';

const email = 'newemail@sandbox.test';
const minute = 60_000;

describe('confirmEmailChange', () => {
  it('shows that no code was sent, and sends one on the next press', async () => {
    const tab = await openTab();
    tab.breaks('resendEmailChangeCode', { _tag: 'Unreachable' });
    await signIn({ useCases: tab.cases() }, 'newemail');
    expect(tab.session()).toMatchObject({ typed: { email }, codes: { purpose: null, resendAt: null } });
    expect(await tab.cases().email.resendCode()()).toEqual(E.right('Sent'));
    expect(tab.session().codes.purpose).toBe('EmailChange');
    tab.breaks('resendEmailChangeCode', { _tag: 'Unreachable' });
    await signIn({ useCases: tab.cases() }, 'newemail');
    expect(tab.session().codes).toMatchObject({ purpose: null, resendAt: null });
  });

  it('leads to sign-in, which shows the fault, once the refused sign-in has expired', async () => {
    const tab = await openTab();
    await signIn({ useCases: tab.cases() }, 'newemail');
    const { redirect } = tab.session().visit;
    tab.app.advance(31 * minute);
    expect(await tab.cases().email.resendCode()()).toEqual(E.right({ _tag: 'Route', to: '/signin' }));
    expect(await tab.cases().email.confirmChange(codeOf('1'))()).toEqual(E.right({ _tag: 'Route', to: '/signin' }));
    expect(tab.session()).toMatchObject({
      typed: { email },
      visit: { redirect },
      progress: { entryFault: { _tag: 'SignedOut' } },
    });
    await signIn({ useCases: tab.cases() }, 'newemail');
    expect(tab.session().progress.entryFault).toBeNull();
    expect(await tab.cases().email.confirmChange(tab.newest(email))()).toMatchObject(
      E.right({ _tag: 'ClientRedirect' }),
    );
  });

  it('completes the sign-in without an auth code in the answer', async () => {
    const { useCases, newest } = await signedIn(
      answering(({ confirmEmailChange }) => ({
        confirmEmailChange: (...args) => TE.map(() => null)(confirmEmailChange(...args)),
      })),
      'newemail',
    );
    expect(await useCases.email.confirmChange(newest())()).toEqual(leavesFor(/code=/));
  });

  it('returns the code with the partner’s challenge if only the second try fetches the tokens', async () => {
    const verifier = 'a-verifier-of-the-partner';
    const tab = await openTab(await withChallenge(verifier));
    await signIn({ useCases: tab.cases() }, 'newemail');
    const confirm = tab.cases().email.confirmChange(tab.newest(email));
    tab.breaks('tokens', { _tag: 'Unreachable' });
    expect(await confirm()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(await exchanges(tab, await confirm(), verifier)).toBe(true);
  });
});
