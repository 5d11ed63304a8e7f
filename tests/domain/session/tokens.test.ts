import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { marketingChoiceToSave, withNewAccount, withoutTokens, withTokens } from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { NewAccount, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { requirementRead } from '#domain/two-factor/twoFactorChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { linkedAccount, profileId } from '#tests/arbitraries/person.ts';
import { session } from '#tests/arbitraries/session.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';

const accessToken = unsafeNominal<'AccessToken'>('token');
const claims: fc.Arbitrary<TokenClaims> = fc.record({
  profileId,
  email: fc.option(email),
  accountType: fc.option(fc.constantFrom('Personal', 'Business', 'XECD', 'XERA')),
  twoFactor: fc.constantFrom('NotRequired', 'Required', 'Completed'),
  linkedAccounts: fc.array(linkedAccount, { maxLength: 3 }),
});
const afterTokens = (named: TokenClaims, before: Session): Session =>
  withTokens({ accessToken, claims: named, authCode: null })(before);

describe('the tokens', () => {
  itAlways(
    'name the person and whether a second factor is required, and nothing else',
    [session, claims],
    (before, named) => {
      const { profileId: id, linkedAccounts } = named;
      const person = { accessToken, profileId: id, linkedAccounts, confirmed: before.person.confirmed };
      const { visit, oAuth, codes, secrets } = before;
      const after = afterTokens(named, before);
      expect(after).toMatchObject({ person, visit, oAuth, codes, secrets });
      expect(after.person.signedInAs).toEqual({ profileId: id, email: named.email });
      expect(after.twoFactor).toEqual(requirementRead(named)(before.twoFactor));
    },
  );

  itAlways('keep the chosen account only if they are its own', [session, claims], (before, named) => {
    fc.pre(before.person.chosenProfileId !== named.profileId);
    expect(afterTokens(named, before).person.chosenProfileId).toBeNull();
    const chosen = withParts(before, { person: { chosenProfileId: named.profileId } });
    expect(afterTokens(named, chosen).person.chosenProfileId).toBe(named.profileId);
  });

  itAlways(
    'name the account type, or keep that of the same profile',
    [session, claims, profileId],
    (before, named, other) => {
      const { accountType } = before.person;
      const typeAfter = (known: TokenClaims['profileId'] | null) =>
        afterTokens(named, withParts(before, { person: { profileId: known } })).person.accountType;
      expect(typeAfter(named.profileId)).toBe(named.accountType ?? accountType);
      expect(typeAfter(null)).toBe(named.accountType ?? accountType);
      fc.pre(other !== named.profileId);
      expect(typeAfter(other)).toBe(named.accountType);
    },
  );

  itAlways('are cleared with their codes, and nothing else is', [session], (before) => {
    const cleared = { accessToken: null, authCode: null, signInCode: null };
    expect(withoutTokens(before)).toEqual(withParts(before, { person: cleared }));
  });
});

describe('the typed email, after tokens', () => {
  const emailAfter = (named: string | null, typed: Session['typed']['email'], visit: Session) => {
    const shown = { profileId: unsafeNominal<'ProfileId'>('p1'), email: named };
    const of = { ...shown, accountType: null, twoFactor: 'NotRequired', linkedAccounts: [] } as const;
    return afterTokens(of, withParts(visit, { typed: { email: typed } })).typed.email;
  };

  itAlways('is replaced by another person’s, and keeps the spelling of their own', [session, email], (any, typed) => {
    expect(emailAfter(`other.${typed}`, typed, any)).toBe(`other.${typed}`);
    const shouted = typed.replace(/@.*$/, (domain) => domain.toUpperCase());
    expect(emailAfter(shouted, typed, any)).toBe(typed);
  });

  itAlways('stays where they name none, and is none where theirs is malformed', [session, email], (any, typed) => {
    expect(emailAfter(null, typed, any)).toBe(typed);
    expect(emailAfter(typed, null, any)).toBeNull();
    expect(emailAfter('no address', typed, any)).toBeNull();
  });
});

describe('a new account', () => {
  const own = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };
  const confirmed = withParts(withNewAccount(newSession), {
    typed: { email: unsafeNominal<'Email'>(own.email) },
    person: { profileId: own.profileId },
  });

  it.each<[NewAccount, string, Parts, Partial<TokenClaims>]>([
    ['ConfirmedHere', 'its own tokens', {}, {}],
    ['ConfirmedHere', 'tokens without an email', {}, { email: null }],
    ['ConfirmedHere', 'tokens without an email for a first profile', { person: { profileId: null } }, { email: null }],
    ['ConfirmedHere', 'tokens where no email is known', { typed: { email: null } }, {}],
    ['None', 'the tokens of another person', {}, { email: 'bob@example.test' }],
    ['None', 'tokens of another profile', {}, { email: null, profileId: unsafeNominal<'ProfileId'>('p2') }],
    ['None', 'tokens without a confirmation', { progress: { newAccount: 'None' } }, {}],
  ])('is %s after %s', (...[expected, _what, parts, named]) => {
    const all = { ...own, accountType: null, twoFactor: 'NotRequired', linkedAccounts: [], ...named } as const;
    expect(afterTokens(all, withParts(confirmed, parts)).progress.newAccount).toBe(expected);
  });

  itAlways('has a marketing choice to save once its owner has signed in completely', [session], (any) => {
    const { progress, typed, person, twoFactor } = any;
    const isDue = progress.newAccount !== 'None' && typed.marketing && twoFactor.requirement === 'None';
    const { profileId: id, accessToken: token } = person;
    const due = isDue && id !== null && token !== null ? { profileId: id, accessToken: token } : null;
    expect(marketingChoiceToSave(any)).toEqual(due);
  });
});
