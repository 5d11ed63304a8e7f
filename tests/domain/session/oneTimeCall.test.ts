import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDoneAlready,
  mayBeReady,
  saysUndone,
  unansweredAfter,
  withUnanswered,
  type OneTimeCall,
} from '#domain/session/oneTimeCall.ts';
import { signedOut, startedOver } from '#domain/session/endings.ts';
import { withEmail } from '#domain/session/changes.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { session } from '#tests/arbitraries/session.ts';

const calls: ReadonlyArray<OneTimeCall> = ['SignUp', 'SignUpCode', 'PasswordCode', 'EmailCode', 'TwoFactorCode'];
const call = fc.constantFrom(...calls);
const mark = fc.option(call);

describe('a one-time call that ended with a fault', () => {
  it('may have taken effect after no answer, an abort or a 5xx; any other fault says nothing of an earlier call', () => {
    fc.assert(
      fc.property(identityFault, call, mark, (fault, name, before) => {
        const isLost = ['Unreachable', 'Cancelled', 'ServiceFailed'].includes(fault._tag);
        expect(unansweredAfter(fault, name, before)).toBe(isLost ? name : before);
      }),
    );
  });

  it('counts as done only where the answer of an earlier one to the same call was lost', () => {
    fc.assert(
      fc.property(identityFault, call, mark, (fault, name, before) => {
        fc.pre(before !== name);
        expect(isDoneAlready(fault, name, before)).toBe(false);
      }),
    );
  });

  it('never counts as done, nor as undone, by a lost answer', () => {
    fc.assert(
      fc.property(identityFault, call, (fault, name) => {
        fc.pre(unansweredAfter(fault, name, null) !== null);
        expect([isDoneAlready(fault, name, name), saysUndone(fault, name)]).toEqual([false, false]);
      }),
    );
  });
});

describe.each<readonly [OneTimeCall, ReadonlyArray<string>, ReadonlyArray<string>]>([
  ['SignUp', ['UsernameTaken'], []],
  ['SignUpCode', ['CodeExpired', 'CodeMismatch'], ['WrongCredentials', 'EmailUnconfirmed']],
  ['PasswordCode', ['CodeExpired', 'CodeMismatch'], ['WrongCredentials']],
  ['EmailCode', ['CodeExpired', 'CodeMismatch', 'SignedOut'], ['WrongCredentials', 'EmailChangePending']],
  ['TwoFactorCode', ['CodeExpired', 'CodeMismatch', 'SignedOut'], ['SignedOut', 'TwoFactorIncomplete']],
])('the call %s', (name, done, undone) => {
  it(`counts as done after ${done.join(', ')}, unless what follows is refused by ${undone.join(', ') || 'nothing'}`, () => {
    fc.assert(
      fc.property(identityFault, (fault) => {
        expect(isDoneAlready(fault, name, name)).toBe(done.includes(fault._tag));
        expect(saysUndone(fault, name)).toBe(undone.includes(fault._tag));
      }),
    );
  });
});

describe('the note of a call without an answer', () => {
  it('changes nothing else, and stays the same session where it is there', () => {
    fc.assert(
      fc.property(session, mark, (before, name) => {
        const noted = withUnanswered(name)(before);
        expect(noted).toEqual({ ...before, unanswered: name });
        expect(withUnanswered(name)(noted)).toBe(noted);
      }),
    );
  });

  it('ends with another email, with a sign-out and with a new visit', () => {
    fc.assert(
      fc.property(session, email, (before, other) => {
        fc.pre(before.email !== other);
        for (const ending of [withEmail(other), signedOut, startedOver]) expect(ending(before).unanswered).toBeNull();
      }),
    );
  });

  it('says that the account may be ready, except for a second factor', () => {
    expect([null, ...calls].filter((unanswered) => mayBeReady({ unanswered }))).toEqual(calls.slice(0, 4));
  });
});
