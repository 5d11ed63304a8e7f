import { describe, expect, it } from 'vitest';
import { isFirstScreen } from '#domain/navigation/entryScreens.ts';
import { likelyNext } from '#domain/navigation/likelyNext.ts';
import { routeOf, routes } from '#domain/navigation/routes.ts';

const screens = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);

describe('likelyNext', () => {
  it('is another screen, and never one of the first download', () => {
    const guesses = screens.flatMap((screen) => {
      const next = likelyNext(screen);
      return next === null ? [] : [{ screen, next }];
    });
    expect(guesses.length).toBeGreaterThan(0);
    expect(guesses.filter(({ next }) => routeOf(next) !== next)).toEqual([]);
    expect(guesses.filter(({ screen, next }) => next === screen || isFirstScreen(next))).toEqual([]);
  });

  it.each([
    ['/signin', '/2fa/verify-number'],
    ['/signup', '/signup/email-verification'],
    ['/forgot-password', '/forgot-password/email-verification'],
    ['/signin/closed', null],
  ] as const)('after %s is %s', (screen, next) => {
    expect(likelyNext(screen)).toBe(next);
  });
});
