import * as TE from 'fp-ts/TaskEither';
import { assert, describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

describe('selectAccount', () => {
  it('is needed for every sign-in, and again for continue after a redirect, which forgets the person', async () => {
    const { useCases, goAway } = makeTestApp();
    const signIn = () => useCases.signIn.submit({ email: 'linked@sandbox.test', password: 'Correct-horse-9' })();
    await signIn();
    const chosen = useCases.session.get().person.linkedAccounts.at(-1)?.profileId;
    assert(chosen !== undefined);
    await useCases.signIn.selectAccount(chosen)();
    goAway();
    const selection = { _tag: 'Right', right: { _tag: 'Route', to: '/signin/account-selection' } };
    expect(useCases.session.get()).toMatchObject({
      person: { chosenProfileId: null, profileId: null, linkedAccounts: [] },
    });
    expect(await useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })()).toBeNull();
    expect(await useCases.visit.continue()()).toEqual(selection);
    expect(await useCases.signIn.selectAccount(chosen)()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
    goAway();
    expect(await signIn()).toEqual(selection);
    expect(useCases.session.get().person.chosenProfileId).toBeNull();
  });

  it.each<IdentityFault>([{ _tag: 'Unreachable' }, { _tag: 'TwoFactorIncomplete' }])(
    'asks for the tokens of the account, and stores it once they are there, not after $_tag',
    async (fault) => {
      let down = false;
      const asked: Array<unknown> = [];
      const { useCases } = makeTestApp({
        replace: ({ identity }) => ({
          identity: {
            ...identity,
            tokens: (profile) => {
              asked.push(profile);
              return down ? TE.left(fault) : identity.tokens(profile);
            },
          },
        }),
      });
      await useCases.signIn.submit({ email: 'linked@sandbox.test', password: 'Correct-horse-9' })();
      const profileId = useCases.session.get().person.linkedAccounts[1]?.profileId;
      assert(profileId !== undefined);
      down = true;
      await useCases.signIn.selectAccount(profileId)();
      expect(useCases.session.get().person.chosenProfileId).toBeNull();
      down = false;
      expect(await useCases.signIn.selectAccount(profileId)()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
      expect(asked.at(-1)).toBe(profileId);
    },
  );
});
