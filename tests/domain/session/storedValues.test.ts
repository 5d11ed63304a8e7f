import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as changes from '#domain/session/changes.ts';
import { withGrantEvent } from '#domain/session/grantChanges.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { requiredBySignIn, twoFactorEntered } from '#domain/two-factor/codeChanges.ts';
import { session } from '#tests/arbitraries/session.ts';

/** Each change that stores one value, and its field. */
const setters: { readonly [Field in keyof Session]?: (value: NonNullable<Session[Field]>) => Change } = {
  userLocale: changes.withLocale,
  uiLocales: changes.withUiLocales,
  typedEmail: changes.withTypedEmail,
  hasConsentedToMarketing: changes.withMarketingChoice,
  entryFault: changes.withEntryFault,
  idpSession: changes.withIdpSession,
  passwordChange: changes.withPasswordChange,
  accountType: changes.withAccountType,
  profileAccountType: changes.withProfileAccountType,
  signedInAs: changes.withSignedInAs,
  grantEvent: withGrantEvent,
};

const fields = Object.keys(setters) as ReadonlyArray<keyof typeof setters>;

/** The session after a change stored a field of another session. */
const stored = <Field extends keyof Session>(field: Field, from: Session, before: Session): Session => {
  const value = from[field];
  return value === null ? before : (setters[field]?.(value)(before) ?? before);
};

describe.each(fields)('the change that stores %s', (field) => {
  it('changes nothing else', () => {
    fc.assert(
      fc.property(session, session, (before, other) => {
        expect(stored(field, other, before)).toEqual({ ...before, [field]: other[field] ?? before[field] });
      }),
    );
  });
});

describe('a value that is cleared', () => {
  it('is null afterwards, and nothing else changes', () => {
    fc.assert(
      fc.property(session, (before) => {
        expect(changes.withoutPassword(before)).toEqual({ ...before, password: null });
        expect(changes.withoutEntryFault(before)).toEqual({ ...before, entryFault: null });
        expect(changes.withUiLocales(null)(before)).toEqual({ ...before, uiLocales: null });
        expect(withGrantEvent(null)(before)).toEqual({ ...before, grantEvent: null });
      }),
    );
  });

  it('leaves the same session where there was none, so that no view renders again', () => {
    fc.assert(
      fc.property(session, (any) => {
        const before = { ...any, password: null, typedEmail: null };
        expect(changes.withoutPassword(before)).toBe(before);
        if (before.email !== null) expect(changes.withEmail(before.email)(before)).toBe(before);
        if (before.email !== null) expect(changes.withProfileEmail(before.email)(before)).toBe(before);
      }),
    );
  });
});

describe('the account type of the profile', () => {
  it('stays where the profile names none', () => {
    fc.assert(
      fc.property(session, (before) => {
        expect(changes.withProfileAccountType(null)(before)).toEqual(before);
      }),
    );
  });
});

describe('a change of two-factor', () => {
  it('changes nothing outside two-factor', () => {
    fc.assert(
      fc.property(session, (before) => {
        const { twoFactor } = before;
        expect(changes.inTwoFactor(twoFactorEntered)(before)).toEqual({
          ...before,
          twoFactor: twoFactorEntered(twoFactor),
        });
        expect(changes.requireTwoFactor(before)).toEqual({ ...before, twoFactor: requiredBySignIn(twoFactor) });
      }),
    );
  });
});

describe('the chosen account', () => {
  it('names the profile, and a choice that is taken back keeps the profile', () => {
    fc.assert(
      fc.property(session, session, (before, { chosenProfileId }) => {
        const profileId = chosenProfileId ?? before.profileId;
        expect(changes.withChosenAccount(chosenProfileId)(before)).toEqual({ ...before, chosenProfileId, profileId });
      }),
    );
  });
});

describe('"Continue as"', () => {
  it('returns to the platform that it remembered, once', () => {
    fc.assert(
      fc.property(session, session, (before, { platform }) => {
        const remembered = changes.continuing(before);
        expect(remembered).toEqual({ ...before, continueAsPlatform: before.platform });
        const returned = changes.continued({ ...remembered, platform });
        expect(returned).toEqual({ ...before, platform: before.platform ?? platform, continueAsPlatform: null });
      }),
    );
  });
});
