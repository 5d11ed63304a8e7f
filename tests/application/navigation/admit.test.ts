import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { Ports } from '#application/ports/ports.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const signedIn = async (): Promise<Hexagon> => {
  const hexagon = openHexagon();
  await hexagon.useCases.signIn({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return hexagon;
};
const silent: (ports: Ports) => Partial<Ports> = ({ identity }) => ({
  identity: { ...identity, tokens: () => () => new Promise(() => undefined) },
});

describe('admitting a visit', () => {
  it('sends a stranger from the root to sign-in', async () => {
    expect(await openHexagon().useCases.admit(root)()).toEqual(toRoute('/signin'));
  });

  it('sends whoever holds a session on to continue, with the redirect of this visit', async () => {
    const { useCases } = await signedIn();
    expect(await useCases.admit({ ...root, query: '?redirect_uri=https://partner.brand.test' })()).toEqual(
      toRoute('/continue'),
    );
    expect(useCases.session.get().redirect).toBe('https://partner.brand.test');
    expect(await useCases.continueSession()()).toMatchObject({
      right: { _tag: 'Away', url: expect.stringMatching(/^https:\/\/partner\.brand\.test\?code=/) },
    });
  });

  it('removes a session cookie that is good for nothing', async () => {
    const { useCases, ports } = openHexagon({ cookies: { xe_session: 'stale' } });
    expect(await useCases.admit(root)()).toEqual(toRoute('/signin'));
    expect(ports.cookies.read('xe_session')).toBeNull();
  });

  it('waits eight seconds for a silent service, then goes on without', async () => {
    const { useCases, advance, errors } = openHexagon({ replace: silent });
    const screen = useCases.admit(root)();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    advance(8000);
    expect(await screen).toEqual(toRoute('/signin'));
    expect(errors()).toContain('No answer from the identity service: going on without');
  });

  it.each(['ERP', 'XECD'])('logs a session out that enters for %s', async (platform) => {
    const { useCases, ports } = await signedIn();
    expect(await useCases.admit({ ...root, query: `?platform=${platform}` })()).toEqual(toRoute('/signin'));
    expect(ports.cookies.read('xe_session')).toBeNull();
  });

  it('logs out in spite of a service that cannot be told', async () => {
    const { useCases } = openHexagon({
      cookies: { xe_session: 'x' },
      replace: ({ identity }) => ({ identity: { ...identity, logOut: TE.left({ _tag: 'Unreachable' }) } }),
    });
    expect(await useCases.admit({ ...root, query: '?platform=ERP' })()).toEqual(toRoute('/signin'));
  });

  it('says in the log that a redirect was refused, but not which', async () => {
    const { useCases, errors } = openHexagon();
    await useCases.admit({ ...root, query: '?redirect_uri=https://evil.test/secret' })();
    expect(errors()).toEqual(['Redirect address refused: the transfer site is used']);
  });

  it('lets a visitor in who is where the session says', async () => {
    const { useCases } = openHexagon();
    expect(await useCases.admit({ ...root, to: '/signin' })()).toBeNull();
    expect(await useCases.admit({ ...root, to: '/signin/locked' })()).toEqual(toRoute('/signin'));
  });
});
