import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { goTo, leavesFor, openVisit, signedIn, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { withNamelessTokens } from '#tests/application/support/withNamelessTokens.ts';

const unreachable = TE.left({ _tag: 'Unreachable' } as const);
const atTransferSite = leavesFor(/^https:\/\/transfer\.brand\.test/);

describe('continueSession', () => {
  it('continues for the platform of the visit', async () => {
    const app = await signedIn();
    await goTo(app, '/', '?platform=xera');
    expect(app.useCases.session.get()).toMatchObject({ visit: { platform: 'XERA', continueAsPlatform: 'XERA' } });
    await app.useCases.visit.continue()();
    expect(app.useCases.session.get()).toMatchObject({ visit: { platform: 'XERA', continueAsPlatform: null } });
  });

  it('keeps the name on the page, and can run again, if the tokens cannot be fetched', async () => {
    let down = false;
    const app = await signedIn(({ identity }) => ({
      identity: { ...identity, tokens: (profile) => (down ? unreachable : identity.tokens(profile)) },
    }));
    await goTo(app, '/');
    down = true;
    expect(await app.useCases.visit.continue()()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
    down = false;
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });

  it('asks again where another tab replaced the session, and the tokens name nobody but another profile', async () => {
    const app = await signedIn(({ identity }) => ({ identity: withNamelessTokens(identity) }));
    await goTo(app, '/');
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('personal@sandbox.test');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('business@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });

  it('goes on where user info spells the email of the same profile differently, and asks once for another one', async () => {
    const app = await signedIn(({ identity }) => ({
      identity: {
        ...identity,
        userInfo: pipe(
          identity.userInfo,
          TE.map((info) => ({ ...info, email: info.email.replace('s', 'S') })),
        ),
      },
    }));
    await goTo(app, '/');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.useCases.session.get().person.signedInAs?.email).toBe('buSiness@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });
});

describe('a return after the redirect', () => {
  it('redirects to the same partner again, without the spent state and without an error in the log', async () => {
    const app = await openVisit();
    await signIn(app, 'personal');
    app.goAway();
    expect(await goTo(app, '/continue')).toBeNull();
    expect(await app.useCases.visit.continue()()).toEqual(
      leavesFor(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+$/),
    );
    expect(app.errors()).toEqual([]);
  });
});
