import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { withNamelessTokens } from '#tests/application/support/withNamelessTokens.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const unreachable = TE.left({ _tag: 'Unreachable' } as const);
const signedIn = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<TestApp> => {
  const app = makeTestApp({ replace });
  await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return app;
};

describe('continueSession', () => {
  it('continues for the platform of the visit', async () => {
    const { useCases } = await signedIn();
    await useCases.runGuards({ ...root, query: '?platform=xera' })();
    expect(useCases.session.get()).toMatchObject({ visit: { platform: 'XERA', continueAsPlatform: 'XERA' } });
    await useCases.visit.continue()();
    expect(useCases.session.get()).toMatchObject({ visit: { platform: 'XERA', continueAsPlatform: null } });
  });

  it('keeps the name on the page, and can run again, if the tokens cannot be fetched', async () => {
    let down = false;
    const { useCases } = await signedIn(({ identity }) => ({
      identity: { ...identity, tokens: (profile) => (down ? unreachable : identity.tokens(profile)) },
    }));
    await useCases.runGuards(root)();
    down = true;
    expect(await useCases.visit.continue()()).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } });
    expect(useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
    down = false;
    expect(await useCases.visit.continue()()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });
});

describe('continueSession after another tab replaced the session', () => {
  const namedAs = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<TestApp> => {
    const app = await signedIn(replace);
    await app.useCases.runGuards(root)();
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
    await app.ports.identity.signIn(seed('business'), requestContext)();
    return app;
  };

  it('asks again and names the other person', async () => {
    const { useCases } = await namedAs();
    expect(await useCases.visit.continue()()).toEqual({ _tag: 'Right', right: toRoute('/continue') });
    expect(useCases.session.get().person.signedInAs?.email).toBe('business@sandbox.test');
    expect(await useCases.visit.continue()()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });

  it('asks again where the tokens name nobody but another profile', async () => {
    const { useCases } = await namedAs(({ identity }) => ({ identity: withNamelessTokens(identity) }));
    expect(await useCases.visit.continue()()).toEqual({ _tag: 'Right', right: toRoute('/continue') });
    expect(await useCases.runGuards({ ...root, to: '/continue' })()).toBeNull();
    expect(useCases.session.get().person.signedInAs?.email).toBe('business@sandbox.test');
    expect(await useCases.visit.continue()()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });
});

describe('continueSession where user info spells the email of the tokens differently', () => {
  const spelled = ({ identity }: Ports): Partial<Ports> => ({
    identity: {
      ...identity,
      userInfo: pipe(
        identity.userInfo,
        TE.map((info) => ({ ...info, email: info.email.replace('s', 'S') })),
      ),
    },
  });

  it('continues at once, for it is the same profile', async () => {
    const { useCases } = await signedIn(spelled);
    await useCases.runGuards(root)();
    expect(await useCases.runGuards({ ...root, to: '/continue' })()).toBeNull();
    expect(useCases.session.get().person.signedInAs?.email).toBe('perSonal@sandbox.test');
    expect(await useCases.visit.continue()()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });

  it('asks again only once if another tab replaced the session meanwhile', async () => {
    const { useCases, ports } = await signedIn(spelled);
    await useCases.runGuards(root)();
    expect(await useCases.runGuards({ ...root, to: '/continue' })()).toBeNull();
    await ports.identity.signIn(seed('business'), requestContext)();
    expect(await useCases.visit.continue()()).toEqual({ _tag: 'Right', right: toRoute('/continue') });
    expect(await useCases.runGuards({ ...root, to: '/continue' })()).toBeNull();
    expect(await useCases.visit.continue()()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });
});

describe('a return after the redirect', () => {
  it('redirects to the same partner again, without the spent state and without an error in the log', async () => {
    const { useCases, errors, goAway } = makeTestApp();
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    await useCases.runGuards({ ...root, query })();
    await useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
    goAway();
    expect(await useCases.runGuards({ ...root, to: '/continue' })()).toBeNull();
    expect(await useCases.visit.continue()()).toMatchObject({
      right: {
        _tag: 'ClientRedirect',
        url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+$/),
      },
    });
    expect(errors()).toEqual([]);
  });
});
