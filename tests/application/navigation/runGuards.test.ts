import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CookieAttributes } from '#application/ports/browser.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  fromPartner,
  goTo,
  leavesFor,
  openVisit,
  signedIn,
  signIn,
  signInElsewhere,
} from '#tests/application/support/visits.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const profileId = unsafeNominal<'ProfileId'>('p1');

describe('an entry with a session', () => {
  it('leads to /continue, which leaves for the partner of this visit', async () => {
    const app = await signedIn();
    expect(await goTo(app, '/', '?redirect_uri=https://partner.brand.test')).toEqual(toRoute('/continue'));
    expect(await app.useCases.visit.continue()()).toEqual(leavesFor(/^https:\/\/partner\.brand\.test\?code=/));
  });

  it.each([
    ['of the service', 'new@example.test', TE.right({ profileId, email: 'new@example.test', name: 'Ada' })],
    ['in the token if the service fails', 'personal@sandbox.test', TE.left({ _tag: 'Unreachable' } as const)],
  ])('names the person by the name %s', async (_whose, name, userInfo) => {
    const app = await signedIn(answering(() => ({ userInfo })));
    expect(await goTo(app, '/')).toEqual(toRoute('/continue'));
    expect(app.session().person.signedInAs?.email).toBe(name);
  });

  it('asks once who is signed in for a screen to which it leads, and again on the next visit', async () => {
    const app = await signedIn();
    const asked = [];
    for (const to of ['/', '/continue', '/continue'] as const) {
      await goTo(app, to);
      asked.push(app.made('userInfo'));
    }
    expect(asked).toEqual([1, 1, 2]);
  });

  it('makes only the status call for a screen of the sign-in', async () => {
    const app = await signedIn();
    app.ports.session.update((session) => withParts(session, { typed: { email: null } }));
    expect(await goTo(app, '/signin/locked')).toBeNull();
    expect(app.session().progress.idpSession).toBe('Live');
  });
});

describe('a hint of the partner', () => {
  it.each(['ERP', 'XECD'])('is still there after the sign-out on entry of %s', async (platform) => {
    const app = await signedIn();
    const query = `?platform=${platform}&login_hint=ada%40sandbox.test&prompt=login`;
    expect(await goTo(app, '/', query)).toEqual(toRoute('/signin'));
    expect(app.ports.cookies.read('xe_session')).toBeNull();
    const oAuth = { promptsLogin: true };
    expect(app.session()).toMatchObject({ visit: { platform }, typed: { email: 'ada@sandbox.test' }, oAuth });
  });

  it('does not replace the person of a live session', async () => {
    const app = await signedIn();
    expect(await goTo(app, '/', '?login_hint=business%40sandbox.test')).toEqual(toRoute('/continue'));
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('leads with prompt=login to sign-in past a session, which lives on and is no answer', async () => {
    const app = await signedIn();
    expect(await goTo(app, '/', `${fromPartner}&prompt=login`)).toEqual(toRoute('/signin'));
    expect(app.session()).toMatchObject({ person: { accessToken: null } });
    expect(app.ports.cookies.read('xe_session')).not.toBeNull();
    expect(app.useCases.browser.existingSession.cookie()).toBeNull();
    expect(await signIn(app, 'business')).toMatchObject({ right: { _tag: 'ClientRedirect' } });
    expect(await goTo(app, '/', '?state=s2')).toEqual(toRoute('/continue'));
  });
});

describe('the session cookie', () => {
  it('of no session is removed with its attributes', async () => {
    const removed: Array<readonly [string, Omit<CookieAttributes, 'days'>]> = [];
    const app = makeTestApp({
      cookies: { xe_session: 'stale' },
      replace: ({ cookies }) => ({ cookies: { ...cookies, remove: (...removal) => void removed.push(removal) } }),
    });
    await goTo(app, '/');
    expect(removed).toEqual([['xe_session', { domain: context.settings.hostName, path: '/', sameSite: 'None' }]]);
  });

  it.each([
    ['ServiceFailed', true],
    ['Unreachable', false],
    ['TwoFactorIncomplete', false],
  ] as const)('whose tokens fail with %s is removed: %s', async (_tag, isRemoved) => {
    const app = await signedIn();
    app.breaks('tokens', { _tag });
    await goTo(app, '/');
    expect(app.ports.cookies.read('xe_session') === null).toBe(isRemoved);
  });

  it('is needed in production to ask the service', async () => {
    const app = makeTestApp({ context: productionContext });
    expect(await goTo(app, '/')).toEqual(toRoute('/signin'));
    expect(app.made('tokens')).toBe(0);
  });
});

describe('a service that does not answer', () => {
  const never = () => new Promise<never>(() => undefined);
  it.each([
    ['tokens', '/signin', { tokens: () => never }],
    ['userInfo', '/continue', { userInfo: never }],
  ] as const)('with %s is awaited for eight seconds before %s, and the session stays', async (call, screen, calls) => {
    const app = makeTestApp({ replace: answering(() => calls) });
    await signInElsewhere(app, 'personal');
    const sent = goTo(app, '/');
    await expect.poll(() => app.made(call)).toBe(1);
    app.advance(8000);
    expect(await sent).toEqual(toRoute(screen));
    expect(app.errors()).toContain('No answer from the identity service: going on without');
    expect(app.ports.cookies.read('xe_session')).not.toBeNull();
  });
});

it.each([
  ['redirect_uri=https://evil.test/secret', 'Redirect address refused: the transfer site is used'],
  [
    'redirect_uri=https://partner.brand.test/back&code_challenge=c1&code_challenge_method=plain',
    'Code challenge dropped: only a challenge with the method S256 is passed on',
  ],
])('the log says why an entry with %s keeps less than that, without a value of it', async (query, line) => {
  const app = await openVisit(undefined, `?${query}`);
  expect(app.errors()).toEqual([line]);
});
