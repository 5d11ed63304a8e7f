import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { identityTimeout } from '#application/shared/withTimeout.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { answering, fromPartner, goTo, openVisit, signedIn, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';

const atSignIn = E.right(toRoute('/signin'));
const cancelled = E.left({ _tag: 'Cancelled' } as const);
const nobody = { typed: { email: null }, person: { profileId: null, accessToken: null, linkedAccounts: [] } };

describe('useAnotherAccount', () => {
  it('removes the person and keeps the redirect', async () => {
    const app = await openVisit(undefined, `${fromPartner}&platform=XERA&helpcentre=h`);
    await signIn(app, 'linked');
    const { visit, oAuth } = app.session();
    expect(await app.useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    const { redirect, platform, helpcentre } = visit;
    expect(app.session()).toMatchObject({ ...nobody, visit: { redirect, platform, helpcentre }, oAuth });
    expect(redirect).toBe('https://partner.brand.test/back');
  });

  it.each(['signOut', 'signOutOfTransferSite'] as const)('works even if %s fails', async (call) => {
    const app = await signedIn();
    app.breaks(call, { _tag: 'ServiceFailed' });
    expect(await app.useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    expect([app.made(call), app.ports.cookies.read('xe_session')]).toEqual([1, null]);
    expect(app.session()).toMatchObject(nobody);
  });

  it('aborts a call whose answer would bring the person back', async () => {
    const aborted = gate();
    const late = gate();
    let isLate = false;
    const app = await signedIn(
      answering(({ tokens }) => ({
        abandon: async () => aborted.open(),
        tokens: (profileId) => async () =>
          (isLate && (await Promise.race([aborted.opened.then(() => cancelled), late.opened]))) || tokens(profileId)(),
      })),
    );
    await goTo(app, '/');
    isLate = true;
    const continuing = app.useCases.visit.continue()();
    expect(await app.useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    late.open();
    expect(await continuing).toEqual(cancelled);
    expect(app.session()).toMatchObject(nobody);
  });

  it.each([
    ['signOut', false],
    ['signOutOfTransferSite', true],
  ] as const)('forgets the person at once if %s never answers', async (call, isOverAtOnce) => {
    const { useCases, ports, advance, errors } = await signedIn(
      ({ identity }) => ({ identity: { ...identity, [call]: () => new Promise(() => undefined) } }),
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

  it.each([
    ['XEMT', 1],
    ['BRITLINE', 1],
    ['XERA', 0],
    ['JOHNLEWIS', 0],
  ])('from %s tells the launchpad, and the transfer site %i times', async (platform, times) => {
    const brand = brands.find(({ platforms }) => platforms.some((own) => own === platform)) ?? mainBrand;
    const app = makeTestApp({ context: { ...context, brand } });
    await goTo(app, '/', `?platform=${platform}`);
    await app.useCases.visit.useAnotherAccount()();
    expect([app.made('signOut'), app.made('signOutOfTransferSite')]).toEqual([1, times]);
  });
});
