import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { needsPasswordAgain } from '#domain/identity/identityFault.ts';
import {
  withCredentialsAfter,
  withEmail,
  withProfileEmail,
  withSentEmail,
  withTypedEmail,
} from '#domain/session/emailChanges.ts';
import { signedOut } from '#domain/session/endings.ts';
import { newSession } from '#domain/session/newSession.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe.each(Object.entries({ withEmail, withSentEmail }))('%s', (_name, change) => {
  itAlways(
    'forgets the person of another email, or of none, as a sign-out does',
    [session, email, fc.boolean()],
    (visit, address, isTyped) => {
      const person = signedIn(visit);
      const before = isTyped ? person : withParts(person, { typed: { email: null } });
      const { passwordChange } = visit.progress;
      expect(change(address)(before)).toEqual(
        withParts(signedOut(visit), { typed: { email: address }, progress: { passwordChange } }),
      );
    },
  );

  itAlways(
    'keeps the session and the code of the same email, and not what was typed before',
    [session, email],
    (visit, address) => {
      const before = {
        ...visit,
        typed: { ...visit.typed, email: address },
        progress: { ...visit.progress, entryFault: null, refusedSend: null },
        twoFactor: noTwoFactor,
      };
      expect(change(address)(before)).toEqual(withParts(before, { typed: { typedEmail: null } }));
    },
  );
});

describe('withTypedEmail', () => {
  itAlways('changes nothing but the typed text, whatever was typed', [session, fc.string()], (visit, typedEmail) => {
    const person = signedIn(visit);
    expect(withTypedEmail(typedEmail)(person)).toEqual(withParts(person, { typed: { typedEmail } }));
  });
});

describe('withProfileEmail', () => {
  itAlways('keeps the person who is signed in, and no code of another email', [session, email], (visit, address) => {
    const person = signedIn(visit);
    expect(withProfileEmail(address)(person)).toEqual({
      ...person,
      codes: newSession.codes,
      secrets: { ...person.secrets, code: null },
      typed: { ...person.typed, email: address },
    });
    expect(withProfileEmail(address)(withParts(person, { typed: { email: address } }))).toEqual(
      withParts(person, { typed: { email: address } }),
    );
  });
});

describe('withSentEmail', () => {
  itAlways(
    'keeps no second factor of an earlier sign-in, whoever the person was',
    [session, email],
    (visit, address) => {
      const sent = withSentEmail(address)(signedIn(visit));
      expect(sent).toMatchObject({ typed: { email: address }, progress: { entryFault: null } });
      expect(sent.twoFactor).toEqual(noTwoFactor);
    },
  );
});

describe('withCredentialsAfter', () => {
  itAlways(
    'stores the password only after a fault whose flow sends it again',
    [session, email, identityFault],
    (visit, address, fault) => {
      const before = withParts(visit, { secrets: { password: null } });
      const after = withCredentialsAfter(fault, { email: address, password })(before);
      const stored = { password: after.secrets.password, isChanged: after !== before };
      const isNeeded = needsPasswordAgain(fault);
      expect(stored).toEqual({ password: isNeeded ? password : null, isChanged: isNeeded });
    },
  );

  itAlways('needs it for a sign-up code, for a changed email and for a second factor', [identityFault], (fault) => {
    expect(needsPasswordAgain(fault)).toBe(
      ['EmailUnconfirmed', 'EmailChangePending', 'TwoFactorIncomplete'].includes(fault._tag),
    );
  });
});
