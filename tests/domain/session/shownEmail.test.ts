import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailOf } from '#domain/identity/email.ts';
import { shownEmail, withEmail } from '#domain/session/emailChanges.ts';
import { email } from '#tests/arbitraries/email.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const typed = 'Anna@m\u00fcller.de';
const sent = emailOf(typed);

describe('shownEmail', () => {
  itAlways('is the known email, or null without one', [session], (visit) => {
    expect(shownEmail(visit)).toBe(visit.typed.email);
  });

  it.each([typed, `\u200e${typed}\u00a0`])('is %j as it was typed, before and after it was sent', (typedEmail) => {
    fc.assert(
      fc.property(session, fc.boolean(), (visit, isKnown) => {
        if (sent === null) throw new Error('The address is not valid.');
        const before = withParts(visit, { typed: { email: isKnown ? sent : visit.typed.email, typedEmail } });
        const after = withEmail(sent)(before);
        expect(after).toMatchObject({ typed: { email: 'Anna@xn--mller-kva.de', typedEmail: typed } });
        expect(shownEmail(after)).toBe(typed);
        expect(withEmail(sent)(after)).toBe(after);
      }),
    );
  });

  itAlways('is another email where that was sent since', [session, email], (visit, other) => {
    const after = withEmail(other)(withParts(visit, { typed: { email: sent, typedEmail: typed } }));
    expect(after.typed.typedEmail).toBeNull();
    expect(shownEmail(after)).toBe(other);
  });
});
