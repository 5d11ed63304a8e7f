import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '#domain/navigation/decision.ts';
import { walkGuards } from '#domain/navigation/guards.ts';
import { routes, type RoutePath } from '#domain/navigation/routes.ts';
import type { Visit } from '#domain/navigation/visit.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { session } from '#tests/arbitraries/session.ts';
import { visit, world } from '#tests/arbitraries/visit.ts';

const decide = walkGuards(world);

/** Follows a visit to where it ends, every effect coming to nothing. */
const follow = (
  from: Visit,
  start: Session,
): { readonly screens: ReadonlyArray<RoutePath>; readonly last: Decision } => {
  const screens: RoutePath[] = [from.to];
  let at = from;
  let decision = decide(at)(start);
  for (let steps = 0; decision._tag !== 'Pass' && steps < 20; steps += 1) {
    if (decision._tag === 'Detour') {
      screens.push(decision.to);
      at = { ...at, from: at.to, to: decision.to, query: '', settled: [] };
    } else {
      at = { ...at, settled: [...at.settled, decision.effect] };
    }
    decision = decide(at)(decision.session);
  }
  return { screens, last: decision };
};

describe('the walk of guards', () => {
  it('ends in a screen that lets the visitor in, without meeting a screen twice', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        const { screens, last } = follow(anyVisit, anySession);
        expect(last._tag).toBe('Pass');
        expect(new Set(screens).size).toBe(screens.length);
      }),
    );
  });

  it('names only screens there are, and never lets anybody stay on the root', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        const { screens } = follow(anyVisit, anySession);
        screens.forEach((screen) => expect(Object.keys(routes)).toContain(screen));
        expect(screens.at(-1)).not.toBe('/');
      }),
    );
  });

  it('keeps the redirect and what the relying party sent along, everywhere but on the root', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        fc.pre(anyVisit.to !== '/');
        const { last } = follow(anyVisit, anySession);
        expect(last.session.redirect).toBe(anySession.redirect);
        expect(last.session.oAuth).toEqual(anySession.oAuth);
      }),
    );
  });

  it('never asks for the same effect twice', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        const decision = decide(anyVisit)(anySession);
        expect(anyVisit.settled).not.toContain(decision._tag === 'First' ? decision.effect : 'none');
      }),
    );
  });

  it('lets everybody in to sign-in, sign-up and a forgotten password', () => {
    fc.assert(
      fc.property(
        visit,
        session,
        fc.constantFrom<RoutePath>('/signin', '/signup', '/forgot-password'),
        (anyVisit, anySession, to) => {
          expect(decide({ ...anyVisit, to })(anySession)._tag).toBe('Pass');
        },
      ),
    );
  });
});

const arrival: Visit = { to: '/', query: '', from: null, scheme: 'https:', hasSessionCookie: false, settled: [] };
const inProduction = walkGuards({ ...world, settings: { ...world.settings, production: true } });
const email = session.filter((candidate) => candidate.email !== null);

describe('the guards one by one', () => {
  it.each<[RoutePath, RoutePath]>([
    ['/signin/locked', '/signin'],
    ['/signin/closed', '/signin'],
    ['/signin/error', '/signin'],
    ['/signin/email-verification', '/signin'],
    ['/signin/account-selection', '/signin'],
    ['/account-type', '/signin'],
    ['/idp/existing', '/signin'],
    ['/2fa/choose-number', '/signin'],
    ['/continue', '/signin'],
    ['/forgot-password/email-verification', '/forgot-password'],
    ['/forgot-password/new-password', '/forgot-password'],
    ['/signup/email-verification', '/signup'],
    ['/', '/signin'],
  ])('sends a stranger who opens %s to %s', (to, expected) => {
    const decision = inProduction({ ...arrival, to })(newSession);
    expect(decision).toMatchObject({ _tag: 'Detour', to: expected });
  });

  it('stores the transfer site as the redirect when the root names none', () => {
    expect(inProduction(arrival)(newSession).session.redirect).toBe(world.settings.transferSiteUrl.replace(/\/$/, ''));
  });

  it('asks for tokens on the root when a session cookie is there, and outside production always', () => {
    expect(inProduction({ ...arrival, hasSessionCookie: true })(newSession)).toMatchObject({
      _tag: 'First',
      effect: 'FetchTokens',
    });
    expect(inProduction(arrival)(newSession)).toMatchObject({ _tag: 'Detour', to: '/signin' });
    expect(decide(arrival)(newSession)).toMatchObject({ _tag: 'First', effect: 'FetchTokens' });
  });

  it.each(['ERP', 'XECD', 'erp', 'xecd'])('logs a session out that enters for %s', (platform) => {
    const decision = inProduction({ ...arrival, query: `?platform=${platform}`, hasSessionCookie: true })(newSession);
    expect(decision).toMatchObject({ _tag: 'First', effect: 'LogOut' });
  });

  it('sends account type, opened from the root, to sign-in', () => {
    fc.assert(
      fc.property(email, (somebody) => {
        expect(decide({ ...arrival, to: '/account-type', from: '/' })(somebody)).toMatchObject({ to: '/signin' });
        expect(decide({ ...arrival, to: '/account-type', from: '/idp/continue' })(somebody)._tag).toBe('Pass');
      }),
    );
  });
});
