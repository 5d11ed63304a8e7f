import { assert, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { answering, goTo, signedIn, signIn } from '#tests/application/support/visits.ts';

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
