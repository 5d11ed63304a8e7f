import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { afterStaying } from '#domain/navigation/afterStaying.ts';
import { pendingSignInStep } from '#domain/navigation/pendingSignInStep.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { endedElsewhere, signedOut, startedOver, signedInElsewhere } from '#domain/session/endings.ts';
import { handedOver, signInAgain } from '#domain/session/leaving.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs } from '#tests/arbitraries/confirmedPerson.ts';
import { email } from '#tests/arbitraries/email.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const since = Date.UTC(2026, 0, 1);
const named = { profileId: unsafeNominal<'ProfileId'>('p1'), email: 'ada@example.test' };

/** A finished sign-in of a person whom this document confirmed. */
const finished: fc.Arbitrary<Session> = session.map((visit) =>
  withParts(visit, {
    typed: { email: unsafeNominal<'Email'>('ada@example.test') },
    person: {
      accessToken: unsafeNominal<'AccessToken'>('token'),
      authCode: unsafeNominal<'AuthCode'>('code'),
      signedInAs: named,
      confirmed: confirmedAs(named),
      linkedAccounts: [],
    },
    progress: { passwordChange: 'None', refusedSend: null },
    twoFactor: { requirement: 'None' },
    leaving: { _tag: 'Finished', since },
  }),
);

describe('a button that is pressed again after the browser stayed', () => {
  itAlways(
    'leads to the same address for a minute, and later to a new code or to sign-in, as the challenge needs',
    [finished, fc.integer({ min: -200_000, max: 200_000 })],
    (visit, age) => {
      const late = visit.oAuth.codeChallenge === null ? 'FetchTokens' : 'SignInAgain';
      expect(afterStaying(visit, since + age)).toBe(age >= 0 && age < 60_000 ? 'LeaveAgain' : late);
    },
  );

  itAlways(
    'runs its own action without a finished sign-in, or while a step of it is pending',
    [session, fc.constantFrom(0, 70_000)],
    (visit, age) => {
      const isDone = visit.person.accessToken !== null && pendingSignInStep(visit) === 'Redirect';
      const finishedAt = visit.leaving?._tag === 'Finished' ? visit.leaving.since : null;
      const runsAction = afterStaying(visit, (finishedAt ?? 0) + age) === 'RunAction';
      expect(runsAction).toBe(finishedAt === null || !isDone);
    },
  );

  const endings: Readonly<Record<string, fc.Arbitrary<Change>>> = {
    'a sign-out, also that of "Use a different account"': fc.constant(signedOut),
    'the end of the session elsewhere': fc.constant(endedElsewhere),
    'another email': email.map(withEmail),
    'the sign-in of another tab': fc.constant(signedInElsewhere),
    'a new visit': fc.constant(startedOver),
    'a sign-in that must be made again': fc.constant(signInAgain),
    'the end of the page': fc.constant(handedOver),
  };
  for (const [what, changes] of Object.entries(endings))
    itAlways(`knows no address after ${what}`, [finished, changes], (visit, change) => {
      const after = change(visit);
      expect(afterStaying(after, since)).toBe('RunAction');
      expect(after.person).toMatchObject({ authCode: null, signInCode: null, confirmed: null });
    });

  itAlways('keeps a second factor that was asked for since then when the page goes', [finished], (visit) => {
    const owing = withParts(visit, { twoFactor: { requirement: 'InSession' as const } });
    expect(handedOver(owing)).toBe(owing);
  });

  itAlways('never leads on with the code of somebody else than the confirmed person', [finished], (visit) => {
    const other = withParts(visit, {
      person: { signedInAs: { profileId: unsafeNominal<'ProfileId'>('p2'), email: 'bob@example.test' } },
    });
    expect(afterStaying(other, since)).toBe('RunAction');
  });
});
