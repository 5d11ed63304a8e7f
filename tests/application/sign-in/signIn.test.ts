import * as E from 'fp-ts/Either';
import { assert, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  goTo,
  leavesFor,
  openVisit,
  partnerAddress,
  signedIn,
  signIn,
} from '#tests/application/support/visits.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const password = 'Correct-horse-9';

describe('signIn', () => {
  it('redirects to the partner with code and state, and removes the person and the secrets as the page goes', async () => {
    const { useCases, goAway } = await openVisit();
    const answer = await useCases.signIn.submit({ email: ' personal@sandbox.test ', password })();
    expect(answer).toEqual(leavesFor(partnerAddress));
    goAway();
    const { redirect, platform } = useCases.session.get().visit;
    expect(useCases.session.get()).toEqual(
      withParts(newSession, { visit: { redirect, hasRequestedRedirect: true, platform }, hasLeft: true }),
    );
    expect(redirect).toBe('https://partner.brand.test/back');
  });

  it('returns every missing field, and makes no call', async () => {
    const { useCases, made } = await openVisit();
    const fields = [{ field: 'email' }, { field: 'password' }];
    expect(await useCases.signIn.submit({ email: '', password: '' })()).toMatchObject(
      E.left({ _tag: 'Incomplete', fields }),
    );
    expect(made('signIn')).toBe(0);
  });

  it.each([
    ['locked', '/signin/locked', 0],
    ['closed', '/signin/closed', 0],
    ['unconfirmed', '/signup/email-verification', 1],
    ['newemail', '/signin/email-verification', 1],
    ['linked', '/signin/account-selection', 0],
  ] as const)('leads %s to %s, and sends %i codes', async (name, screen, codes) => {
    const app = await openVisit();
    expect(await signIn(app, name)).toEqual(E.right(toRoute(screen)));
    expect(app.engine.inbox(null)).toHaveLength(codes);
    expect(app.errors().filter((line) => line !== 'weblogin failed')).toEqual([]);
  });

  it('returns the same fault for a wrong password and an unknown email', async () => {
    const app = await openVisit();
    const wrong = E.left({ _tag: 'WrongCredentials' });
    expect([await signIn(app, 'personal', 'Wrong-horse-9'), await signIn(app, 'nobody')]).toEqual([wrong, wrong]);
  });

  it('keeps no tokens if they cannot be fetched, and the code of the sign-in only where another try may fetch them', async () => {
    const fault: IdentityFault = { _tag: 'ServiceFailed' };
    const app = makeTestApp();
    app.breaks('tokens', fault);
    expect(await signIn(app, 'personal')).toEqual(E.left(fault));
    const { person } = app.session();
    expect(person).toMatchObject({ accessToken: null, authCode: person.signInCode, signInCode: expect.any(String) });
    app.breaks('tokens', { _tag: 'Unexpected' });
    await signIn(app, 'personal');
    expect(app.session()).toMatchObject({ person: { accessToken: null, authCode: null, signInCode: null } });
  });
});

describe('startSocial', () => {
  const leavesAs = (platform: string) =>
    E.right({ _tag: 'ExternalSite', url: expect.stringMatching(new RegExp(`[?&]platform=${platform}$`)) });

  it('names the platform of the visit, and that of the brand before the visit has one', async () => {
    const app = makeTestApp();
    const { startSocial } = app.useCases.signIn;
    expect(await startSocial('google')()).toEqual(leavesAs('XEMT'));
    await goTo(app, '/', '?platform=XECI');
    expect(await startSocial('google')()).toEqual(leavesAs('XECI'));
  });
});

describe('selectAccount', () => {
  it('is needed for every sign-in, and again for continue after a redirect, which forgets the person', async () => {
    const app = await signedIn(undefined, 'linked');
    const { useCases, goAway } = app;
    const chosen = useCases.session.get().person.linkedAccounts.at(-1)?.profileId;
    assert(chosen !== undefined);
    await useCases.signIn.selectAccount(chosen)();
    goAway();
    const selection = { _tag: 'Right', right: { _tag: 'Route', to: '/signin/account-selection' } };
    expect(useCases.session.get()).toMatchObject({
      person: { chosenProfileId: null, profileId: null, linkedAccounts: [] },
    });
    expect(await goTo(app, '/continue')).toBeNull();
    expect(await useCases.visit.continue()()).toEqual(selection);
    expect(await useCases.signIn.selectAccount(chosen)()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
    goAway();
    expect(await signIn(app, 'linked')).toEqual(selection);
    expect(useCases.session.get().person.chosenProfileId).toBeNull();
  });

  it.each<IdentityFault>([{ _tag: 'Unreachable' }, { _tag: 'TwoFactorIncomplete' }])(
    'asks for the tokens of the account, and stores it once they are there, not after $_tag',
    async (fault) => {
      const asked: Array<unknown> = [];
      const note = answering(({ tokens }) => ({
        tokens: (profile) => {
          asked.push(profile);
          return tokens(profile);
        },
      }));
      const { useCases, breaks } = await signedIn(note, 'linked');
      const profileId = useCases.session.get().person.linkedAccounts[1]?.profileId;
      assert(profileId !== undefined);
      breaks('tokens', fault);
      await useCases.signIn.selectAccount(profileId)();
      expect(useCases.session.get().person.chosenProfileId).toBeNull();
      expect(await useCases.signIn.selectAccount(profileId)()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
      expect(asked.at(-1)).toBe(profileId);
    },
  );
});
