import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { newAccountAfterTokens } from '#domain/session/newAccount.ts';
import type { Session } from '#domain/session/session.ts';
import { withoutTokens, withTokens } from '#domain/session/tokens.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { requirementRead } from '#domain/two-factor/statusChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const accessToken = unsafeNominal<'AccessToken'>('token');
const claims: fc.Arbitrary<TokenClaims> = fc.record({
  profileId,
  email: fc.option(email),
  accountType: fc.option(fc.constantFrom('Personal', 'Business')),
  twoFactor: fc.constantFrom('NotRequired', 'Required', 'Completed'),
  linkedAccounts: fc.array(linkedAccount, { maxLength: 3 }),
});
const afterTokens = (named: TokenClaims, before: Session): Session =>
  withTokens({ accessToken, claims: named, authCode: null })(before);

describe('the tokens', () => {
  itAlways(
    'name the person, the profile, the linked accounts, and whether a second factor is required',
    [session, claims],
    (before, named) => {
      const after = afterTokens(named, before);
      expect(after).toMatchObject({ person: { accessToken, profileId: named.profileId } });
      expect(after.person.signedInAs).toEqual({ profileId: named.profileId, email: named.email });
      expect(after.person.linkedAccounts).toEqual(named.linkedAccounts);
      expect(after.twoFactor).toEqual(requirementRead(named)(before.twoFactor));
      expect(after.progress.newAccount).toBe(newAccountAfterTokens(before, named));
    },
  );

  itAlways('keep the chosen account only if they are its own', [session, claims], (before, named) => {
    fc.pre(before.person.chosenProfileId !== named.profileId);
    expect(afterTokens(named, before).person.chosenProfileId).toBeNull();
    const chosen = withParts(before, { person: { chosenProfileId: named.profileId } });
    expect(afterTokens(named, chosen).person.chosenProfileId).toBe(named.profileId);
  });

  itAlways('confirm nobody', [session, claims], (before, named) => {
    expect(afterTokens(named, before).person.confirmed).toBe(before.person.confirmed);
  });

  itAlways('change nothing that the partner asked for', [session, claims], (before, named) => {
    const {
      visit: { redirect, platform },
      oAuth,
      codes: { purpose: codeFor },
      secrets: { password },
    } = before;
    expect(afterTokens(named, before)).toMatchObject({
      visit: { redirect, platform },
      oAuth,
      codes: { purpose: codeFor },
      secrets: { password },
    });
  });

  itAlways(
    'replace the typed email of another person, and keep the spelling of their own',
    [session, claims, email],
    (before, named, typed) => {
      const other = unsafeNominal<'Email'>(`other.${typed}`);
      expect(afterTokens({ ...named, email: other }, withParts(before, { typed: { email: typed } })).typed.email).toBe(
        other,
      );
      const shouted = typed.replace(/@.*$/, (domain) => domain.toUpperCase());
      expect(
        afterTokens({ ...named, email: shouted }, withParts(before, { typed: { email: typed } })).typed.email,
      ).toBe(typed);
    },
  );

  itAlways('neither set nor clear an email where they, or the visit, name none', [session, claims], (before, named) => {
    expect(afterTokens({ ...named, email: null }, before).typed.email).toBe(before.typed.email);
    expect(afterTokens(named, withParts(before, { typed: { email: null } })).typed.email).toBeNull();
  });

  itAlways('leave no email where theirs is none that can be sent', [session, claims, email], (before, named, typed) => {
    expect(
      afterTokens({ ...named, email: 'no address' }, withParts(before, { typed: { email: typed } })).typed.email,
    ).toBeNull();
  });

  itAlways('are cleared with their codes, and nothing else is', [session], (before) => {
    const cleared = { accessToken: null, authCode: null, signInCode: null };
    expect(withoutTokens(before)).toEqual(withParts(before, { person: { ...cleared } }));
  });
});
