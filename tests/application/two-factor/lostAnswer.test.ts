import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { answerOf, makeTwoFactorTestApp } from './twoFactorTestApp.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

describe('a screen of two-factor, where the service never answers', () => {
  it('leads to sign-in after eight seconds, which says that there was no answer', async () => {
    let abort = (): void => undefined;
    const aborted = new Promise<E.Either<IdentityFault, never>>((resolve) => {
      abort = () => resolve(E.left({ _tag: 'Cancelled' }));
    });
    const silentProfile = vi.fn<() => typeof aborted>(() => aborted);
    let isSilent = false;
    const app = await makeTwoFactorTestApp('sms2fa', ({ profile }) => ({
      abandon: async () => abort(),
      profile: () => (isSilent ? silentProfile() : profile()),
    }));
    await app.signIn();
    isSilent = true;
    const arrival = app.reopen('/2fa/verify-number');
    await vi.waitFor(() => expect(silentProfile).toHaveBeenCalled());
    app.advance(8000);
    expect(await arrival).toBe('/signin');
    await new Promise(setImmediate);
    expect(app.session().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });
});

describe('a sign-in without the phone book', () => {
  /** Waits for a phone book that never comes. */
  const waitForBook = async () => {
    const open = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    const app = makeTestApp({ replace: () => ({ phoneBook: { open } }) });
    const outcome = app.useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password: seedPassword })();
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    return { ...app, outcome };
  };

  it('says after eight seconds that the service cannot be reached', async () => {
    const { outcome, advance, useCases } = await waitForBook();
    advance(8000);
    expect(answerOf(await outcome)).toBe('/signin');
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });
});
