import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { withoutTokens, withTokens } from '#domain/session/grantChanges.ts';
import { isStillNewAccount } from '#domain/session/newAccount.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { requirementRead } from '#domain/two-factor/codeChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { linkedAccount } from '#tests/arbitraries/linkedAccount.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { session } from '#tests/arbitraries/session.ts';

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
  it('name the person, the profile, the linked accounts, and whether a second factor is required', () => {
    fc.assert(
      fc.property(session, claims, (before, named) => {
        const after = afterTokens(named, before);
        expect(after).toMatchObject({ accessToken, profileId: named.profileId });
        expect(after.signedInAs).toEqual({ profileId: named.profileId, email: named.email });
        expect(after.linkedAccounts).toEqual(named.linkedAccounts);
        expect(after.twoFactor).toEqual({ ...requirementRead(named)(before.twoFactor), useWebLogin: false });
        expect(after.isNewAccount).toBe(isStillNewAccount(before, named));
      }),
    );
  });

  it('keep the chosen account only if they are its own', () => {
    fc.assert(
      fc.property(session, claims, (before, named) => {
        fc.pre(before.chosenProfileId !== named.profileId);
        expect(afterTokens(named, before).chosenProfileId).toBeNull();
        const chosen = { ...before, chosenProfileId: named.profileId };
        expect(afterTokens(named, chosen).chosenProfileId).toBe(named.profileId);
      }),
    );
  });

  it('confirm nobody', () => {
    fc.assert(
      fc.property(session, claims, (before, named) => {
        expect(afterTokens(named, before).confirmed).toBe(before.confirmed);
      }),
    );
  });

  it('change nothing that the partner asked for', () => {
    fc.assert(
      fc.property(session, claims, (before, named) => {
        const { redirect, oAuth, platform, codeFor, password } = before;
        expect(afterTokens(named, before)).toMatchObject({ redirect, oAuth, platform, codeFor, password });
      }),
    );
  });

  it('replace the typed email of another person, and keep the spelling of their own', () => {
    fc.assert(
      fc.property(session, claims, email, (before, named, typed) => {
        const other = unsafeNominal<'Email'>(`other.${typed}`);
        expect(afterTokens({ ...named, email: other }, { ...before, email: typed }).email).toBe(other);
        const shouted = typed.replace(/@.*$/, (domain) => domain.toUpperCase());
        expect(afterTokens({ ...named, email: shouted }, { ...before, email: typed }).email).toBe(typed);
      }),
    );
  });

  it('neither set nor clear an email where they, or the visit, name none', () => {
    fc.assert(
      fc.property(session, claims, (before, named) => {
        expect(afterTokens({ ...named, email: null }, before).email).toBe(before.email);
        expect(afterTokens(named, { ...before, email: null }).email).toBeNull();
      }),
    );
  });

  it('leave no email where theirs is none that can be sent', () => {
    fc.assert(
      fc.property(session, claims, email, (before, named, typed) => {
        expect(afterTokens({ ...named, email: 'no address' }, { ...before, email: typed }).email).toBeNull();
      }),
    );
  });

  it('are cleared with their codes, and nothing else is', () => {
    fc.assert(
      fc.property(session, (before) => {
        const cleared = { accessToken: null, authCode: null, signInCode: null };
        expect(withoutTokens(before)).toEqual({ ...before, ...cleared });
      }),
    );
  });
});
