import { describe, expect, it, vi } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answerOf } from './twoFactorTestApp.ts';

/** A sign-in that waits for a phone book that never comes. */
const waitForBook = async () => {
  const open = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const app = makeTestApp({ replace: () => ({ phoneBook: { open } }) });
  const outcome = app.useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password: seedPassword })();
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  return { ...app, outcome };
};

describe('a sign-in without the phone book', () => {
  it('says after ten seconds that the service cannot be reached', async () => {
    const { outcome, advance, useCases } = await waitForBook();
    advance(10_000);
    expect(answerOf(await outcome)).toBe('/signin');
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });

  it('ends at once when it is cancelled', async () => {
    const { outcome, useCases } = await waitForBook();
    await useCases.abandon();
    expect(answerOf(await outcome)).toBe('/signin');
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'Cancelled' });
  });
});
