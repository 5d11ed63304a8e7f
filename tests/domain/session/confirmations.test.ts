import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { linkedAccount, profileId } from '#tests/arbitraries/person.ts';
import { session } from '#tests/arbitraries/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const authCode = fc.uuid().map((text) => unsafeNominal<'AuthCode'>(text));

describe('an accepted password or code', () => {
  const account = fc.option(profileId);
  itAlways(
    'confirms the person of the grant, and stores its code',
    [session, authCode, account],
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

  const two = fc.tuple(linkedAccount, linkedAccount);
  itAlways('on a listed account confirms that account', [session, two, email], (any, linked, address) => {
    const account = linked[1].profileId;
    const signedInAs = { profileId: any.person.profileId, email: address };
    const pressed = withPressedAccount(account)(withParts(any, { person: { linkedAccounts: linked, signedInAs } }));
    expect(pressed.person.confirmed).toEqual({ profileId: account, email: address });
    const nowNamed = (named: string) =>
      isConfirmed(withParts(pressed, { person: { signedInAs: { profileId: account, email: named } } }));
    // An account can be linked to two people.
    expect([nowNamed(address), nowNamed(`other.${address}`)]).toEqual([true, false]);
  });

  const nobody = { confirmed: null, authCode: null, signInCode: null };
  itAlways('on an account that is not listed confirms nobody', [session, profileId], (before, account) => {
    fc.pre(before.person.linkedAccounts.every((one) => one.profileId !== account));
    expect(withPressedAccount(account)(before)).toEqual(withParts(before, { person: nobody }));
  });
});

describe('the return of a provider', () => {
  itAlways('confirms the person of the session that it opened, else nobody', [session, session], (before, other) => {
    const { idpSession } = other.progress;
    const known = { profileId: before.person.profileId, email: before.typed.email };
    const person = { ...before.person, confirmed: idpSession === 'Live' ? known : null };
    const expected = { ...withParts(before, { progress: { idpSession } }), person };
    expect(withProviderResult(idpSession)(before)).toEqual(expected);
  });
});

describe('a confirmed person', () => {
  it('is confirmed only for tokens that name the same person', () => {
    const signedInAs = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
    const known = withParts(newSession, { person: { signedInAs } });
    const confirmed = withContinuedPerson(known);
    expect([isConfirmed(known), isConfirmed(confirmed)]).toEqual([false, true]);
    for (const other of [null, { ...signedInAs, profileId: unsafeNominal<'ProfileId'>('p2') }])
      expect(isConfirmed(withParts(confirmed, { person: { signedInAs: other } }))).toBe(false);
  });
});
