import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CookieAttributes } from '#application/ports/cookieJar.ts';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { mint } from '#domain/shared/nominal.ts';
import { world } from '#tests/arbitraries/visit.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const unreachable = TE.left({ _tag: 'Unreachable' } as const);
const signedIn = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<Hexagon> => {
  const hexagon = openHexagon({ replace });
  await hexagon.useCases.signIn({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return hexagon;
};

type Removal = Omit<CookieAttributes, 'days'>;

const removals = async (production: boolean): Promise<ReadonlyArray<readonly [string, Removal]>> => {
  const removed: Array<readonly [string, Removal]> = [];
  const { useCases } = openHexagon({
    world: { ...world, settings: { ...world.settings, production } },
    cookies: { xe_session: 'stale' },
    replace: ({ cookies }) => ({
      cookies: { ...cookies, remove: (name, attributes) => void removed.push([name, attributes]) },
    }),
  });
  await useCases.admit(root)();
  return removed;
};

describe('what the guards have done first', () => {
  it.each([
    [true, 'Lax'],
    [false, 'None'],
  ] as const)(
    'removes a bad session cookie as it was set: in production %s, same-site %s',
    async (production, sameSite) => {
      const domain = world.settings.hostName;
      expect(await removals(production)).toEqual([['xe_session', { domain, path: '/', sameSite }]]);
    },
  );

  it('names whom the service names, over whom the token names', async () => {
    const { useCases } = await signedIn(({ identity }) => ({
      identity: {
        ...identity,
        userInfo: TE.right({ profileId: mint<'ProfileId'>('p1'), email: 'new@example.test', name: 'Ada' }),
      },
    }));
    expect(await useCases.admit(root)()).toEqual(toRoute('/continue'));
    expect(useCases.session.get().signedInAs).toBe('new@example.test');
  });

  it('names whom the token names where the service cannot tell', async () => {
    const { useCases } = await signedIn(({ identity }) => ({ identity: { ...identity, userInfo: unreachable } }));
    expect(await useCases.admit(root)()).toEqual(toRoute('/continue'));
    expect(useCases.session.get().signedInAs).toBe('personal@sandbox.test');
  });

  it('signs nobody out because the service is slow to tell a name', async () => {
    let note = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      note = resolve;
    });
    const { useCases, ports, advance } = await signedIn(({ identity }) => ({
      identity: {
        ...identity,
        userInfo: () => {
          note();
          return new Promise(() => undefined);
        },
      },
    }));
    const sent = useCases.admit(root)();
    await asked;
    advance(8000);
    expect(await sent).toEqual(toRoute('/continue'));
    expect(ports.cookies.read('xe_session')).not.toBeNull();
  });

  it('lets whoever holds a session in to a screen of sign-in, asking no more than whether it lives', async () => {
    const { useCases, ports } = await signedIn();
    ports.session.update((session) => ({ ...session, email: null }));
    expect(await useCases.admit({ ...root, to: '/signin/locked' })()).toBeNull();
    expect(useCases.session.get().idpSession).toBe('Live');
  });
});
