import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfirmedPerson } from '#domain/identity/person.ts';
import {
  isConfirmed,
  withAcceptedCode,
  withContinuedPerson,
  withGrant,
  withoutTokens,
  withPressedAccount,
  withProviderResult,
} from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { IdpSession } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { email } from '#tests/arbitraries/email.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { afterReload, session } from '#tests/arbitraries/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const authCode = fc.uuid().map((text) => unsafeNominal<'AuthCode'>(text));
const results: ReadonlyArray<IdpSession> = ['None', 'Failed', 'AccountExists', 'NoAccount', 'Unproven'];

describe('an accepted password or code', () => {
  itAlways(
    'confirms the person of the grant, stores its code as the code of the own sign-in, and asks again which account',
    [session, authCode, fc.option(profileId)],
    (before, code, named) => {
      const granted = { authCode: code, signInCode: code, profileId: named ?? before.person.profileId };
      const confirmed = { profileId: named, email: before.typed.email };
      const person = { ...before.person, ...granted, chosenProfileId: null, confirmed };
      expect(withGrant({ authCode: code, profileId: named })(before)).toEqual({ ...before, person });
    },
  );

  itAlways('confirms the person of the session where the service returns no grant', [session], (before) => {
    const confirmed = { profileId: before.person.profileId, email: before.typed.email };
    expect(withAcceptedCode(before)).toEqual({ ...before, person: { ...before.person, confirmed } });
  });
});

describe('a press', () => {
  itAlways('on "Continue" confirms the person whom the page named, if any', [session], (before) => {
    const kept = isConfirmed(before) ? before : withoutTokens(before);
    const person = { ...kept.person, confirmed: before.person.signedInAs };
    expect(withContinuedPerson(before)).toEqual({ ...kept, person });
  });

  itAlways(
    'on a listed account confirms that account of the person whom the tokens name',
    [session, fc.tuple(linkedAccount, linkedAccount), email],
    (any, linked, address) => {
      const account = linked[1].profileId;
      const signedInAs = { profileId: any.person.profileId, email: address };
      const pressed = withPressedAccount(account)(withParts(any, { person: { linkedAccounts: linked, signedInAs } }));
      expect(pressed.person.confirmed).toEqual({ profileId: account, email: address });
      const nowNamed = (named: string) =>
        isConfirmed(withParts(pressed, { person: { signedInAs: { profileId: account, email: named } } }));
      // An account can be linked to two people.
      expect([nowNamed(address), nowNamed(`other.${address}`)]).toEqual([true, false]);
    },
  );

  const nobody = { confirmed: null, authCode: null, signInCode: null };
  itAlways('on an account that is not listed confirms nobody', [session, profileId], (before, account) => {
    fc.pre(before.person.linkedAccounts.every((one) => one.profileId !== account));
    expect(withPressedAccount(account)(before)).toEqual(withParts(before, { person: nobody }));
  });
});

describe('the return of a provider', () => {
  itAlways(
    'confirms the person of the session that it opened, and nobody with any other result',
    [session, fc.constantFrom(...results)],
    (before, result) => {
      const { profileId: id } = before.person;
      const person = { ...before.person, confirmed: { profileId: id, email: before.typed.email } };
      const live = withParts(before, { progress: { idpSession: 'Live' } });
      expect(withProviderResult('Live')(before)).toEqual({ ...live, person });
      const other = withParts(before, { progress: { idpSession: result }, person: { confirmed: null } });
      expect(withProviderResult(result)(before)).toEqual(other);
    },
  );
});

describe('a confirmed person', () => {
  itAlways('is not in the storage, and gone after a reload', [session], (any) => {
    const nobody = { person: { profileId: null }, typed: { email: null }, visit: { redirect: null } };
    const before = withAcceptedCode(withParts(any, nobody));
    expect(Object.keys(JSON.parse(writeSession(before)).session)).not.toContain('confirmed');
    expect(readSession(writeSession(before), () => null)?.person.confirmed).toBeNull();
    expect(afterReload(before).person.confirmed).toBeNull();
  });

  it('is confirmed only for tokens that name the same person', () => {
    const signedInAs = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
    const known = withParts(newSession, { person: { signedInAs } });
    const confirmed = withContinuedPerson(known);
    expect([isConfirmed(known), isConfirmed(confirmed)]).toEqual([false, true]);
    for (const other of [null, { ...signedInAs, profileId: unsafeNominal<'ProfileId'>('p2') }])
      expect(isConfirmed(withParts(confirmed, { person: { signedInAs: other } }))).toBe(false);
  });

  it('is made by an act alone: a person whom something names is refused by the compiler', () => {
    const named = { profileId: null, email: 'ada@example.test' };
    // @ts-expect-error -- a name is no confirmation
    const confirmed: ConfirmedPerson = named;
    expect(confirmed).toBe(named);
  });
});
