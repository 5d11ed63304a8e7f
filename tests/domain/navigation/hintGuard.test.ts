import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { hintGuard, platformGuard, redirectGuard } from '#domain/navigation/entryGuards.ts';
import { withEmail } from '#domain/session/changes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { arrival, navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';

const after = (query: Record<string, string>, before: Session, more: Partial<NavigationRequest> = {}): Session =>
  hintGuard(context)({ ...arrival, query: `?${new URLSearchParams(query).toString()}`, ...more })(before).session;
const unprompted = (visit: Session): Session => ({ ...visit, oAuth: { ...visit.oAuth, promptsLogin: false } });

describe('the hints of a query of the root', () => {
  itAlways('name the email, and forget another person', [session, email], (before, hint) => {
    expect(after({ login_hint: hint }, before)).toEqual(unprompted(withEmail(hint)(before)));
  });

  const noEmail = fc.constantFrom('', 'ada', 'ada@', '@example.test', 'Stryker was here!');
  itAlways('name nobody where the hint is no email, and without one', [session, noEmail], (before, hint) => {
    expect(after({ login_hint: hint }, before)).toEqual(unprompted(before));
    expect(after({}, before)).toEqual(unprompted(before));
  });

  it.each([
    ['login', true],
    ['consent login', true],
    ['logins', false],
    ['', false],
  ])('ask with the prompt %j for a new sign-in: %s', (prompt, isAsked) => {
    expect(after({ prompt }, newSession).oAuth.promptsLogin).toBe(isAsked);
  });

  it('are read again after a sign-out on entry, and not after the tokens, whose person they must not replace', () => {
    const hint = { login_hint: 'ada@example.test', prompt: 'login' };
    expect(after(hint, newSession, { completedEffects: ['LogOut'] })).toMatchObject({
      typed: { email: 'ada@example.test' },
      oAuth: { promptsLogin: true },
    });
    expect(after(hint, newSession, { completedEffects: ['LogOut', 'FetchTokens'] })).toBe(newSession);
  });
});

describe.each(Object.entries({ hintGuard, platformGuard, redirectGuard }))('%s', (_name, guard) => {
  const elsewhere = navigationRequest.filter(({ to }) => to !== '/');
  itAlways('changes nothing on any other screen than the root', [elsewhere, session], (request, before) => {
    expect(guard(context)(request)(before)).toEqual({ _tag: 'Pass', session: before, warnings: [] });
  });

  itAlways('keeps what an effect stored, when the guards run again after it', [session], (before) => {
    const { session: kept } = guard(context)({ ...arrival, completedEffects: ['FetchTokens'] })(before);
    expect(kept).toEqual(before);
  });
});
