import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkGuards } from '#domain/navigation/guards.ts';
import { routes, type RoutePath } from '#domain/navigation/routes.ts';
import { session } from '#tests/arbitraries/session.ts';
import { visit, world } from '#tests/arbitraries/visit.ts';
import { follow } from './follow.ts';

const decide = walkGuards(world);

describe('the walk of guards', () => {
  it('ends in a screen that lets the visitor in, without meeting a screen twice', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        const { screens, last } = follow(anyVisit, anySession);
        expect(last._tag).toBe(screens.at(-1) === '/idp/continue' ? 'GoOn' : 'Pass');
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

  it('changes nothing where it lets a visitor in again: Back and a reload are free', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        fc.pre(anyVisit.to !== '/');
        const { last } = follow(anyVisit, anySession);
        const at = { ...anyVisit, to: follow(anyVisit, anySession).screens.at(-1) ?? anyVisit.to };
        expect(follow(at, last.session).last.session).toEqual(last.session);
      }),
    );
  });

  it('never asks for the same effect twice', () => {
    fc.assert(
      fc.property(visit, session, (anyVisit, anySession) => {
        const decision = decide(anyVisit)(anySession);
        expect(anyVisit.settled).not.toContain(decision._tag === 'First' ? decision.effect : null);
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
