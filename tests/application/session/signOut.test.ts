import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { identityTimeout } from '#application/shared/withTimeout.ts';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const counting =
  (calls: string[]) =>
  ({ identity }: Ports): Partial<Ports> => {
    const counted = (name: string): TE.TaskEither<never, void> => TE.fromIO(() => void calls.push(name));
    return { identity: { ...identity, logOut: counted('launchpad'), logOutOfTransferSite: counted('transfer site') } };
  };

describe('useAnotherAccount', () => {
  it('removes the person and keeps the redirect', async () => {
    const { useCases } = makeTestApp();
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1&platform=XERA&helpcentre=h';
    await useCases.runGuards({ to: '/', query, scheme: 'https:' })();
    await useCases.signIn.submit({ email: 'linked@sandbox.test', password: 'Correct-horse-9' })();
    const before = useCases.session.get();
    expect(await useCases.visit.useAnotherAccount()()).toEqual({
      _tag: 'Right',
      right: { _tag: 'Route', to: '/signin' },
    });
    const {
      visit: { redirect, platform, helpcentre },
      oAuth,
    } = before;
    expect(useCases.session.get()).toMatchObject({
      visit: { redirect, platform, helpcentre },
      oAuth,
      typed: { email: null },
      person: { accessToken: null },
    });
    expect(redirect).toBe('https://partner.brand.test/back');
  });

  it.each(['logOut', 'logOutOfTransferSite'] as const)('works even if %s fails', async (call) => {
    const calls: string[] = [];
    const failing = (ports: Ports): Partial<Ports> => ({
      identity: {
        ...ports.identity,
        [call]: TE.leftIO(() => {
          calls.push(call);
          return { _tag: 'ServiceFailed' as const };
        }),
      },
    });
    const { useCases, ports } = makeTestApp({ replace: failing });
    await useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
    expect(await useCases.visit.useAnotherAccount()()).toEqual({
      _tag: 'Right',
      right: { _tag: 'Route', to: '/signin' },
    });
    expect(calls).toEqual([call]);
    expect(useCases.session.get()).toMatchObject({ typed: { email: null }, person: { profileId: null } });
    expect(ports.cookies.read('xe_session')).toBeNull();
  });

  it.each([
    ['logOut', null],
    ['logOutOfTransferSite', 'SignedOut'],
  ] as const)('forgets the person at once if %s never answers', async (call, toldAtOnce) => {
    const told: Array<string> = [];
    const { useCases, ports, advance, errors } = makeTestApp({
      replace: ({ identity, tabs }) => ({
        identity: { ...identity, [call]: () => new Promise(() => undefined) },
        tabs: { ...tabs, post: (news) => void told.push(news) },
      }),
    });
    await useCases.signIn.submit({ email: 'linked@sandbox.test', password: 'Correct-horse-9' })();
    const leaving = useCases.visit.useAnotherAccount()();
    await flushPromises();
    expect(useCases.session.get()).toMatchObject({
      typed: { email: null },
      person: { profileId: null, linkedAccounts: [] },
    });
    expect(told).toEqual(toldAtOnce === null ? [] : [toldAtOnce]);
    expect(ports.cookies.read('xe_session') === null).toBe(toldAtOnce !== null);
    advance(identityTimeout);
    expect(await leaving).toEqual({ _tag: 'Right', right: { _tag: 'Route', to: '/signin' } });
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
    const brand = brands.find(({ platforms }) => platforms.some((own) => own === platform)) ?? mainBrand;
    const { useCases } = makeTestApp({ context: { ...context, brand }, replace: counting(calls) });
    await useCases.runGuards({ to: '/', query: `?platform=${platform}`, scheme: 'https:' })();
    await useCases.visit.useAnotherAccount()();
    expect(calls).toEqual(expected);
  });
});
