import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkGuards } from '#domain/navigation/guards.ts';
import { routes, type RoutePath } from '#domain/navigation/routes.ts';
import { noAnswers, outcomes } from '#tests/arbitraries/outcomes.ts';
import { session } from '#tests/arbitraries/session.ts';
import { productionWorld, visit, world } from '#tests/arbitraries/visit.ts';
import { follow } from './follow.ts';

describe.each([
  ['outside production', world],
  ['in production', productionWorld],
])('the walk of guards %s', (_where, surroundings) => {
  const decide = walkGuards(surroundings);

  it('ends in a screen that lets the visitor in, without meeting a screen twice, whatever the service answers', () => {
    fc.assert(
      fc.property(visit, session, outcomes, (anyVisit, anySession, answers) => {
        const { screens, last } = follow(surroundings, answers)(anyVisit, anySession);
        expect(last._tag).toBe('Pass');
        expect(new Set(screens).size).toBe(screens.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('names only screens there are, and never lets anybody stay on the root or on the way back from a provider', () => {
    fc.assert(
      fc.property(visit, session, outcomes, (anyVisit, anySession, answers) => {
        const { screens } = follow(surroundings, answers)(anyVisit, anySession);
        screens.forEach((screen) => expect(Object.keys(routes)).toContain(screen));
        expect(['/', '/idp/continue']).not.toContain(screens.at(-1));
      }),
    );
  });

  it('keeps the redirect and what the relying party sent along over every hop, everywhere but on the root', () => {
    fc.assert(
      fc.property(visit, session, outcomes, (anyVisit, anySession, answers) => {
        fc.pre(anyVisit.to !== '/');
        const { last } = follow(surroundings, answers)(anyVisit, anySession);
        expect(last.session.redirect).toBe(anySession.redirect);
        expect(last.session.oAuth).toEqual(anySession.oAuth);
      }),
    );
  });

  it('keeps what the root has captured over every hop from there', () => {
    fc.assert(
      fc.property(visit, session, outcomes, (anyVisit, anySession, answers) => {
        const root = { ...anyVisit, to: '/' as const, settled: [] };
        const captured = decide(root)(anySession).session;
        const { last } = follow(surroundings, answers)(root, anySession);
        expect(last.session.redirect).toBe(captured.redirect ?? surroundings.settings.transferSiteUrl);
        expect(last.session.oAuth).toEqual(captured.oAuth);
      }),
    );
  });

  it('changes nothing where it lets a visitor in again: Back and a reload are free', () => {
    fc.assert(
      fc.property(visit, session, outcomes, (anyVisit, anySession, answers) => {
        fc.pre(anyVisit.to !== '/');
        const { screens, last } = follow(surroundings, answers)(anyVisit, anySession);
        const again = { ...anyVisit, to: screens.at(-1) ?? anyVisit.to, from: screens.at(-1) ?? null };
        const back = follow(surroundings, noAnswers)({ ...again, settled: [] }, last.session);
        expect(back.last.session).toEqual(last.session);
        expect(back.screens).toEqual([again.to]);
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

  it('lets everybody in to sign-in, sign-up and a forgotten password: from every state there is a way to sign-in', () => {
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
