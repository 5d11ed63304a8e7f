import fc from 'fast-check';
import { describe, expect } from 'vitest';
import * as changes from '#domain/session/changes.ts';
import { withEmail, withProfileEmail, withTypedEmail } from '#domain/session/emailChanges.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

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
  itAlways('changes nothing else', [session, session], (before, other) => {
    const expected = { ...Object(before[group]), [field]: valueIn(other) ?? valueIn(before) };
    expect(storedFrom(other)(before)).toEqual({ ...before, [group]: expected });
  });
});

describe('the language of the page', () => {
  itAlways('is stored, and nothing else', [session, session], (before, { userLocale }) => {
    expect(changes.withLocale(userLocale)(before)).toEqual({ ...before, userLocale });
  });
});

describe('a value that is cleared', () => {
  itAlways('is null afterwards, and nothing else changes', [session], (before) => {
    expect(changes.withoutPassword(before)).toEqual(withParts(before, { secrets: { password: null } }));
    expect(changes.withEntryFault(null)(before)).toEqual(withParts(before, { progress: { entryFault: null } }));
    expect(changes.withUiLocales(null)(before)).toEqual(withParts(before, { visit: { uiLocales: null } }));
  });

  itAlways(
    'leaves the same session where there was none, so that no view renders again',
    [session, email],
    (any, known) => {
      const before = withParts(any, { secrets: { password: null }, typed: { typedEmail: null, email: known } });
      expect(changes.withoutPassword(before)).toBe(before);
      expect(withEmail(known)(before)).toBe(before);
      expect(withProfileEmail(known)(before)).toBe(before);
    },
  );
});

describe('the account type of the profile', () => {
  itAlways('stays where the profile names none', [session], (before) => {
    expect(changes.withProfileAccountType(null)(before)).toEqual(before);
  });
});

describe('a change of two-factor', () => {
  itAlways('changes nothing outside two-factor', [session], (before) => {
    const { twoFactor } = before;
    const read = standingChanged('Read');
    expect(changes.inTwoFactor(read)(before)).toEqual({ ...before, twoFactor: read(twoFactor) });
  });
});

describe('the chosen account', () => {
  itAlways(
    'is the one that tokens were asked for, if they are its own, and none without a question',
    [session, profileId],
    (before, asked) => {
      const own = withParts(before, { person: { profileId: asked } });
      expect(changes.withChosenAccount(asked)(own)).toEqual(withParts(own, { person: { chosenProfileId: asked } }));
      fc.pre(before.person.profileId !== asked);
      expect(changes.withChosenAccount(asked)(before)).toEqual(
        withParts(before, { person: { chosenProfileId: null } }),
      );
      expect(changes.withChosenAccount(null)(before)).toEqual(withParts(before, { person: { chosenProfileId: null } }));
    },
  );
});

describe('"Continue as"', () => {
  itAlways(
    'returns to the platform that it remembered, once',
    [session, session],
    (before, { visit: { platform } }) => {
      const remembered = changes.continuing(before);
      expect(remembered).toEqual(withParts(before, { visit: { continueAsPlatform: before.visit.platform } }));
      const returned = changes.continued(withParts(remembered, { visit: { platform } }));
      expect(returned).toEqual(
        withParts(before, { visit: { platform: before.visit.platform ?? platform, continueAsPlatform: null } }),
      );
    },
  );
});
