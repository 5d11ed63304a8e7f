import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import * as changes from '#domain/session/changes.ts';
import { newSession } from '#domain/session/newSession.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { standingChanged } from '#domain/two-factor/twoFactorChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { profileId } from '#tests/arbitraries/person.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

describe('a new session', () => {
  it('knows nothing of a person, of a partner or of an earlier flow', () => {
    const { userLocale, oAuth, twoFactor, hasLeft, ...groups } = newSession;
    const rest = [noOAuth.state, false, noTwoFactor, false];
    expect([oAuth.state, oAuth.promptsLogin, twoFactor, hasLeft]).toEqual(rest);
    const values = [{ userLocale }, ...Object.values(groups)].flatMap((group) => Object.values<unknown>(group));
    expect(values.filter((value) => value !== null && value !== false)).toEqual(['en-GB', [], 'None', 'None', 'None']);
  });
});

describe('a change of one value', () => {
  itAlways('changes nothing else', [session, session], (before, { userLocale, typed, progress }) => {
    const { marketing } = typed;
    const { entryFault, pending } = progress;
    expect(changes.withLocale(userLocale)(before)).toEqual({ ...before, userLocale });
    expect(changes.withMarketingChoice(marketing)(before)).toEqual(withParts(before, { typed: { marketing } }));
    expect(changes.withEntryFault(entryFault)(before)).toEqual(withParts(before, { progress: { entryFault } }));
    expect(changes.withPending(pending)(before)).toEqual(withParts(before, { progress: { pending } }));
    const typedEmail = typed.typedEmail ?? '';
    expect(changes.withTypedEmail(typedEmail)(before)).toEqual(withParts(before, { typed: { typedEmail } }));
    const accountType = typed.accountType ?? 'Personal';
    expect(changes.withAccountType(accountType)(before)).toEqual(withParts(before, { typed: { accountType } }));
    expect(changes.withoutPassword(before)).toEqual(withParts(before, { secrets: { password: null } }));
    const read = standingChanged('Read');
    expect(changes.inTwoFactor(read)(before)).toEqual({ ...before, twoFactor: read(before.twoFactor) });
  });

  const screens = fc.constantFrom('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange');
  itAlways('of what follows two-factor keeps a pending password change', [session, screens], (before, refused) => {
    const isKept = refused !== 'PasswordChange' && /PasswordChange/.test(before.progress.pending);
    const after = changes.requireTwoFactorToSend(refused)(before);
    const pending = isKept ? before.progress.pending : refused;
    expect(after).toEqual(withParts(changes.requireTwoFactorOfSession(before), { progress: { pending } }));
  });

  itAlways('leaves the same session where nothing changes, so that no view renders', [session, email], (any, known) => {
    const before = withParts(any, { secrets: { password: null }, typed: { typedEmail: null, email: known } });
    for (const change of [changes.withoutPassword, changes.withEmail(known), changes.withProfileEmail(known)])
      expect(change(before)).toBe(before);
  });
});

describe('the account of a session', () => {
  const named = fc.tuple(fc.constantFrom('the same', 'another'), email, email);
  itAlways(
    'keeps the email that the tokens named',
    [session, profileId, named],
    (any, own, [whose, ofTokens, other]) => {
      const signedInAs = { profileId: own, email: ofTokens };
      const before = withParts(any, { person: { signedInAs } });
      const read = { profileId: whose === 'the same' ? own : null, email: other };
      const shown = whose === 'the same' ? signedInAs : read;
      expect(changes.withSignedInAs(read)(before)).toEqual(withParts(before, { person: { signedInAs: shown } }));
    },
  );

  itAlways('keeps its type where the profile names none', [session, session], (before, { person: { accountType } }) => {
    const expected = withParts(before, { person: { accountType: accountType ?? before.person.accountType } });
    expect(changes.withProfileAccountType(accountType)(before)).toEqual(expected);
  });

  itAlways(
    'is the chosen one if the tokens are its own',
    [session, profileId, fc.option(profileId)],
    (any, own, asked) => {
      const before = withParts(any, { person: { profileId: own } });
      const chosen = (chosenProfileId: typeof asked) => withParts(before, { person: { chosenProfileId } });
      const { authCode: signInCode } = before.person;
      expect(changes.withChosenAccount(own)(before)).toEqual(withParts(chosen(own), { person: { signInCode } }));
      fc.pre(asked !== own);
      expect(changes.withChosenAccount(asked)(before)).toEqual(chosen(null));
    },
  );
});
