import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as changes from '#domain/session/changes.ts';
import { withEmail, withProfileEmail, withTypedEmail } from '#domain/session/emailChanges.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

/** The group of a field, the field, and the change that stores it as another session has it; null there changes nothing. */
type Setter = readonly [group: keyof Session, field: string, storedFrom: (from: Session) => Change];

const stored = <Value>(value: Value | null, change: (value: Value) => Change): Change =>
  value === null ? (before) => before : change(value);

describe.each<Setter>([
  ['visit', 'uiLocales', ({ visit }) => stored(visit.uiLocales, changes.withUiLocales)],
  ['typed', 'typedEmail', ({ typed }) => stored(typed.typedEmail, withTypedEmail)],
  ['typed', 'marketing', ({ typed }) => changes.withMarketingChoice(typed.marketing)],
  ['typed', 'accountType', ({ typed }) => stored(typed.accountType, changes.withAccountType)],
  ['progress', 'entryFault', ({ progress }) => stored(progress.entryFault, changes.withEntryFault)],
  ['progress', 'passwordChange', ({ progress }) => changes.withPasswordChange(progress.passwordChange)],
  ['person', 'accountType', ({ person }) => changes.withProfileAccountType(person.accountType)],
  ['person', 'signedInAs', ({ person }) => stored(person.signedInAs, changes.withSignedInAs)],
])('the change that stores %s.%s', (group, field, storedFrom) => {
  const valueIn = (of: Session): unknown => Reflect.get(Object(of[group]), field);
  it('changes nothing else', () => {
    fc.assert(
      fc.property(session, session, (before, other) => {
        const expected = { ...Object(before[group]), [field]: valueIn(other) ?? valueIn(before) };
        expect(storedFrom(other)(before)).toEqual({ ...before, [group]: expected });
      }),
    );
  });
});

describe('the language of the page', () => {
  it('is stored, and nothing else', () => {
    fc.assert(
      fc.property(session, session, (before, { userLocale }) => {
        expect(changes.withLocale(userLocale)(before)).toEqual({ ...before, userLocale });
      }),
    );
  });
});

describe('a value that is cleared', () => {
  it('is null afterwards, and nothing else changes', () => {
    fc.assert(
      fc.property(session, (before) => {
        expect(changes.withoutPassword(before)).toEqual(withParts(before, { secrets: { password: null } }));
        expect(changes.withEntryFault(null)(before)).toEqual(withParts(before, { progress: { entryFault: null } }));
        expect(changes.withUiLocales(null)(before)).toEqual(withParts(before, { visit: { uiLocales: null } }));
      }),
    );
  });

  it('leaves the same session where there was none, so that no view renders again', () => {
    fc.assert(
      fc.property(session, email, (any, known) => {
        const before = withParts(any, { secrets: { password: null }, typed: { typedEmail: null, email: known } });
        expect(changes.withoutPassword(before)).toBe(before);
        expect(withEmail(known)(before)).toBe(before);
        expect(withProfileEmail(known)(before)).toBe(before);
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
        const read = standingChanged('Read');
        expect(changes.inTwoFactor(read)(before)).toEqual({ ...before, twoFactor: read(twoFactor) });
      }),
    );
  });
});

describe('the chosen account', () => {
  it('is the one that tokens were asked for, if they are its own, and none without a question', () => {
    fc.assert(
      fc.property(session, profileId, (before, asked) => {
        const own = withParts(before, { person: { profileId: asked } });
        expect(changes.withChosenAccount(asked)(own)).toEqual(withParts(own, { person: { chosenProfileId: asked } }));
        fc.pre(before.person.profileId !== asked);
        expect(changes.withChosenAccount(asked)(before)).toEqual(
          withParts(before, { person: { chosenProfileId: null } }),
        );
        expect(changes.withChosenAccount(null)(before)).toEqual(
          withParts(before, { person: { chosenProfileId: null } }),
        );
      }),
    );
  });
});

describe('"Continue as"', () => {
  it('returns to the platform that it remembered, once', () => {
    fc.assert(
      fc.property(session, session, (before, { visit: { platform } }) => {
        const remembered = changes.continuing(before);
        expect(remembered).toEqual(withParts(before, { visit: { continueAsPlatform: before.visit.platform } }));
        const returned = changes.continued(withParts(remembered, { visit: { platform } }));
        expect(returned).toEqual(
          withParts(before, { visit: { platform: before.visit.platform ?? platform, continueAsPlatform: null } }),
        );
      }),
    );
  });
});
