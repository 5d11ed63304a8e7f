import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Flow,
  isSystemPath,
  type Layout,
  leavesNoHistoryEntry,
  offersBack,
  routeOf,
  type RoutePath,
  routes,
  type ScreenName,
  screenName,
  showsStepper,
} from '#domain/navigation/routes.ts';
import { isTwoFactorPath } from '#domain/navigation/twoFactorGuard.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { pathEndings, routeSpelling } from '#tests/arbitraries/pathSpelling.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';

type Screen = readonly [path: RoutePath, layout: Layout, flow: Flow, name: ScreenName | null];

/** The screens of the specification (2.1 to 2.5). */
const screens: ReadonlyArray<Screen> = [
  ['/', 'none', 'SignIn', null],
  ['/signin', 'default', 'SignIn', 'login'],
  ['/signin/account-selection', 'default', 'SignIn', 'login'],
  ['/signin/closed', 'default', 'SignIn', 'login'],
  ['/signin/email-verification', 'default', 'SignIn', 'email verification'],
  ['/signin/error', 'default', 'SignIn', 'login'],
  ['/signin/locked', 'default', 'SignIn', 'login'],
  ['/signup', 'default', 'SignUp', 'account registration'],
  ['/signup/creating', 'default', 'SignUp', 'account registration'],
  ['/signup/email-verification', 'default', 'SignUp', 'email verification'],
  ['/signup/error', 'default', 'SignUp', 'account registration'],
  ['/forgot-password', 'default', 'ForgotPassword', 'password recovery'],
  ['/forgot-password/email-verification', 'default', 'ForgotPassword', 'password recovery'],
  ['/forgot-password/new-password', 'default', 'ForgotPassword', 'password recovery'],
  ['/forgot-password/error', 'default', 'ForgotPassword', 'password recovery'],
  ['/change-password', 'withoutStepper', null, 'change password'],
  ['/account-type', 'withoutStepper', 'SignIn', 'account type selection'],
  ['/continue', 'withoutStepper', null, 'continue-as'],
  ['/idp/continue', 'none', null, null],
  ['/idp/existing', 'withoutStepper', 'SignIn', 'continue-as'],
  ['/2fa/add-number', 'twoFactorAuth', 'TwoFactor', '2FA setup'],
  ['/2fa/change-number', 'twoFactorAuth', 'TwoFactor', 'change of 2FA phone number'],
  ['/2fa/review-number', 'twoFactorAuth', 'TwoFactor', '2FA setup'],
  ['/2fa/choose-number', 'withoutStepper', 'SignIn', '2FA setup'],
  ['/2fa/locked', 'withoutStepper', 'TwoFactor', '2FA setup'],
  ['/2fa/phone-validation', 'twoFactorAuth', 'TwoFactor', '2FA setup'],
  ['/2fa/verify-number', 'twoFactorAuth', 'TwoFactor', '2FA setup'],
];

describe('the screens', () => {
  it('are at least these, each with its layout, its flow and the name that analytics hears', () => {
    const found = routePaths.map((path): Screen => [path, routes[path].layout, routes[path].flow, screenName(path)]);
    expect(found).toEqual(expect.arrayContaining([...screens]));
    expect(screenName(null)).toBe('not found');
  });

  it.each([
    ['offer to go back', offersBack, ['/forgot-password', '/change-password']],
    ['show the steps of sign-up', showsStepper, ['/signup', '/signup/email-verification']],
    ['show people nothing', isSystemPath, ['/', '/idp/continue']],
    ['leave no history entry', leavesNoHistoryEntry, ['/signup/creating']],
    ['belong to two-factor', isTwoFactorPath, routePaths.filter((path) => path.startsWith('/2fa'))],
  ] as const)('that %s are no others than those', (_what, isOne, paths) => {
    expect(routePaths.filter(isOne)).toEqual(paths);
  });
});

describe('the screen of a path', () => {
  const spelled = routePath.chain((path) => fc.tuple(fc.constant(path), routeSpelling(path)));

  itAlways('is found by any spelling of the path', [spelled], ([path, spelling]) => {
    expect(routeOf(path)).toBe(path);
    expect(routeOf(spelling)).toBe(path);
    expect(routeOf(new URL(`https://account.test${spelling}`).pathname)).toBe(path);
    expect(isSystemPath(spelling)).toBe(isSystemPath(path));
  });

  it.each([
    ['/%32FA/verify%2Dnumber', '/2fa/verify-number'],
    ['/idp%2fcontinue', '/idp/continue'],
    ['/%2F', '/'],
    ['/x/%2E%2e/signin/.', '/signin'],
    ['/\\signin', '/signin'],
  ] as const)('at %j is %s', (spelling, path) => {
    expect(routeOf(spelling)).toBe(path);
  });

  itAlways(
    'is none with another ending, and none that is encoded twice',
    [routePath, fc.constantFrom(...pathEndings), fc.nat()],
    (path, ending, place) => {
      expect(routeOf(`${path === '/' ? '/x' : path}${ending}`)).toBeNull();
      const at = place % path.length;
      const twice = `${path.slice(0, at)}%25${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
      expect(routeOf(`/${twice}`)).toBeNull();
    },
  );

  it.each([
    '',
    'signin',
    'toString',
    '/constructor',
    '/__proto__',
    '/sig',
    '/s\u0131gnin',
    '/s%C4%B0gnin',
    '/signin/loc\u212Aed',
    '/signin/loc%E2%84%AAed',
    '/%EF%BC%A3ontinue',
    '/signin?x',
    '/signin#x',
    '/signin%3Fx',
    '/signin ',
    '/ signin',
    '/x%2f..%2fsignin',
    '/signin\0',
  ])('is none at %j', (path) => {
    expect(routeOf(path)).toBeNull();
    expect(isSystemPath(path)).toBe(false);
  });
});
