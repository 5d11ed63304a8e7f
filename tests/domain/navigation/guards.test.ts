import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { type RoutePath, routes } from '#domain/navigation/routes.ts';
import { context, productionContext } from '#tests/arbitraries/appContext.ts';
import { navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { noAnswers, outcomes } from '#tests/arbitraries/outcomes.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';
import { followGuards } from './followGuards.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe.each([
  ['outside production', context],
  ['in production', productionContext],
])('the guards in sequence %s', (_where, appContext) => {
  const decide = evaluateGuards(appContext);

  it('ends on a screen that passes, without a repeated screen, for any answers of the service', () => {
    fc.assert(
      fc.property(navigationRequest, session, outcomes, (anyRequest, anySession, answers) => {
        const { screens, last } = followGuards(appContext, answers)(anyRequest, anySession);
        expect(last._tag).toBe('Pass');
        expect(new Set(screens).size).toBe(screens.length);
      }),
      { numRuns: 1000 },
    );
  });

  itAlways(
    'returns only existing screens, and never passes on the root or /idp/continue',
    [navigationRequest, session, outcomes],
    (anyRequest, anySession, answers) => {
      const { screens } = followGuards(appContext, answers)(anyRequest, anySession);
      screens.forEach((screen) => expect(Object.keys(routes)).toContain(screen));
      expect(['/', '/idp/continue']).not.toContain(screens.at(-1));
    },
  );

  it('keeps the redirect and the OAuth values over every redirect except the root', () => {
    reaches(20, (inCase) =>
      fc.property(navigationRequest, session, outcomes, (anyRequest, anySession, answers) => {
        fc.pre(anyRequest.to !== '/');
        inCase(anySession.visit.redirect !== null);
        const { last } = followGuards(appContext, answers)(anyRequest, anySession);
        expect(last.session.visit.redirect).toBe(anySession.visit.redirect);
        expect(last.session.oAuth).toEqual(anySession.oAuth);
      }),
    );
  });

  it('keeps the values captured at the root over every later redirect', () => {
    reaches(15, (inCase) =>
      fc.property(navigationRequest, session, outcomes, (anyRequest, anySession, answers) => {
        const root = { ...anyRequest, to: '/' as const, completedEffects: [] };
        const captured = decide(root)(anySession).session;
        inCase(captured.visit.hasRequestedRedirect && captured.visit.redirect !== appContext.settings.transferSiteUrl);
        const { last } = followGuards(appContext, answers)(root, anySession);
        expect(last.session.visit.hasRequestedRedirect).toBe(captured.visit.hasRequestedRedirect);
        expect(last.session.visit.redirect).toBe(captured.visit.redirect ?? appContext.settings.transferSiteUrl);
        expect(last.session.oAuth).toEqual(captured.oAuth);
      }),
    );
  });

  itAlways(
    'changes nothing when it passes a second time (Back and reload)',
    [navigationRequest, session, outcomes],
    (anyRequest, anySession, answers) => {
      fc.pre(anyRequest.to !== '/');
      const { screens, last } = followGuards(appContext, answers)(anyRequest, anySession);
      const again = { ...anyRequest, to: screens.at(-1) ?? anyRequest.to, from: screens.at(-1) ?? null };
      const back = followGuards(appContext, noAnswers)({ ...again, completedEffects: [] }, last.session);
      expect(back.last.session).toEqual(last.session);
      expect(back.screens).toEqual([again.to]);
    },
  );

  itAlways(
    'always passes on sign-in, sign-up and forgot-password',
    [navigationRequest, session, fc.constantFrom<RoutePath>('/signin', '/signup', '/forgot-password')],
    (anyRequest, anySession, to) => {
      expect(decide({ ...anyRequest, to })(anySession)._tag).toBe('Pass');
    },
  );
});
