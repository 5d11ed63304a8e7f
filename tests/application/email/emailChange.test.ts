import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { answering, leavesFor, signedIn, signIn } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';

const email = 'newemail@sandbox.test';
const atSignIn = E.right(toRoute('/signin'));

describe('confirmEmailChange', () => {
  it('leads to sign-in, which shows the fault, once the refused sign-in has expired', async () => {
    const app = await signedIn(undefined, 'newemail');
    app.advance(31 * 60_000);
    expect(await app.useCases.email.resendCode()()).toEqual(atSignIn);
    expect(await app.useCases.email.confirmChange(codeOf('1'))()).toEqual(atSignIn);
    expect(app.session()).toMatchObject({ typed: { email }, progress: { entryFault: { _tag: 'SignedOut' } } });
    await signIn(app, 'newemail');
    expect(app.session().progress.entryFault).toBeNull();
    expect(await app.useCases.email.confirmChange(app.newest(email))()).toEqual(leavesFor(/code=/));
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
});
