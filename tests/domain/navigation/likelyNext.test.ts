import { describe, expect, it } from 'vitest';
import { likelyNext } from '#domain/navigation/likelyNext.ts';
import { routeOf, routes } from '#domain/navigation/routes.ts';

const screens = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);

describe('likelyNext', () => {
  it('names other screens, and never sign-in, which every page has', () => {
    const guesses = screens.flatMap((screen) => likelyNext(screen).map((next) => ({ screen, next })));
    expect(guesses.length).toBeGreaterThan(0);
    expect(guesses.filter(({ next }) => routeOf(next) !== next)).toEqual([]);
    expect(guesses.filter(({ screen, next }) => next === screen || next === '/signin')).toEqual([]);
  });

  it.each([
    ['/signin', ['/2fa/phone-validation', '/2fa/verify-number']],
    ['/signup', ['/signup/email-verification']],
    ['/forgot-password', ['/forgot-password/email-verification']],
    ['/forgot-password/email-verification', ['/forgot-password/new-password']],
    ['/signin/locked', ['/forgot-password']],
    ['/signup/email-verification', ['/signup/creating']],
    ['/2fa/phone-validation', ['/2fa/verify-number']],
    ['/signin/closed', []],
  ] as const)('after %s is %s', (screen, next) => {
    expect(likelyNext(screen)).toEqual(next);
  });
});
