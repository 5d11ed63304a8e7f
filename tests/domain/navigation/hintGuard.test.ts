import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NavigationRequest } from '#domain/navigation/decision.ts';
import { hintGuard, platformGuard, redirectGuard } from '#domain/navigation/entryGuards.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { email } from '#tests/arbitraries/email.ts';
import { arrival, navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const after = (query: Record<string, string>, before: Session, more: Partial<NavigationRequest> = {}): Session =>
  hintGuard(context)({ ...arrival, query: `?${new URLSearchParams(query).toString()}`, ...more })(before).session;

describe('hintGuard', () => {
  itAlways('stores the email of login_hint, and forgets another person', [session, email], (before, hint) => {
    const known = { ...withEmail(hint)(before), oAuth: { ...withEmail(hint)(before).oAuth, promptsLogin: false } };
    expect(after({ login_hint: hint }, before)).toEqual(known);
  });

  it.each(['', 'ada', 'ada@', '@example.test', 'Stryker was here!'])('stores no email of the hint %j', (hint) => {
    fc.assert(
      fc.property(session, (before) => {
        expect(after({ login_hint: hint }, before)).toEqual({
          ...before,
          oAuth: { ...before.oAuth, promptsLogin: false },
        });
      }),
    );
  });

  it.each([
    ['login', true],
    ['consent login', true],
    ['login select_account', true],
    ['none', false],
    ['logins', false],
    ['Login', false],
    ['', false],
  ])('reads from the prompt %j that a new sign-in is asked for: %s', (prompt, isAsked) => {
    expect(after({ prompt }, newSession).oAuth.promptsLogin).toBe(isAsked);
  });

  it('asks for no new sign-in, and names no one, without a query', () => {
    expect(after({}, { ...newSession, oAuth: { ...newSession.oAuth, promptsLogin: true } })).toEqual(newSession);
  });

  it('reads the hints again after a sign-out on entry, and not after the tokens, whose person they must not replace', () => {
    const hint = { login_hint: 'ada@example.test', prompt: 'login' };
    expect(after(hint, newSession, { completedEffects: ['LogOut'] })).toMatchObject({
      typed: { email: 'ada@example.test' },
      oAuth: { promptsLogin: true },
    });
    expect(after(hint, newSession, { completedEffects: ['LogOut', 'FetchTokens'] })).toBe(newSession);
  });
});

describe.each(Object.entries({ hintGuard, platformGuard, redirectGuard }))('%s', (_name, guard) => {
  itAlways(
    'changes nothing on any other screen than the root',
    [navigationRequest.filter(({ to }) => to !== '/'), session],
    (request, before) => {
      expect(guard(context)(request)(before)).toEqual({ _tag: 'Pass', session: before, warnings: [] });
    },
  );

  itAlways('keeps what an effect stored, when the guards run again after it', [session], (before) => {
    const request: NavigationRequest = { ...arrival, completedEffects: ['FetchTokens'] };
    expect(guard(context)(request)(before).session).toEqual(before);
  });
});
