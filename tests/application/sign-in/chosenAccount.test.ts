import * as E from 'fp-ts/Either';
import { assert, describe, expect, it } from 'vitest';
import { tokenClaims } from '#infrastructure/launchpad/tokenClaims.ts';
import { exchange, leftFor, openWith, verifier } from '#tests/application/support/partnerCode.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';

/** A sign-in at a site with a challenge, up to the choice of an account. */
const atChoice = async () => {
  const tab = await openWith();
  await signIn(tab, 'linked');
  const [, first, second] = tab.session().person.linkedAccounts.map(({ profileId }) => profileId);
  assert(first !== undefined && second !== undefined);
  return { tab, first, second, press: tab.useCases.signIn.selectAccount };
};

/** The account that the site gets for the code of an answer. */
const subjectOf = async (tab: TestApp, answer: unknown, codeVerifier: string | null): Promise<unknown> => {
  const exchanged = await exchange(tab, leftFor(answer), codeVerifier);
  assert(E.isRight(exchanged));
  return tokenClaims(exchanged.right.body.access_token)?.profileId;
};

describe('a site with a challenge', () => {
  it('gets the account that was pressed, for its verifier', async () => {
    const { tab, first, press } = await atChoice();
    expect(await subjectOf(tab, await press(first)(), verifier)).toBe(first);
  });

  it('gets it, for its verifier, by another press after a lost answer', async () => {
    const { tab, first, press } = await atChoice();
    tab.loses('tokens', { _tag: 'Unreachable' });
    await press(first)();
    expect(await subjectOf(tab, await press(first)(), verifier)).toBe(first);
  });

  it('gets no account of an earlier press, which got no answer', async () => {
    const { tab, first, second, press } = await atChoice();
    tab.loses('tokens', { _tag: 'Unreachable' });
    await press(first)();
    expect(await subjectOf(tab, await press(second)(), null)).toBe(second);
  });
});
