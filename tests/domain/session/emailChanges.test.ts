import fc from 'fast-check';
import { describe, expect } from 'vitest';
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
  itAlways('forgets the person of another email', [session, email, fc.option(email)], (visit, address, known) => {
    fc.pre(address !== known);
    const before = withParts(signedIn(visit), { typed: { email: known } });
    const pending = pendingPasswordChange(visit);
    const expected = withParts(signedOut(visit), { typed: { email: address }, progress: { pending } });
    expect(change(address)(before)).toEqual(expected);
  });

  itAlways('keeps the session and the code of the same email', [session, email], (visit, address) => {
    const typed = { email: address };
    const pending = pendingPasswordChange(visit);
    const before = withParts(providerLeft(visit), { typed, progress: { entryFault: null, pending } });
    const unrequired = { ...before, twoFactor: noTwoFactor };
    expect(change(address)(unrequired)).toEqual(withParts(unrequired, { typed: { typedEmail: null } }));
  });
});

describe('an email that is sent with a password', () => {
  itAlways('leaves no fault, second factor or request to a provider of an earlier sign-in', [session], (visit) => {
    const address = visit.typed.email ?? unsafeNominal<'Email'>('ada@example.test');
    const before = withParts(signedIn(visit), { typed: { email: address }, progress: { idpSession: 'Attempted' } });
    const progress = { idpSession: 'None', entryFault: null, pending: pendingPasswordChange(visit) };
    const sent = withSentEmail(address)(before);
    expect(sent).toMatchObject({ typed: { email: address }, progress, twoFactor: noTwoFactor });
    expect(withCredentials({ email: address, password })(before)).toEqual(withParts(sent, { secrets: { password } }));
  });

  itAlways(
    'is stored only after a fault whose flow needs it',
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

  itAlways('changes nothing after tokens, or but for its case', [session, email, email], (any, address, known) => {
    const accessToken = unsafeNominal<'AccessToken'>('token');
    const named = withParts(any, { typed: { email: known }, person: { accessToken } });
    expect(withProfilePerson(address)(named)).toBe(named);
    const inCapitals = unsafeNominal<'Email'>(address.toUpperCase());
    const typed = withParts(any, { typed: { email: inCapitals }, person: { accessToken: null } });
    expect(withProfilePerson(address)(typed)).toBe(typed);
  });

  itAlways('replaces another person’s, and the new account was not theirs', [session, email], (any, address) => {
    const progress = { newAccount: 'ConfirmedHere' } as const;
    const unknown = withParts(any, { typed: { email: null }, person: { accessToken: null }, progress });
    expect(withProfilePerson(address)(unknown)).toEqual(withProfileEmail(address)(unknown));
    const before = withParts(unknown, { typed: { email: unsafeNominal<'Email'>(`other.${address}`) } });
    const replaced = withParts(withProfileEmail(address)(before), { progress: { newAccount: 'None' } });
    expect(withProfilePerson(address)(before)).toEqual(replaced);
  });
});

describe('the email that a page shows', () => {
  const text = 'Anna@m\u00fcller.de';
  const sent = emailOf(text);

  const asTyped = fc.constantFrom(text, `\u200e${text}\u00a0`);
  itAlways('is that as it was typed, before and after it was sent', [session, asTyped], (visit, typedEmail) => {
    if (sent === null) throw new Error('The address is not valid.');
    const after = withEmail(sent)(withParts(visit, { typed: { typedEmail } }));
    expect(after).toMatchObject({ typed: { email: 'Anna@xn--mller-kva.de', typedEmail: text } });
    expect(shownEmail(after)).toBe(text);
    expect(shownEmail(withParts(after, { typed: { email: null } }))).toBeNull();
  });

  itAlways('is another email where that was sent since', [session, email], (visit, other) => {
    const after = withEmail(other)(withParts(visit, { typed: { email: sent, typedEmail: text } }));
    expect([after.typed.typedEmail, shownEmail(after)]).toEqual([null, other]);
  });
});
