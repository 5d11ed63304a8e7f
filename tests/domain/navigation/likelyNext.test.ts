import { describe, expect, it } from 'vitest';
import { likelyNext } from '#domain/navigation/likelyNext.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

describe('the screens that are loaded in advance', () => {
  it('are other screens, and never sign-in, which every page has', () => {
    const guesses = routePaths.flatMap((screen) => likelyNext(screen).map((next) => ({ screen, next })));
    expect(guesses.length).toBeGreaterThan(0);
    expect(guesses.filter(({ screen, next }) => next === screen || next === '/signin')).toEqual([]);
  });

  it('after sign-in are both of the second factor, and none where the visit ends', () => {
    expect(likelyNext('/signin')).toEqual(['/2fa/phone-validation', '/2fa/verify-number']);
    expect(likelyNext('/2fa/phone-validation')).toEqual(['/2fa/verify-number']);
    expect(likelyNext('/signin/closed')).toEqual([]);
  });
});
