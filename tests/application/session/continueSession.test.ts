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
    expect(app.session()).toMatchObject({ visit: { platform: 'XERA', continueAsPlatform: 'XERA' } });
    await app.useCases.visit.continue()();
    expect(app.session()).toMatchObject({ visit: { platform: 'XERA', continueAsPlatform: null } });
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

  it('goes on where user info spells the email of the same profile differently, and asks once for another one', async () => {
    const respelled = TE.map((info: UserInfo) => ({ ...info, email: info.email.replace('s', 'S') }));
    const app = await signedIn(answering(({ userInfo }) => ({ userInfo: respelled(userInfo) })));
    await goTo(app, '/');
    await signInElsewhere(app, 'business');
    expect(await app.useCases.visit.continue()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(app, '/continue')).toBeNull();
    expect(app.session().person.signedInAs?.email).toBe('buSiness@sandbox.test');
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
