import * as TE from 'fp-ts/TaskEither';
import { assert, describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const unreachable = TE.left({ _tag: 'Unreachable' } as const);
const signedIn = async (replace: (ports: Ports) => Partial<Ports> = () => ({})): Promise<Hexagon> => {
  const hexagon = openHexagon({ replace });
  await hexagon.useCases.signIn({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return hexagon;
};

describe('continuing', () => {
  it('takes up the platform the visit entered for', async () => {
    const { useCases } = await signedIn();
    await useCases.admit({ ...root, query: '?platform=xera' })();
    expect(useCases.session.get()).toMatchObject({ platform: 'XERA', continueAsPlatform: 'XERA' });
    await useCases.continueSession()();
    expect(useCases.session.get()).toMatchObject({ platform: 'XERA', continueAsPlatform: null });
  });

  it('keeps the name on the page, and can be pressed again, when the tokens cannot be had', async () => {
    let down = false;
    const { useCases } = await signedIn(({ identity }) => ({
      identity: { ...identity, tokens: (profile) => (down ? unreachable : identity.tokens(profile)) },
    }));
    await useCases.admit(root)();
    down = true;
    expect(await useCases.continueSession()()).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } });
    expect(useCases.session.get().signedInAs).toBe('personal@sandbox.test');
    down = false;
    expect(await useCases.continueSession()()).toMatchObject({ right: { _tag: 'Away' } });
  });
});

describe('coming back after the hand-over', () => {
  it('leads to the same partner again, without the state that was spent, and nothing is amiss', async () => {
    const { useCases, errors } = openHexagon();
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    await useCases.admit({ ...root, query })();
    await useCases.signIn({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
    expect(await useCases.admit({ ...root, to: '/continue' })()).toBeNull();
    expect(await useCases.continueSession()()).toMatchObject({
      right: { _tag: 'Away', url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+$/) },
    });
    expect(errors()).toEqual([]);
  });
});

describe('choosing an account', () => {
  it('is asked for anew by every sign-in, and kept for who continues', async () => {
    const { useCases } = openHexagon();
    const signIn = () => useCases.signIn({ email: 'linked@sandbox.test', password: 'Correct-horse-9' })();
    await signIn();
    const chosen = useCases.session.get().linkedAccounts.at(-1)?.profileId;
    assert(chosen !== undefined);
    await useCases.selectAccount(chosen)();
    expect(await useCases.admit({ ...root, to: '/continue' })()).toBeNull();
    expect(await useCases.continueSession()()).toMatchObject({ right: { _tag: 'Away' } });
    expect(useCases.session.get().chosenProfileId).toBe(chosen);
    expect(await signIn()).toEqual({ _tag: 'Right', right: { _tag: 'Route', to: '/signin/account-selection' } });
    expect(useCases.session.get().chosenProfileId).toBeNull();
  });

  it('counts once the service has given its tokens', async () => {
    let down = false;
    const { useCases } = openHexagon({
      replace: ({ identity }) => ({
        identity: { ...identity, tokens: (profile) => (down ? unreachable : identity.tokens(profile)) },
      }),
    });
    await useCases.signIn({ email: 'linked@sandbox.test', password: 'Correct-horse-9' })();
    const [profileId] = useCases.session
      .get()
      .linkedAccounts.flatMap((account) => (account.name === 'Linked Trading Ltd' ? [account.profileId] : []));
    assert(profileId !== undefined);
    down = true;
    await useCases.selectAccount(profileId)();
    expect(useCases.session.get().chosenProfileId).toBeNull();
    down = false;
    expect(await useCases.selectAccount(profileId)()).toMatchObject({ right: { _tag: 'Away' } });
    expect(useCases.session.get().chosenProfileId).toBe(profileId);
  });
});

describe('choosing an account type', () => {
  it.each([
    ['Personal', 'personal-registration'],
    ['Business', 'corporate-registration'],
  ])('%s leads to its registration', async (type, path) => {
    const { useCases } = openHexagon();
    expect(await useCases.chooseAccountType(type)()).toEqual({
      _tag: 'Right',
      right: { _tag: 'Outside', url: `https://transfer.brand.test/${path}` },
    });
    expect(useCases.session.get().accountType).toBe(type);
  });

  it.each(['', 'personal', 'XECD'])('%j is no choice', async (typed) => {
    const { useCases } = openHexagon();
    expect(await useCases.chooseAccountType(typed)()).toEqual({ _tag: 'Left', left: { _tag: 'NothingChosen' } });
  });
});
