import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import { anyContext, context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { session } from '#tests/arbitraries/session.ts';
import { decide } from './guardDecisions.ts';

const fromPartner = '?redirect_uri=https://partner.brand.test/back?_dfxid=D&state=s 1';
const back = 'https://partner.brand.test/back?_dfxid=D&error=interaction_required';

describe('a root with prompt=none', () => {
  itAlways(
    'has one answer, whoever is signed in and whatever else is asked for, and changes nothing',
    [anyContext, session, fc.tuple(fc.boolean(), fc.constantFrom('', '&platform=ERP&login_hint=a@b.test&next=signup'))],
    (where, any, [hasSessionCookie, more]) => {
      const before = { ...any, hasLeft: false };
      const query = `${fromPartner}&prompt=none${more}`;
      const decision = evaluateGuards(where)({ ...arrival, query, hasSessionCookie })(before);
      expect(decision).toMatchObject({ _tag: 'ClientRedirect', url: `${back}&state=s%201`, warnings: [] });
      expect(decision.session).toBe(before);
    },
  );

  it('returns no state at a brand that captures none', () => {
    const other = { ...context, brand: { ...context.brand, capturesOAuth: false } };
    const query = `${fromPartner}&prompt=none`;
    expect(evaluateGuards(other)({ ...arrival, query })(newSession)).toMatchObject({ url: back });
  });

  it.each([
    ['none login', true],
    ['create none', true],
    ['None', false],
    ['nones', false],
    ['consent', false],
  ])('is also one whose list of prompts is %j: %s', (prompts, isOne) => {
    expect(decide({ query: `${fromPartner}&prompt=${prompts}` })._tag === 'ClientRedirect').toBe(isOne);
  });

  it.each(['', 'redirect_uri=https://evil.test/back'])('goes on as without it where it has as redirect %j', (asked) => {
    const query = `?state=s&${asked}`;
    expect(decide({ query: `${query}&prompt=none` })).toEqual(decide({ query }));
  });

  it('is not another screen', () => {
    expect(decide({ to: '/signin', query: `${fromPartner}&prompt=none` })._tag).toBe('Pass');
  });
});
