import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { type Act, acts, openVisit } from './signInActs.ts';

/** Whether each fault of the tokens ends the session of the browser. */
const ends: ReadonlyArray<readonly [IdentityFault, boolean]> = [
  [{ _tag: 'SignedOut' }, true],
  [{ _tag: 'WrongCredentials' }, true],
  [{ _tag: 'AccountLocked' }, true],
  [{ _tag: 'Unexpected' }, true],
  [{ _tag: 'TwoFactorIncomplete' }, false],
  [{ _tag: 'Cancelled' }, false],
  [{ _tag: 'Unreachable' }, false],
  [{ _tag: 'ServiceFailed' }, false],
];

const cookieAfter = async (fault: IdentityFault, act: Act): Promise<string | null> => {
  let isFailing = false;
  const app = await openVisit(({ identity }) => ({
    identity: {
      ...identity,
      tokens: (profileId) => async () => (isFailing ? E.left(fault) : identity.tokens(profileId)()),
    },
  }));
  const complete = await act(app);
  isFailing = true;
  await complete();
  return app.ports.cookies.read('xe_session');
};

it.each(['a chosen account', 'a press on "Continue"'])(
  '%s whose session is over leads to sign-in, which says so',
  async (name) => {
    let isFailing = false;
    const app = await openVisit(({ identity }) => ({
      identity: {
        ...identity,
        tokens: (profileId) => async () => (isFailing ? E.left({ _tag: 'SignedOut' }) : identity.tokens(profileId)()),
      },
    }));
    const complete = await acts.find(([act]) => act === name)?.[1](app);
    isFailing = true;
    expect(await complete?.()).toEqual(E.right(toRoute('/signin')));
    expect(app.useCases.session.get().progress.entryFault).toEqual({ _tag: 'SignedOut' });
  },
);

describe.each(acts)('%s', (_name, act) => {
  it.each(ends)('whose tokens fail with %j removes the session cookie: %s', async (fault, isRemoved) => {
    expect((await cookieAfter(fault, act)) === null).toBe(isRemoved);
  });
});
