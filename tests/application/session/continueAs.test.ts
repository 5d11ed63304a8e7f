import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UserInfo } from '#application/ports/identityCalls.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import {
  answering,
  fromPartner,
  goTo,
  leavesFor,
  openVisit,
  signedIn,
  signIn,
  signInElsewhere,
  withNamelessTokens,
} from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { identityTimeout } from '#application/shared/withTimeout.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const atTransferSite = leavesFor(/^https:\/\/transfer\.brand\.test/);

describe('continueSession', () => {
  it('continues for the platform of the visit', async () => {
    const app = await signedIn();
    await goTo(app, '/', '?platform=xera');
    expect(app.session()).toMatchObject({ visit: { platform: 'XERA' } });
    await app.useCases.visit.continue()();
    expect(app.session()).toMatchObject({ visit: { platform: 'XERA' } });
  });

  it('keeps the name on the page, and can run again, if the tokens cannot be fetched', async () => {
    const app = await signedIn();
    await goTo(app, '/');
    app.breaks('tokens', { _tag: 'Unreachable' });
    expect(await app.useCases.visit.continue()()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });

  it('asks again where another tab replaced the session, and the tokens name nobody but another profile', async () => {
    const app = await signedIn(withNamelessTokens);
    await goTo(app, '/');
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('business@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });

  it('names the person as the tokens do where user info names no email for the same profile', async () => {
    const nameless = TE.map((info: UserInfo) => ({ ...info, email: null }));
    const app = await signedIn(answering(({ userInfo }) => ({ userInfo: nameless(userInfo) })));
    await goTo(app, '/');
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('goes on where user info has another email of the same profile than the tokens, and asks once for another profile', async () => {
    const renamed = TE.map((info: UserInfo) => ({ ...info, email: `new.${info.email}` }));
    const app = await signedIn(answering(({ userInfo }) => ({ userInfo: renamed(userInfo) })));
    await goTo(app, '/');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('business@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });
});

describe('a return after the redirect', () => {
  it('redirects to the same partner again, without the spent state and without an error in the log', async () => {
    const app = await openVisit();
    await signIn(app, 'personal');
    app.goAway();
    expect(await goTo(app, '/continue')).toBeNull();
    expect(await app.useCases.visit.continue()()).toEqual(
      leavesFor(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+$/),
    );
    expect(app.errors()).toEqual([]);
  });
});

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

  it.each(['logOut', 'logOutOfTransferSite'] as const)('works even if %s fails', async (call) => {
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
    ['logOut', false],
    ['logOutOfTransferSite', true],
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
    expect([app.made('logOut'), app.made('logOutOfTransferSite')]).toEqual([1, times]);
  });
});
