import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { type RoutePath, routes } from '#domain/navigation/routes.ts';
import type { Session } from '#domain/session/session.ts';
import { anyContext, context, productionContext } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { noAnswers, outcomes } from '#tests/arbitraries/outcomes.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { followGuards } from './followGuards.ts';
import { decideInProduction } from './guardDecisions.ts';

const elsewhere = navigationRequest.filter(({ to }) => to !== '/');

describe.each([
  ['outside production', context],
  ['in production', productionContext],
])('the guards in sequence %s', (_where, appContext) => {
  it('end on a screen that people see, without a repeated screen, for any answers of the service', () => {
    fc.assert(
      fc.property(navigationRequest, session, outcomes, (request, any, answers) => {
        const { screens, last } = followGuards(appContext, answers)(request, any);
        expect(last._tag).toBe('Pass');
        expect(new Set(screens).size).toBe(screens.length);
        expect(Object.keys(routes)).toEqual(expect.arrayContaining([...screens]));
        expect(['/', '/idp/continue']).not.toContain(screens.at(-1));
      }),
      { numRuns: 400 },
    );
  });

  it('keep the redirect and the OAuth values that the first of them captured', () => {
    reaches(15, (inCase) =>
      fc.property(navigationRequest, session, outcomes, (given, any, answers) => {
        const request = { ...given, completedEffects: [] };
        const { visit, oAuth } = evaluateGuards(appContext)(request)(any).session;
        const { visit: kept, oAuth: asked } = request.to === '/' ? { visit, oAuth } : any;
        expect([visit, oAuth]).toEqual([kept, asked]);
        inCase(visit.hasRequestedRedirect && visit.redirect !== appContext.settings.transferSiteUrl);
        const { last } = followGuards(appContext, answers)(request, any);
        const redirect = request.to === '/' ? appContext.settings.transferSiteUrl : null;
        expect(last.session.visit).toEqual({ ...visit, redirect: visit.redirect ?? redirect });
        expect(last.session.oAuth).toEqual(oAuth);
      }),
    );
  });

  itAlways('change nothing on Back or a reload', [elsewhere, session, outcomes], (request, any, answers) => {
    const { screens, last } = followGuards(appContext, answers)(request, any);
    const to = screens.at(-1) ?? request.to;
    const again = { ...request, to, from: to, completedEffects: [] };
    const back = followGuards(appContext, noAnswers)(again, last.session);
    expect(back.last.session).toEqual(last.session);
    expect(back.screens).toEqual([to]);
  });

  const first = fc.constantFrom<RoutePath>('/signin', '/signup', '/forgot-password');
  itAlways('always pass on the first screens', [navigationRequest, session, first], (request, any, to) => {
    expect(evaluateGuards(appContext)({ ...request, to })(any)._tag).toBe('Pass');
  });
});

describe('an effect of the guards', () => {
  const parts = { typed: { email: null }, person: { accessToken: null }, twoFactor: { standing: 'Unread' } } as const;
  const unknown = session.map((any) =>
    withParts(any, { ...parts, progress: { idpSession: 'None' }, oAuth: { ...any.oAuth, promptsLogin: false } }),
  );

  it('never runs twice in one navigation, also where it would otherwise run', () => {
    reaches(
      4,
      (inCase) =>
        fc.property(navigationRequest, fc.oneof(session, unknown), (request, any) => {
          const first = decideInProduction({ ...request, completedEffects: [] }, any);
          inCase(first._tag === 'RunEffect' && request.completedEffects.includes(first.effect));
          const decision = decideInProduction(request, any);
          expect(request.completedEffects).not.toContain(decision._tag === 'RunEffect' ? decision.effect : null);
        }),
      { numRuns: 500 },
    );
  });
});

describe('the password', () => {
  const mayBeSent = (screen: RoutePath, { twoFactor }: Session): boolean =>
    screen === '/signup/email-verification' || (screen.startsWith('/2fa/') && twoFactor.requirement === 'BySignIn');

  it('is kept on the screens whose call may send it, and cleared on every other', () => {
    reaches(
      5,
      (inCase) =>
        fc.property(anyContext, navigationRequest, session, (where, request, any) => {
          const isSent = mayBeSent(request.to, any);
          inCase(isSent && any.secrets.password !== null);
          const { password } = evaluateGuards(where)(request)(any).session.secrets;
          expect(password).toBe(isSent ? any.secrets.password : null);
        }),
      { numRuns: 500 },
    );
  });
});
