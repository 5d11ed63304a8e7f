import { expect, it } from 'vitest';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodeFault } from '#domain/session/session.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const wrong: CodeFault = { _tag: 'invalidCode' };

it.each<{ from: RoutePath | null; fault: CodeFault; then: CodeFault | null }>([
  { from: '/signin', fault: wrong, then: null },
  { from: null, fault: wrong, then: null },
  { from: '/forgot-password', fault: wrong, then: wrong },
  { from: '/signin', fault: { _tag: 'expiredCode' }, then: { _tag: 'expiredCode' } },
  { from: '/signin', fault: { _tag: 'rateLimit', until: 1 }, then: { _tag: 'rateLimit', until: 1 } },
  { from: '/signin', fault: { _tag: 'tooManyException', until: 1 }, then: { _tag: 'tooManyException', until: 1 } },
])('a visit to a page that comes from $from with the fault $fault begins with $then', ({ from, fault, then }) => {
  const request = { to: '/forgot-password', from, query: '', scheme: 'https:', completedEffects: [] } as const;
  const session = { ...newSession, codes: { ...newSession.codes, fault } };
  const decision = evaluateGuards(context)({ ...request, hasSessionCookie: false })(session);
  expect(decision.session.codes.fault).toEqual(then);
});
