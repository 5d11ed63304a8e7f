import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { UserInfo } from '#application/ports/identityCalls.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import {
  answering,
  goTo,
  leavesFor,
  openVisit,
  signedIn,
  signIn,
  signInElsewhere,
  withNamelessTokens,
} from '#tests/application/support/visits.ts';

const atTransferSite = leavesFor(/^https:\/\/transfer\.brand\.test/);

describe('continueSession', () => {
  it('continues for the platform of the visit', async () => {
    const app = await signedIn();
    await goTo(app, '/', '?platform=xera');
    expect(app.session()).toMatchObject({ visit: { platform: 'XERA' } });
    await app.useCases.visit.continue()();
    expect(app.session()).toMatchObject({ visit: { platform: 'XERA' } });
  });

  it('keeps the name on the page, and can run again, if the tokens cannot be fetched', async () => {
    const app = await signedIn();
    await goTo(app, '/');
    app.breaks('tokens', { _tag: 'Unreachable' });
    expect(await app.useCases.visit.continue()()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });

  it('asks again where another tab replaced the session, and the tokens name nobody but another profile', async () => {
    const app = await signedIn(withNamelessTokens);
    await goTo(app, '/');
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('business@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(atTransferSite);
  });

  it('names the person as the tokens do where user info names no email for the same profile', async () => {
    const nameless = TE.map((info: UserInfo) => ({ ...info, email: null }));
    const app = await signedIn(answering(({ userInfo }) => ({ userInfo: nameless(userInfo) })));
    await goTo(app, '/');
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('goes on where user info has another email of the same profile than the tokens, and asks once for another profile', async () => {
    const renamed = TE.map((info: UserInfo) => ({ ...info, email: `new.${info.email}` }));
    const app = await signedIn(answering(({ userInfo }) => ({ userInfo: renamed(userInfo) })));
    await goTo(app, '/');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('business@sandbox.test');
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
