import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as changes from '#domain/session/changes.ts';
import { requireTwoFactor } from '#domain/session/requireTwoFactor.ts';
import { withGrantEvent } from '#domain/session/grantChanges.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { requiredBySignIn, twoFactorEntered } from '#domain/two-factor/codeChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { session } from '#tests/arbitraries/session.ts';

/** A change that stores a field of another session; a field that is null there changes nothing. */
const setter = <Field extends keyof Session>(
  field: Field,
  change: (value: NonNullable<Session[Field]>) => Change,
): readonly [Field, (from: Session) => Change] => [
  field,
  ({ [field]: value }) => (value === null ? (before) => before : change(value)),
];

describe.each<readonly [keyof Session, (from: Session) => Change]>([
  setter('userLocale', changes.withLocale),
  setter('uiLocales', changes.withUiLocales),
  setter('typedEmail', changes.withTypedEmail),
  setter('hasConsentedToMarketing', changes.withMarketingChoice),
  setter('entryFault', changes.withEntryFault),
  setter('passwordChange', changes.withPasswordChange),
  setter('accountType', changes.withAccountType),
  setter('profileAccountType', changes.withProfileAccountType),
  setter('signedInAs', changes.withSignedInAs),
  setter('grantEvent', withGrantEvent),
])('the change that stores %s', (field, storedFrom) => {
  it('changes nothing else', () => {
    fc.assert(
      fc.property(session, session, (before, other) => {
        expect(storedFrom(other)(before)).toEqual({ ...before, [field]: other[field] ?? before[field] });
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
      fc.property(session, email, (any, known) => {
        const before = { ...any, password: null, typedEmail: null, email: known };
        expect(changes.withoutPassword(before)).toBe(before);
        expect(changes.withEmail(known)(before)).toBe(before);
        expect(changes.withProfileEmail(known)(before)).toBe(before);
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
        expect(requireTwoFactor(before)).toEqual({ ...before, twoFactor: requiredBySignIn(twoFactor) });
      }),
    );
  });
});

describe('the session of an identity provider', () => {
  it('is attempted once this tab has asked', () => {
    fc.assert(
      fc.property(session, (before) => {
        expect(changes.providerAsked(before)).toEqual({ ...before, idpSession: 'Attempted', leaving: null });
      }),
    );
  });

  it('is none again once the page is shown without a return', () => {
    fc.assert(
      fc.property(session, (before) => {
        const left = changes.providerLeft(before);
        expect(left).toEqual(before.idpSession === 'Attempted' ? { ...before, idpSession: 'None' } : before);
        expect(changes.providerLeft(changes.providerAsked(before)).idpSession).toBe('None');
      }),
    );
  });

  it('is live once the service has a live session, unless something is known of a provider', () => {
    fc.assert(
      fc.property(session, (before) => {
        const unknown: Session = { ...before, idpSession: 'None' };
        expect(changes.liveSessionFound(unknown)).toEqual({ ...before, idpSession: 'Live' });
        const found = before.idpSession === 'None' ? { ...before, idpSession: 'Live' } : before;
        expect(changes.liveSessionFound(before)).toEqual(found);
      }),
    );
  });
});

describe('the chosen account', () => {
  it('is the one that tokens were asked for, if they are its own, and none without a question', () => {
    fc.assert(
      fc.property(session, profileId, (before, asked) => {
        const own = { ...before, profileId: asked };
        expect(changes.withChosenAccount(asked)(own)).toEqual({ ...own, chosenProfileId: asked });
        fc.pre(before.profileId !== asked);
        expect(changes.withChosenAccount(asked)(before)).toEqual({ ...before, chosenProfileId: null });
        expect(changes.withChosenAccount(null)(before)).toEqual({ ...before, chosenProfileId: null });
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
