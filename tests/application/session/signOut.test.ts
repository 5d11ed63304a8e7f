import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { identityTimeout } from '#application/shared/withTimeout.ts';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, openVisit, signedIn, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const atSignIn = E.right(toRoute('/signin'));
const nobody = { typed: { email: null }, person: { profileId: null, accessToken: null, linkedAccounts: [] } };

describe('useAnotherAccount', () => {
  it('removes the person and keeps the redirect', async () => {
    const app = await openVisit(undefined, `${fromPartner}&platform=XERA&helpcentre=h`);
    await signIn(app, 'linked');
    const { visit, oAuth } = app.useCases.session.get();
    expect(await app.useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    const { redirect, platform, helpcentre } = visit;
    expect(app.useCases.session.get()).toMatchObject({ ...nobody, visit: { redirect, platform, helpcentre }, oAuth });
    expect(redirect).toBe('https://partner.brand.test/back');
  });

  it.each(['logOut', 'logOutOfTransferSite'] as const)('works even if %s fails', async (call) => {
    let calls = 0;
    const fail = TE.leftIO(() => ({ _tag: 'ServiceFailed' as const, calls: (calls += 1) }));
    const { useCases, ports } = await signedIn(({ identity }) => ({ identity: { ...identity, [call]: fail } }));
    expect(await useCases.visit.useAnotherAccount()()).toEqual(atSignIn);
    expect(calls).toBe(1);
    expect(useCases.session.get()).toMatchObject(nobody);
    expect(ports.cookies.read('xe_session')).toBeNull();
  });

  it.each([
    ['logOut', []],
    ['logOutOfTransferSite', ['SignedOut']],
  ] as const)('forgets the person at once if %s never answers', async (call, toldAtOnce) => {
    const told: Array<string> = [];
    const { useCases, ports, advance, errors } = await signedIn(
      ({ identity, tabs }) => ({
        identity: { ...identity, [call]: () => new Promise(() => undefined) },
        tabs: { ...tabs, post: (news) => void told.push(news) },
      }),
      'linked',
    );
    const leaving = useCases.visit.useAnotherAccount()();
    await flushPromises();
    expect(useCases.session.get()).toMatchObject(nobody);
    expect(told).toEqual(toldAtOnce);
    expect(ports.cookies.read('xe_session') === null).toBe(toldAtOnce.length > 0);
    advance(identityTimeout);
    expect(await leaving).toEqual(atSignIn);
    expect(told).toEqual(['SignedOut']);
    expect(ports.cookies.read('xe_session')).toBeNull();
    expect(errors()).toContain('No answer to a sign-out: going on without');
  });

  it.each([
    ['XEMT', ['launchpad', 'transfer site']],
    ['BRITLINE', ['launchpad', 'transfer site']],
    ['XERA', ['launchpad']],
    ['JOHNLEWIS', ['launchpad']],
  ])('from %s tells %j', async (platform, expected) => {
    const calls: string[] = [];
    const counted = (name: string) => TE.fromIO<void>(() => void calls.push(name));
    const brand = brands.find(({ platforms }) => platforms.some((own) => own === platform)) ?? mainBrand;
    const app = makeTestApp({
      context: { ...context, brand },
      replace: ({ identity }) => ({
        identity: { ...identity, logOut: counted('launchpad'), logOutOfTransferSite: counted('transfer site') },
      }),
    });
    await goTo(app, '/', `?platform=${platform}`);
    await app.useCases.visit.useAnotherAccount()();
    expect(calls).toEqual(expected);
  });
});
