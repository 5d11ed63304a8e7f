import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { anyContext, context } from '#tests/arbitraries/appContext.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { reloadedApp, visitorStates } from '#tests/navigation/visitorStates.ts';

const state = fc.constantFrom(...visitorStates);
// Because: the root and the return from a provider leave no entry in the history.
const screen = routePath.filter((path) => path !== '/' && path !== '/idp/continue');

const goTo = async ({ useCases }: TestApp, to: RoutePath): Promise<RoutePath> => {
  const sent = await useCases.runGuards({ to, query: '', scheme: 'https:' })();
  return sent?._tag === 'Route' ? sent.to : to;
};

/** Everything a visit changes: the storage, the session, the sent mails and the log. */
const left = ({ ports, engine, lines }: TestApp) => ({
  session: ports.session.get(),
  stored: writeSession(ports.session.get()),
  cookie: ports.cookies.read('xe_session'),
  mailed: engine.inbox(null),
  lines: lines(),
});

describe('a second visit of a screen', () => {
  it('changes nothing and sends nothing after a reload or Back, in any state', async () => {
    await fc.assert(
      fc.asyncProperty(anyContext, state, fc.tuple(screen, screen), async (where, found, [one, other]) => {
        const app = await reloadedApp(where, found);
        const first = await goTo(app, one);
        const second = await goTo(app, other);
        const before = left(app);
        expect(await goTo(app, second)).toBe(second);
        await goTo(app, first);
        expect(left(app)).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the redirect and its parameters from every screen to every other', async () => {
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1&code_challenge=c1&code_challenge_method=S256';
    await fc.assert(
      fc.asyncProperty(
        anyContext,
        state,
        fc.array(screen, { minLength: 1, maxLength: 4 }),
        async (where, found, way) => {
          const app = await reloadedApp(where, found, query);
          const {
            visit: { redirect },
            oAuth,
          } = app.ports.session.get();
          expect(redirect).toBe('https://partner.brand.test/back');
          // Because: after a sign-in, the state and the challenge are spent.
          expect(oAuth.state).toBe(found.name === 'signed in' ? null : 's1');
          for (const to of way) await goTo(app, to);
          expect(app.ports.session.get()).toMatchObject({ visit: { redirect }, oAuth });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps the redirect and its parameters from the root too', async () => {
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    for (const found of visitorStates) {
      const { useCases } = await reloadedApp(context, found);
      expect(await useCases.runGuards({ to: '/', query, scheme: 'https:' })()).not.toEqual(toRoute('/'));
      expect(useCases.session.get()).toMatchObject({
        visit: { redirect: 'https://partner.brand.test/back' },
        oAuth: { state: 's1' },
      });
    }
  });
});
