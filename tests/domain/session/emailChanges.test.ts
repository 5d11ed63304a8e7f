import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailOf } from '#domain/identity/email.ts';
import { needsPasswordAgain } from '#domain/identity/identityFault.ts';
import {
  withCredentials,
  withCredentialsAfter,
  withEmail,
  withProfileEmail,
  withProfilePerson,
  withSentEmail,
} from '#domain/session/changes.ts';
import { pendingPasswordChange, signedOut } from '#domain/session/endings.ts';
import { providerLeft } from '#domain/session/idpSession.ts';
import { newSession } from '#domain/session/newSession.ts';
import { shownEmail } from '#domain/session/person.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { email } from '#tests/arbitraries/email.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

describe.each(Object.entries({ withEmail, withSentEmail }))('%s', (_name, change) => {
  itAlways(
    'forgets the person of another email, or of none, as a sign-out does',
    [session, email, fc.boolean()],
    (visit, address, isTyped) => {
      const person = signedIn(visit);
      const before = isTyped ? person : withParts(person, { typed: { email: null } });
      const pending = pendingPasswordChange(visit);
      expect(change(address)(before)).toEqual(
        withParts(signedOut(visit), { typed: { email: address }, progress: { pending } }),
      );
    },
  );

  itAlways('keeps the session and the code of the same email', [session, email], (visit, address) => {
    const typed = { email: address };
    const pending = pendingPasswordChange(visit);
    const before = withParts(providerLeft(visit), { typed, progress: { entryFault: null, pending } });
    const unrequired = { ...before, twoFactor: noTwoFactor };
    expect(change(address)(unrequired)).toEqual(withParts(unrequired, { typed: { typedEmail: null } }));
  });
});

describe('an email that is sent with a password', () => {
  itAlways('leaves no fault and no second factor of an earlier sign-in', [session, email], (visit, address) => {
    const person = signedIn(visit);
    for (const before of [person, withParts(person, { typed: { email: address } })]) {
      const sent = withSentEmail(address)(before);
      expect(sent).toMatchObject({
        typed: { email: address },
        progress: { entryFault: null, pending: pendingPasswordChange(visit) },
      });
      expect(sent.twoFactor).toEqual(noTwoFactor);
    }
    expect(withCredentials({ email: address, password })(visit)).toEqual(
      withParts(withSentEmail(address)(visit), { secrets: { password } }),
    );
  });

  itAlways('ends the request to an identity provider', [session, email], (any, address) => {
    const asked = withParts(any, { typed: { email: address }, progress: { idpSession: 'Attempted' } });
    expect(withSentEmail(address)(asked).progress.idpSession).toBe('None');
  });

  itAlways(
    'is stored with the password only after a fault whose flow sends them again',
    [session, email, identityFault],
    (visit, address, fault) => {
      const isNeeded = ['EmailUnconfirmed', 'TwoFactorIncomplete'].includes(fault._tag);
      expect(needsPasswordAgain(fault)).toBe(isNeeded);
      const credentials = { email: address, password };
      const after = withCredentialsAfter(fault, credentials)(visit);
      expect(after).toEqual(isNeeded ? withCredentials(credentials)(visit) : visit);
    },
  );
});

describe('the email of the profile', () => {
  itAlways('keeps the person who is signed in, and no code of another email', [session, email], (visit, address) => {
    const person = signedIn(visit);
    const coded = { ...person, codes: newSession.codes };
    const expected = withParts(coded, { secrets: { code: null, isCodeAccepted: false }, typed: { email: address } });
    expect(withProfileEmail(address)(person)).toEqual(expected);
  });

  itAlways('becomes the email of a visit that knows none', [session, email], (any, address) => {
    const before = withParts(any, { typed: { email: null } });
    expect(withProfilePerson(address)(before)).toEqual(withProfileEmail(address)(before));
  });

  itAlways(
    'changes nothing where tokens have named the person, or only the case differs',
    [session, email, email],
    (any, address, known) => {
      const accessToken = unsafeNominal<'AccessToken'>('token');
      const named = withParts(any, { typed: { email: known }, person: { accessToken } });
      expect(withProfilePerson(address)(named)).toBe(named);
      const inCapitals = unsafeNominal<'Email'>(address.toUpperCase());
      const typed = withParts(any, { typed: { email: inCapitals }, person: { accessToken: null } });
      expect(withProfilePerson(address)(typed)).toBe(typed);
    },
  );

  itAlways(
    'of another person replaces the known one, and the new account was not theirs',
    [session, email],
    (any, address) => {
      const before = withParts(any, {
        typed: { email: unsafeNominal<'Email'>(`other.${address}`) },
        person: { accessToken: null },
        progress: { newAccount: 'ConfirmedHere' },
      });
      const replaced = withParts(withProfileEmail(address)(before), { progress: { newAccount: 'None' } });
      expect(withProfilePerson(address)(before)).toEqual(replaced);
    },
  );
});

describe('the email that a page shows', () => {
  const text = 'Anna@m\u00fcller.de';
  const sent = emailOf(text);

  itAlways('is the known email, or null without one', [session], (visit) => {
    expect(shownEmail(visit)).toBe(visit.typed.email);
  });

  it.each([text, `\u200e${text}\u00a0`])('is %j as it was typed, before and after it was sent', (typedEmail) => {
    fc.assert(
      fc.property(session, fc.boolean(), (visit, isKnown) => {
        if (sent === null) throw new Error('The address is not valid.');
        const before = withParts(visit, { typed: { email: isKnown ? sent : visit.typed.email, typedEmail } });
        const after = withEmail(sent)(before);
        expect(after).toMatchObject({ typed: { email: 'Anna@xn--mller-kva.de', typedEmail: text } });
        expect(shownEmail(after)).toBe(text);
      }),
    );
  });

  itAlways('is another email where that was sent since', [session, email], (visit, other) => {
    const after = withEmail(other)(withParts(visit, { typed: { email: sent, typedEmail: text } }));
    expect([after.typed.typedEmail, shownEmail(after)]).toEqual([null, other]);
  });
});
