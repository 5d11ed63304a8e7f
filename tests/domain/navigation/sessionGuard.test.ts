import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { signInFlow } from '#domain/navigation/sessionGuard.ts';
import { withContinuedPerson, withGrant } from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { confirmedAs } from '#tests/arbitraries/person.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { accessToken, ada, decide, decideInProduction, detour, known, runs } from './guardDecisions.ts';

const hasSessionCookie = true;

describe('the root', () => {
  it('looks for a session where there is a session cookie, and outside production, but for prompt=login', () => {
    expect(decideInProduction({ hasSessionCookie })).toMatchObject(runs('FetchTokens'));
    expect(decideInProduction({})).toMatchObject(detour('/signin'));
    expect(decide({})).toMatchObject(runs('FetchTokens'));
    expect(decide({ query: '?prompt=login', hasSessionCookie })).toMatchObject(detour('/signin'));
  });

  it.each(['ERP', 'xecd'])('logs out an existing session for %s', (platform) => {
    expect(decideInProduction({ query: `?platform=${platform}`, hasSessionCookie })).toMatchObject(runs('LogOut'));
  });

  it('stores the transfer site as the redirect when it names none', () => {
    const { redirect } = decideInProduction({}).session.visit;
    expect(redirect).toBe(context.settings.transferSiteUrl.replace(/\/$/, ''));
  });

  it('leads a person with tokens to /continue, for the platform of the entry', () => {
    const visit = known({ person: { accessToken }, visit: { platform: 'XERA' } });
    const decision = decide({ completedEffects: ['FetchTokens'] }, visit);
    expect(decision).toMatchObject({ to: '/continue', session: { visit: { platform: 'XERA' } } });
  });
});

describe('the screens that show a session', () => {
  it.each<RoutePath>(['/continue', '/signin/account-selection'])('fetch the tokens first on %s', (to) => {
    const visit = known({ person: { profileId: ada.profileId } });
    expect(decideInProduction({ to, hasSessionCookie })).toMatchObject(runs('FetchTokens'));
    expect(decideInProduction({ to }, visit)).toMatchObject(detour('/signin'));
    expect(decide({ to }, visit)).toMatchObject(runs('FetchTokens'));
    expect(decide({ to })).toMatchObject(detour('/signin'));
  });

  it.each<RoutePath>(['/', '/continue', '/signin/account-selection'])(
    'lead from %s to the second factor that the tokens require, outside production also with an unreadable cookie',
    (to) => {
      const refused = known({ person: { profileId: ada.profileId }, twoFactor: { requirement: 'InSession' } });
      const request = { to, completedEffects: ['FetchTokens'] } as const;
      const continues = { _tag: 'ContinueSignIn', warnings: [] };
      expect(decideInProduction({ ...request, hasSessionCookie }, refused)).toMatchObject(continues);
      expect(decideInProduction(request, refused)).toMatchObject(detour('/signin'));
      expect(decide(request, refused)).toMatchObject(continues);
    },
  );

  it('do not fetch the tokens again after a person who must first enter a second factor', () => {
    const refused = known({ twoFactor: { requirement: 'InSession' } });
    const request = { to: '/continue', hasSessionCookie, completedEffects: ['ReadUserInfo'] } as const;
    expect(decide(request, refused)._tag).toBe('ContinueSignIn');
  });

  it('read the name for /continue, and do not show it without one', () => {
    const visit = known({ person: { accessToken } });
    expect(decide({ to: '/continue' }, visit)).toMatchObject(runs('ReadUserInfo'));
    for (const signedInAs of [null, { ...ada, email: null }, ada]) {
      const named = withParts(visit, { person: { signedInAs } });
      const decision = decide({ to: '/continue', completedEffects: ['ReadUserInfo'] }, named);
      expect(decision).toMatchObject(signedInAs === ada ? { _tag: 'Pass' } : detour('/signin'));
    }
  });

  it.each([
    [confirmedAs(ada), { _tag: 'Unexpected' }],
    [null, null],
  ])(
    'lead from /continue without a name to sign-in, which says so only to a person who has just signed in',
    (confirmed, fault) => {
      const nameless = known({ person: { accessToken, signedInAs: { ...ada, email: null }, confirmed } });
      const { session: left } = decide({ to: '/continue', completedEffects: ['ReadUserInfo'] }, nameless);
      expect(left.progress.entryFault).toEqual(fault);
    },
  );

  itAlways('offer a choice only between several accounts, and after the second factor', [session], (any) => {
    const oAuth = { ...any.oAuth, promptsLogin: false };
    const visit = withParts(any, { person: { accessToken }, progress: { idpSession: 'Live' }, oAuth });
    const isOffered = any.person.linkedAccounts.length > 1 && any.twoFactor.requirement === 'None';
    const decision = decide({ to: '/signin/account-selection' }, visit);
    expect(decision).toMatchObject(isOffered ? { _tag: 'Pass' } : detour('/continue'));
  });
});

describe('a partner’s wish for a new sign-in', () => {
  const uses = ['/continue', '/signin/account-selection', '/2fa/change-number', '/2fa/add-number'] as const;
  const grant = { authCode: unsafeNominal<'AuthCode'>('code'), profileId: unsafeNominal<'ProfileId'>('p2') };
  const ofGrace = withGrant(grant)(newSession).person.confirmed;

  itAlways(
    'holds on every screen that would use another session',
    [session, fc.constantFrom(...uses), fc.tuple(navigationRequest, fc.constantFrom(null, ofGrace))],
    (any, to, [request, confirmed]) => {
      const asked = withParts(any, {
        oAuth: { ...any.oAuth, promptsLogin: true },
        person: { accessToken, signedInAs: ada, confirmed },
        twoFactor: { requirement: 'None' },
      });
      const decision = decide({ ...request, to }, asked);
      expect(decision).toMatchObject(detour('/signin'));
      expect(decision.session.progress.entryFault).toEqual({ _tag: 'Unexpected' });
      const tokenless = withParts(asked, { person: { accessToken: null, confirmed: null } });
      expect(decide({ ...request, to }, tokenless)).toMatchObject(detour('/signin'));
    },
  );

  const oAuth = { ...newSession.oAuth, promptsLogin: true };

  it('is met by the sign-in of this visit', () => {
    const own = withContinuedPerson(known({ oAuth, person: { signedInAs: ada } }));
    const signedIn = withParts(own, { person: { accessToken } });
    expect(decide({ to: '/continue', completedEffects: ['ReadUserInfo'] }, signedIn)._tag).toBe('Pass');
  });

  it('lets the second factor of that sign-in be entered, also after a reload', () => {
    const owed = known({ oAuth, twoFactor: { requirement: 'InSession' } });
    expect(decide({ to: '/2fa/verify-number', hasSessionCookie }, owed)).toMatchObject(runs('EnterTwoFactor'));
  });
});

describe('a screen of a sign-in that nobody began', () => {
  const screens = signInFlow.filter((to) => to !== '/2fa/choose-number' && to !== '/signin/account-selection');

  it.each(screens)('at %s looks for a session once, if there is a session cookie', (to) => {
    const request = { to, from: '/signin' } as const;
    const completed = { ...request, hasSessionCookie, completedEffects: ['CheckAuthentication'] } as const;
    for (const decideThere of [decide, decideInProduction]) {
      expect(decideThere({ ...request, hasSessionCookie })).toMatchObject(runs('CheckAuthentication'));
      expect(decideThere(request)).toMatchObject(detour('/signin'));
      expect(decideThere(completed)).toMatchObject(detour('/signin'));
      expect(decideThere(completed, known({ progress: { idpSession: 'Live' } }))._tag).toBe('Pass');
    }
  });
});
