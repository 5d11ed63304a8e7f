import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idpSessionOf, liveSessionFound, providerAsked, providerLeft } from '#domain/session/idpSession.ts';
import type { Session, IdpSession } from '#domain/session/session.ts';
import { email } from '#tests/arbitraries/email.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session as anySession } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const answer = fc.record({ authenticated: fc.boolean(), email: fc.option(email), accountExists: fc.boolean() });
const holder = fc.record({ email: fc.option(email) });
const notAsked: ReadonlyArray<IdpSession> = ['None', 'Failed', 'AccountExists', 'NoAccount', 'Live', 'Unproven'];
const anyBefore = fc.constantFrom<IdpSession>('Attempted', ...notAsked);

describe('idpSessionOf', () => {
  itAlways(
    'is Failed where the provider did not authenticate the person',
    [anyBefore, answer, fc.option(holder)],
    (before, anyAnswer, session) => {
      expect(idpSessionOf(before, { ...anyAnswer, authenticated: false }, session)).toBe('Failed');
    },
  );

  itAlways(
    'is Live where this tab asked and the session and the provider name the same email, in any letter case',
    [answer, email],
    (anyAnswer, same) => {
      const answered = { ...anyAnswer, authenticated: true, email: same };
      expect(idpSessionOf('Attempted', answered, { email: same })).toBe('Live');
      const inCapitals = same.replace(/[a-z]/g, (letter) => letter.toUpperCase());
      expect(idpSessionOf('Attempted', answered, { email: inCapitals })).toBe('Live');
    },
  );

  itAlways(
    'is Unproven with any session where this tab did not ask, or its request has returned already',
    [fc.constantFrom(...notAsked), answer, holder],
    (before, anyAnswer, session) => {
      const answered = { ...anyAnswer, authenticated: true, email: session.email };
      expect(idpSessionOf(before, answered, session)).toBe('Unproven');
    },
  );

  it('is Unproven with a session of any other email, and where either email is not known', () => {
    reaches(30, (inCase) =>
      fc.property(anyBefore, answer, holder, (before, anyAnswer, session) => {
        inCase(anyAnswer.email !== null && session.email !== null);
        fc.pre(anyAnswer.email?.toLowerCase() !== session.email?.toLowerCase() || anyAnswer.email === null);
        expect(idpSessionOf(before, { ...anyAnswer, authenticated: true }, session)).toBe('Unproven');
      }),
    );
  });

  it('is AccountExists or NoAccount without a session', () => {
    const known = { authenticated: true, email: 'ada@example.test' };
    for (const before of ['Attempted', ...notAsked] as const) {
      expect(idpSessionOf(before, { ...known, accountExists: true }, null)).toBe('AccountExists');
      expect(idpSessionOf(before, { ...known, accountExists: false }, null)).toBe('NoAccount');
    }
  });
});

describe('the session of an identity provider', () => {
  itAlways('is attempted once this tab has asked', [anySession], (before) => {
    expect(providerAsked(before)).toEqual(withParts(before, { progress: { idpSession: 'Attempted' }, leaving: null }));
  });

  itAlways('is none again once the page is shown without a return', [anySession], (before) => {
    const left = providerLeft(before);
    expect(left).toEqual(
      before.progress.idpSession === 'Attempted' ? withParts(before, { progress: { idpSession: 'None' } }) : before,
    );
    expect(providerLeft(providerAsked(before)).progress.idpSession).toBe('None');
  });

  itAlways(
    'is live once the service has a live session, unless something is known of a provider',
    [anySession],
    (before) => {
      const unknown: Session = withParts(before, { progress: { idpSession: 'None' } });
      expect(liveSessionFound(unknown)).toEqual(withParts(before, { progress: { idpSession: 'Live' } }));
      const found =
        before.progress.idpSession === 'None' ? withParts(before, { progress: { idpSession: 'Live' } }) : before;
      expect(liveSessionFound(before)).toEqual(found);
    },
  );
});
