import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import type { Hexagon } from '#tests/application/stage/hexagon.ts';
import { anyWorld, world } from '#tests/arbitraries/visit.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { reopenedIn, visitStates } from '#tests/navigation/visitStates.ts';

const state = fc.constantFrom(...visitStates);
// Because: the root leaves no entry in the history, and nor does the way back from a provider.
const screen = routePath.filter((path) => path !== '/' && path !== '/idp/continue');

const goTo = async ({ useCases }: Hexagon, to: RoutePath): Promise<RoutePath> => {
  const sent = await useCases.admit({ to, query: '', scheme: 'https:' })();
  return sent?._tag === 'Route' ? sent.to : to;
};

/** All that a visit leaves behind: what the tab keeps and knows, what was mailed, what the log was told. */
const left = ({ ports, engine, lines }: Hexagon) => ({
  session: ports.session.get(),
  stored: writeSession(ports.session.get()),
  cookie: ports.cookies.read('xe_session'),
  mailed: engine.inbox(null),
  lines: lines(),
});

describe('coming to a screen again', () => {
  it('by a reload or by Back from another screen changes nothing and sends nothing, in any state', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, state, fc.tuple(screen, screen), async (where, found, [one, other]) => {
        const hexagon = await reopenedIn(where, found);
        const first = await goTo(hexagon, one);
        const second = await goTo(hexagon, other);
        const before = left(hexagon);
        expect(await goTo(hexagon, second)).toBe(second);
        await goTo(hexagon, first);
        expect(left(hexagon)).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps to the partner and what it sent along, from every screen to every other', async () => {
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1&code_challenge=c1&code_challenge_method=S256';
    await fc.assert(
      fc.asyncProperty(anyWorld, state, fc.array(screen, { minLength: 1, maxLength: 4 }), async (where, found, way) => {
        const hexagon = await reopenedIn(where, found, query);
        const { redirect, oAuth } = hexagon.ports.session.get();
        expect(redirect).toBe('https://partner.brand.test/back');
        // Because: to somebody signed in, the state and the challenge have been spent.
        expect(oAuth.state).toBe(found.name === 'signed in' ? null : 's1');
        for (const to of way) await goTo(hexagon, to);
        expect(hexagon.ports.session.get()).toMatchObject({ redirect, oAuth });
      }),
      { numRuns: 150 },
    );
  });

  it('from the root keeps them too', async () => {
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    for (const found of visitStates) {
      const { useCases } = await reopenedIn(world, found);
      expect(await useCases.admit({ to: '/', query, scheme: 'https:' })()).not.toEqual(toRoute('/'));
      expect(useCases.session.get()).toMatchObject({
        redirect: 'https://partner.brand.test/back',
        oAuth: { state: 's1' },
      });
    }
  });
});
