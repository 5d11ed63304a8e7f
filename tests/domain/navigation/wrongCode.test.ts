import { expect, it } from 'vitest';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodeFault } from '#domain/session/session.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const wrong: CodeFault = { _tag: 'invalidCode' };

it.each<{ from: RoutePath | null; fault: CodeFault; kept: CodeFault | null }>([
  { from: '/signin', fault: wrong, kept: null },
  { from: null, fault: wrong, kept: null },
  { from: '/forgot-password', fault: wrong, kept: wrong },
  { from: '/signin', fault: { _tag: 'expiredCode' }, kept: { _tag: 'expiredCode' } },
  { from: '/signin', fault: { _tag: 'rateLimit', until: 1 }, kept: { _tag: 'rateLimit', until: 1 } },
  { from: '/signin', fault: { _tag: 'tooManyException', until: 1 }, kept: { _tag: 'tooManyException', until: 1 } },
])('a visit to a page that comes from $from with the fault $fault begins with $kept', ({ from, fault, kept }) => {
  const request = { to: '/forgot-password', from, query: '', scheme: 'https:', completedEffects: [] } as const;
  const session = { ...newSession, codes: { ...newSession.codes, fault } };
  const decision = evaluateGuards(context)({ ...request, hasSessionCookie: false })(session);
  expect(decision.session.codes.fault).toEqual(kept);
});
