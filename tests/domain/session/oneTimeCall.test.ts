import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentityFault, isLost } from '#domain/identity/identityFault.ts';
import { newSession } from '#domain/session/newSession.ts';
import { isDoneAlready, mayBeReady, saysUndone, withUnanswered } from '#domain/session/oneTimeCall.ts';
import type { OneTimeCall } from '#domain/session/session.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const calls: ReadonlyArray<OneTimeCall> = ['SignUp', 'SignUpCode', 'PasswordCode', 'EmailCode', 'TwoFactorCode'];
const mark = fc.option(fc.constantFrom(...calls));

describe('a fault of a one-time call', () => {
  const oneOf = (tags: ReadonlyArray<IdentityFault['_tag']>, { _tag }: IdentityFault) => tags.includes(_tag);

  itAlways('leaves open whether the call took effect without an answer', [identityFault], (fault) => {
    expect(isLost(fault)).toBe(oneOf(['Unreachable', 'Cancelled', 'ServiceFailed'], fault));
  });

  itAlways('fits an earlier call where email, code or session is used up', [identityFault], (fault) => {
    const usedUp = oneOf(['UsernameTaken', 'CodeExpired', 'CodeMismatch', 'SignedOut'], fault);
    expect(isDoneAlready(fault)).toBe(usedUp);
  });

  const ofForm = fc.constantFrom(...calls.slice(0, 4));
  itAlways('says that nothing is done where the next step is refused', [identityFault, ofForm], (fault, call) => {
    const refused = oneOf(['WrongCredentials', 'EmailUnconfirmed', 'EmailChangePending'], fault);
    expect(saysUndone(fault, call)).toBe(refused);
    expect(saysUndone(fault, 'TwoFactorCode')).toBe(!isLost(fault));
  });
});

describe('the note of a call without an answer', () => {
  itAlways('changes nothing else, and stays the same session where it is there', [session, mark], (before, name) => {
    const noted = withUnanswered(name)(before);
    expect(noted).toEqual(withParts(before, { progress: { unanswered: name } }));
    expect(withUnanswered(name)(noted)).toBe(noted);
  });

  it('says that the account may be ready, except for a second factor', () => {
    const mayBe = (unanswered: OneTimeCall | null) => mayBeReady(withParts(newSession, { progress: { unanswered } }));
    expect([null, ...calls].filter(mayBe)).toEqual(calls.slice(0, 4));
  });
});
