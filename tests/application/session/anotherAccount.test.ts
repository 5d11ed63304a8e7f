import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { identityTimeout } from '#application/shared/withTimeout.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';
import { answering, goTo, openVisit, partnerAddress, signedIn, signIn } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';

const atSignIn = E.right(toRoute('/signin'));
const cancelled = E.left({ _tag: 'Cancelled' } as const);
const nobody = { typed: { email: null }, person: { profileId: null, accessToken: null, linkedAccounts: [] } };

describe('useAnotherAccount', () => {
  it('removes the person, and keeps what the partner requested for the next one', async () => {
    const app = await openVisit();
    await signIn(app, 'personal');
    expect(await app.useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    expect(app.session()).toMatchObject({ ...nobody, hasLeft: false });
    expect(await signIn(app, 'business')).toMatchObject({ right: { url: expect.stringMatching(partnerAddress) } });
  });

  it('aborts a call whose answer would bring the person back', async () => {
    const aborted = gate();
    let isPending = false;
    const app = await signedIn(
      answering(({ tokens }) => ({
        abandon: async () => aborted.open(),
        tokens: (profileId) => () => (isPending ? aborted.opened.then(() => cancelled) : tokens(profileId)()),
      })),
    );
    await goTo(app, '/');
    isPending = true;
    const continuing = app.useCases.visit.continue()();
    expect(await app.useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    expect(await continuing).toEqual(cancelled);
    expect(app.session()).toMatchObject(nobody);
  });

  it.each([
    ['signOut', false],
    ['signOutOfTransferSite', true],
  ] as const)('forgets the person at once if %s never answers', async (call, isOverAtOnce) => {
    const { useCases, ports, advance, errors } = await signedIn(
      answering(() => ({ [call]: () => new Promise(() => undefined) })),
      'linked',
    );
    const leaving = useCases.visit.useAnotherAccount()();
    await flushPromises();
    expect(useCases.session.get()).toMatchObject(nobody);
    expect(ports.cookies.read('xe_session') === null).toBe(isOverAtOnce);
    advance(identityTimeout);
    expect(await leaving).toEqual(atSignIn);
    expect(ports.cookies.read('xe_session')).toBeNull();
    expect(errors()).toContain('No answer to a sign-out: going on without');
  });

  it('has nothing to sign out of at the transfer site from a platform without a session there', async () => {
    const app = await signedIn();
    await goTo(app, '/', '?platform=XERA');
    await app.useCases.visit.useAnotherAccount()();
    expect([app.made('signOut'), app.made('signOutOfTransferSite')]).toEqual([1, 0]);
  });
});

describe('another email than that of the person before', () => {
  const bob = 'bob@other.test';

  it('keeps the choices of the sign-up form that is sent with it', async () => {
    const { useCases, session } = await signedIn(undefined, 'linked');
    const choices = { accountType: 'Business', marketing: true } as const;
    await useCases.signUp.submit({ email: bob, password: 'Correct-horse-9', termsVersion: '1', ...choices })();
    expect(session()).toMatchObject({ ...nobody, typed: { email: bob, ...choices } });
  });
});
