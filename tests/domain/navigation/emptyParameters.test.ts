import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';

const values = {
  redirect_uri: ['https://partner.brand.test/back', 'https://evil.test'],
  redirectUrl: ['https://partner.brand.test/other', 'no address'],
  platform: ['XECI', 'xerA', 'none'],
  state: ['s'],
  code_challenge: ['c'],
  code_challenge_method: ['S256', 'plain'],
  login_hint: ['ada@example.test', 'ada'],
  prompt: ['login', 'none'],
  helpcentre: ['1'],
};

const query = fc
  .record(Object.fromEntries(Object.entries(values).map(([name, given]) => [name, fc.constantFrom(...given)])), {
    requiredKeys: [],
  })
  .map((params) =>
    Object.entries(params)
      .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
      .join('&'),
  );

const enter = (text: string) => evaluateGuards(context)({ ...arrival, query: `?${text}` })(newSession);

describe('an empty parameter of a query, or one of only blanks', () => {
  it('counts as none for every guard, before and after any others', () => {
    const names = fc.subarray(Object.keys(values), { minLength: 1 });
    fc.assert(
      fc.property(query, names, fc.constantFrom('', '%20', '+'), (given, empty, blank) => {
        const text = empty.map((name) => `${name}=${blank}`).join('&');
        expect(enter(`${text}&${given}`)).toEqual(enter(given));
        expect(enter(`${given}&${text}`)).toEqual(enter(given));
      }),
      { numRuns: 500 },
    );
  });

  it('does not hide the redirect under its other name', () => {
    const { session, warnings } = enter('redirect_uri=&redirectUrl=https%3A%2F%2Fpartner.brand.test%2Fback');
    expect([session.visit.redirect, session.visit.hasRequestedRedirect, warnings]).toEqual([
      'https://partner.brand.test/back',
      true,
      [],
    ]);
  });
});
