import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  handedOver,
  pendingPasswordChange,
  sentAway,
  signedInElsewhere,
  signedOut,
  startedOver,
} from '#domain/session/endings.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const leavesAndGoes: Change = (visit) => handedOver(sentAway(visit));
itAlways('a page that goes without being told to leave ends nobody', [session], (any) => {
  const staying = { ...any, hasLeft: false };
  expect(handedOver(staying)).toBe(staying);
});

describe('an ending', () => {
  const anyRedirect = fc.constantFrom(
    ...([
      [null, null],
      [unsafeNominal<'SafeUrl'>('https://partner.brand.test/back'), null],
      [unsafeNominal<'SafeUrl'>('https://partner.brand.test/corporate-registration'), 'Business'],
    ] as const),
  );

  itAlways('keeps the visit, and nothing of the person', [session, anyRedirect], (any, [redirect, accountType]) => {
    const before = withParts(any, { visit: { redirect } });
    const { userLocale, visit, oAuth, person, progress } = before;
    const kept = withParts(newSession, { userLocale, visit, typed: { accountType } });
    expect(signedOut(before)).toEqual({ ...kept, oAuth });
    const { signedInAs } = person;
    const { idpSession } = progress;
    const pending = pendingPasswordChange(before);
    const ofBrowser = withParts(kept, { oAuth, person: { signedInAs }, progress: { pending } });
    expect(signedInElsewhere(before)).toEqual(ofBrowser);
    const needed = idpSession === 'NoAccount' ? 'NoAccount' : 'None';
    expect(leavesAndGoes(before)).toEqual(withParts(kept, { progress: { idpSession: needed }, hasLeft: true }));
  });

  itAlways('by a new visit keeps the language, and the emails of an unfinished visit', [session], (any) => {
    const { userLocale, typed } = any;
    const kept = withParts(newSession, { userLocale });
    const { email, typedEmail } = typed;
    expect(startedOver(any)).toEqual(withParts(kept, { typed: { email, typedEmail } }));
    for (const ending of [signedOut, leavesAndGoes]) expect(startedOver(ending(any))).toEqual(kept);
  });
});
