import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLost } from '#domain/identity/identityFault.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { signedOut, startedOver } from '#domain/session/endings.ts';
import { newSession } from '#domain/session/newSession.ts';
import { isDoneAlready, mayBeReady, saysUndone, withUnanswered } from '#domain/session/oneTimeCall.ts';
import type { OneTimeCall } from '#domain/session/session.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const calls: ReadonlyArray<OneTimeCall> = ['SignUp', 'SignUpCode', 'PasswordCode', 'EmailCode', 'TwoFactorCode'];
const mark = fc.option(fc.constantFrom(...calls));

describe('a fault of a one-time call', () => {
  itAlways('leaves open whether the call took effect after no answer, an abort or a 5xx', [identityFault], (fault) => {
    expect(isLost(fault)).toBe(['Unreachable', 'Cancelled', 'ServiceFailed'].includes(fault._tag));
  });

  itAlways(
    'fits an earlier call that took effect where it refuses an email as taken, a code as used, or a session as ended',
    [identityFault],
    (fault) => {
      const tags = ['UsernameTaken', 'CodeExpired', 'CodeMismatch', 'SignedOut'];
      expect(isDoneAlready(fault)).toBe(tags.includes(fault._tag));
    },
  );

  itAlways(
    'says of a code or a form that nothing is done yet where the sign-in that follows is refused',
    [identityFault, fc.constantFrom(...calls.slice(0, 4))],
    (fault, name) => {
      const tags = ['WrongCredentials', 'EmailUnconfirmed', 'EmailChangePending'];
      expect(saysUndone(fault, name)).toBe(tags.includes(fault._tag));
    },
  );

  itAlways(
    'says of a second factor that nothing is done yet where the tokens that follow are refused',
    [identityFault],
    (fault) => {
      expect(saysUndone(fault, 'TwoFactorCode')).toBe(!isLost(fault));
    },
  );
});

describe('the note of a call without an answer', () => {
  itAlways('changes nothing else, and stays the same session where it is there', [session, mark], (before, name) => {
    const noted = withUnanswered(name)(before);
    expect(noted).toEqual(withParts(before, { progress: { unanswered: name } }));
    expect(withUnanswered(name)(noted)).toBe(noted);
  });

  itAlways('ends with another email, with a sign-out and with a new visit', [session, email], (before, other) => {
    fc.pre(before.typed.email !== other);
    for (const ending of [withEmail(other), signedOut, startedOver])
      expect(ending(before).progress.unanswered).toBeNull();
  });

  it('says that the account may be ready, except for a second factor', () => {
    expect(
      [null, ...calls].filter((unanswered) => mayBeReady({ progress: { ...newSession.progress, unanswered } })),
    ).toEqual(calls.slice(0, 4));
  });
});
