import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropsChallenge, noOAuth, readOAuth, type RawOAuth } from '#domain/redirect/oAuth.ts';

const complete: RawOAuth = { state: 's', codeChallenge: 'c', codeChallengeMethod: 'S256' };
const none: RawOAuth = { state: 's', codeChallenge: null, codeChallengeMethod: null };
const incomplete: ReadonlyArray<RawOAuth> = [
  { ...complete, codeChallenge: null },
  { ...complete, codeChallenge: '' },
  { ...complete, codeChallengeMethod: null },
  { ...complete, codeChallengeMethod: '' },
  { ...complete, codeChallengeMethod: 'plain' },
  { ...complete, codeChallengeMethod: 's256' },
];

describe('readOAuth', () => {
  it('passes a challenge with S256 on unchanged, with any state', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.string({ minLength: 1 }), (state, codeChallenge) => {
        const given = { ...complete, state, codeChallenge };
        expect(readOAuth(given)).toEqual(given);
        expect(dropsChallenge(given)).toBe(false);
      }),
    );
  });

  it.each(incomplete)('drops challenge and method of %j together, and keeps the state', (given) => {
    expect(readOAuth(given)).toEqual(none);
    expect(dropsChallenge(given)).toBe(true);
  });

  it('drops nothing where no challenge was given', () => {
    expect([readOAuth(none), dropsChallenge(none)]).toEqual([none, false]);
    expect([readOAuth(noOAuth), dropsChallenge(noOAuth)]).toEqual([noOAuth, false]);
    expect(noOAuth).toEqual({ ...none, state: null });
  });
});
