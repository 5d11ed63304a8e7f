import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsPasswordAgain } from '#domain/identity/identityFault.ts';
import {
  withCredentialsAfter,
  withEmail,
  withProfileEmail,
  withSentEmail,
  withTypedEmail,
} from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';

describe.each(Object.entries({ withEmail, withSentEmail }))('%s', (_name, change) => {
  it('forgets the person of another email, or of none, as a sign-out does', () => {
    fc.assert(
      fc.property(session, email, fc.boolean(), (visit, address, isTyped) => {
        const person = signedIn(visit);
        const before = isTyped ? person : { ...person, email: null };
        const { passwordChange } = visit;
        expect(change(address)(before)).toEqual({ ...signedOut(visit), email: address, passwordChange });
      }),
    );
  });

  it('keeps the session and the code of the same email, and not what was typed before', () => {
    fc.assert(
      fc.property(session, email, (visit, address) => {
        const before = { ...visit, email: address, entryFault: null, refusedSend: null, twoFactor: noTwoFactor };
        expect(change(address)(before)).toEqual({ ...before, typedEmail: null });
      }),
    );
  });
});

describe('withTypedEmail', () => {
  it('changes nothing but the typed text, whatever was typed', () => {
    fc.assert(
      fc.property(session, fc.string(), (visit, typedEmail) => {
        const person = signedIn(visit);
        expect(withTypedEmail(typedEmail)(person)).toEqual({ ...person, typedEmail });
      }),
    );
  });
});

describe('withProfileEmail', () => {
  it('keeps the person who is signed in, and no code of another email', () => {
    fc.assert(
      fc.property(session, email, (visit, address) => {
        const person = signedIn(visit);
        const cleared = { code: null, codeFault: null, codeFor: null, resendAt: null };
        expect(withProfileEmail(address)(person)).toEqual({ ...person, ...cleared, email: address });
        expect(withProfileEmail(address)({ ...person, email: address })).toEqual({ ...person, email: address });
      }),
    );
  });
});

describe('withSentEmail', () => {
  it('keeps no second factor of an earlier sign-in, whoever the person was', () => {
    fc.assert(
      fc.property(session, email, (visit, address) => {
        const sent = withSentEmail(address)(signedIn(visit));
        expect(sent).toMatchObject({ email: address, entryFault: null });
        expect(sent.twoFactor).toEqual(noTwoFactor);
      }),
    );
  });
});

describe('withCredentialsAfter', () => {
  it('stores the password only after a fault whose flow sends it again', () => {
    fc.assert(
      fc.property(session, email, identityFault, (visit, address, fault) => {
        const before = { ...visit, password: null };
        const after = withCredentialsAfter(fault, { email: address, password })(before);
        const stored = { password: after.password, isChanged: after !== before };
        const isNeeded = needsPasswordAgain(fault);
        expect(stored).toEqual({ password: isNeeded ? password : null, isChanged: isNeeded });
      }),
    );
  });

  it('needs it for a sign-up code, for a changed email and for a second factor', () => {
    fc.assert(
      fc.property(identityFault, (fault) => {
        expect(needsPasswordAgain(fault)).toBe(
          ['EmailUnconfirmed', 'EmailChangePending', 'TwoFactorIncomplete'].includes(fault._tag),
        );
      }),
    );
  });
});
