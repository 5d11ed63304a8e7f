import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CookieAttributes } from '#application/ports/browser.ts';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const unreachable = TE.left({ _tag: 'Unreachable' } as const);
const signedIn = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<TestApp> => {
  const app = makeTestApp({ replace });
  await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return app;
};

type Removal = Omit<CookieAttributes, 'days'>;

const removals = async (production: boolean): Promise<ReadonlyArray<readonly [string, Removal]>> => {
  const removed: Array<readonly [string, Removal]> = [];
  const { useCases } = makeTestApp({
    context: { ...context, settings: { ...context.settings, production } },
    cookies: { xe_session: 'stale' },
    replace: ({ cookies }) => ({
      cookies: { ...cookies, remove: (name, attributes) => void removed.push([name, attributes]) },
    }),
  });
  await useCases.runGuards(root)();
  return removed;
};

describe('guardEffects', () => {
  it.each([
    [true, 'Lax'],
    [false, 'None'],
  ] as const)(
    'removes a bad session cookie with its attributes: production %s, same-site %s',
    async (production, sameSite) => {
      const domain = context.settings.hostName;
      expect(await removals(production)).toEqual([['xe_session', { domain, path: '/', sameSite }]]);
    },
  );

  it.each([
    ['ServiceFailed', true],
    ['RateLimited', true],
    ['Unreachable', false],
    ['TwoFactorIncomplete', false],
  ] as const)('whose tokens fail with %s removes the session cookie: %s', async (_tag, isRemoved) => {
    const { useCases, ports } = await signedIn(({ identity }) => ({
      identity: { ...identity, tokens: () => TE.left({ _tag, retryAfterMs: null }) },
    }));
    await useCases.runGuards(root)();
    expect(ports.cookies.read('xe_session') === null).toBe(isRemoved);
  });

  it('keeps the session cookie if the tokens are not answered in time', async () => {
    let note = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      note = resolve;
    });
    const { useCases, ports, advance } = makeTestApp({
      cookies: { xe_session: 'live' },
      replace: ({ identity }) => ({
        identity: {
          ...identity,
          tokens: () => () => {
            note();
            return new Promise(() => undefined);
          },
        },
      }),
    });
    const passed = useCases.runGuards(root)();
    await asked;
    advance(8000);
    await passed;
    expect(ports.cookies.read('xe_session')).not.toBeNull();
  });

  it('prefers the name of the service to the name in the token', async () => {
    const { useCases } = await signedIn(({ identity }) => ({
      identity: {
        ...identity,
        userInfo: TE.right({ profileId: unsafeNominal<'ProfileId'>('p1'), email: 'new@example.test', name: 'Ada' }),
      },
    }));
    expect(await useCases.runGuards(root)()).toEqual(toRoute('/continue'));
    expect(useCases.session.get().person.signedInAs?.email).toBe('new@example.test');
  });

  it('uses the name in the token if the service fails', async () => {
    const { useCases } = await signedIn(({ identity }) => ({ identity: { ...identity, userInfo: unreachable } }));
    expect(await useCases.runGuards(root)()).toEqual(toRoute('/continue'));
    expect(useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('keeps the session if the service is slow to return the name', async () => {
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
    const sent = useCases.runGuards(root)();
    await asked;
    advance(8000);
    expect(await sent).toEqual(toRoute('/continue'));
    expect(ports.cookies.read('xe_session')).not.toBeNull();
  });

  it('passes to a sign-in screen with a session, and makes only the status call', async () => {
    const { useCases, ports } = await signedIn();
    ports.session.update((session) => withParts(session, { typed: { email: null } }));
    expect(await useCases.runGuards({ ...root, to: '/signin/locked' })()).toBeNull();
    expect(useCases.session.get().progress.idpSession).toBe('Live');
  });
});
