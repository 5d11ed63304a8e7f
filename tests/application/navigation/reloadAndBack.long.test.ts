import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { anyContext } from '#tests/arbitraries/appContext.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { reloadedApp, visitorStates } from '#tests/navigation/visitorStates.ts';

const state = fc.constantFrom(...visitorStates);
// Because: the root and the return from a provider leave no entry in the history.
const screen = routePath.filter((path) => path !== '/' && path !== '/idp/continue');

const goTo = async ({ useCases }: TestApp, to: RoutePath): Promise<RoutePath> => {
  const sent = await useCases.runGuards({ to, query: '', scheme: 'https:' })();
  return sent?._tag === 'Route' ? sent.to : to;
};

/** Everything a visit changes: the session, the sent mails and the log. */
const left = ({ session, ports, engine, lines }: TestApp) => ({
  session: session(),
  cookie: ports.cookies.read('xe_session'),
  mailed: engine.inbox(null),
  lines: lines(),
});

it('a second visit of a screen changes nothing and sends nothing after a reload or Back, in any state', async () => {
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
