import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Flow,
  flowAfter,
  flowLabel,
  type FlowLabel,
  type FlowMemory,
  isSystemPath,
  type Layout,
  leavesNoHistoryEntry,
  noFlow,
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

type Screen = readonly [paths: string, layout: Layout, flow: Flow, name: ScreenName | null];

/** The screens of the specification (2.1 to 2.5). */
const screens: ReadonlyArray<Screen> = [
  ['/', 'none', 'SignIn', null],
  ['/signin', 'default', 'SignIn', 'login'],
  ['/signin/account-selection /signin/closed /signin/error /signin/locked', 'default', 'SignIn', 'login'],
  ['/signin/email-verification', 'default', 'SignIn', 'email verification'],
  ['/signup /signup/creating /signup/error', 'default', 'SignUp', 'account registration'],
  ['/signup/email-verification', 'default', 'SignUp', 'email verification'],
  ['/forgot-password /forgot-password/email-verification', 'default', 'ForgotPassword', 'password recovery'],
  ['/forgot-password/new-password /forgot-password/error', 'default', 'ForgotPassword', 'password recovery'],
  ['/change-password', 'withoutStepper', null, 'change password'],
  ['/account-type', 'withoutStepper', 'SignIn', 'account type selection'],
  ['/continue', 'withoutStepper', null, 'continue-as'],
  ['/idp/continue', 'none', null, null],
  ['/idp/existing', 'withoutStepper', 'SignIn', 'continue-as'],
  ['/2fa/add-number /2fa/review-number', 'twoFactorAuth', 'TwoFactor', '2FA setup'],
  ['/2fa/phone-validation /2fa/verify-number', 'twoFactorAuth', 'TwoFactor', '2FA setup'],
  ['/2fa/change-number', 'twoFactorAuth', 'TwoFactor', 'change of 2FA phone number'],
  ['/2fa/choose-number', 'withoutStepper', 'SignIn', '2FA setup'],
  ['/2fa/locked', 'withoutStepper', 'TwoFactor', '2FA setup'],
];

describe('the screens', () => {
  it('are at least these, each with its layout, its flow and the name that analytics hears', () => {
    const found = routePaths.map((path): Screen => [path, routes[path].layout, routes[path].flow, screenName(path)]);
    const listed = screens.flatMap(([paths, ...row]) => paths.split(' ').map((path) => [path, ...row]));
    expect(found).toEqual(expect.arrayContaining(listed));
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

  const anyEnding = fc.constantFrom(...pathEndings);
  itAlways('is none with another ending or encoded twice', [routePath, anyEnding, fc.nat()], (path, ending, place) => {
    expect(routeOf(`${path === '/' ? '/x' : path}${ending}`)).toBeNull();
    const at = place % path.length;
    const twice = `${path.slice(0, at)}%25${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
    expect(routeOf(`/${twice}`)).toBeNull();
  });

  it.each([
    ['a word without a slash', ['', 'signin', 'toString']],
    ['a name of every object', ['/constructor', '/__proto__']],
    ['a part of a path, or more than one', ['/sig', '/signin ', '/ signin', '/signin\0', '/x%2f..%2fsignin']],
    ['a query or a fragment', ['/signin?x', '/signin#x', '/signin%3Fx']],
    ['a look-alike', ['/s\u0131gnin', '/s%C4%B0gnin', '/signin/loc%E2%84%AAed', '/%EF%BC%A3ontinue']],
  ])('is none at %s', (_what, paths) => {
    expect(paths.filter((path) => routeOf(path) !== null || isSystemPath(path))).toEqual([]);
  });
});

describe('the flow that analytics hears of a screen', () => {
  it.each<readonly [ReadonlyArray<RoutePath>, FlowLabel]>([
    [['/2fa/change-number'], 'Sign up'],
    [['/signin', '/2fa/phone-validation', '/2fa/verify-number', '/2fa/change-number'], 'Sign in'],
    [['/signup', '/signup/email-verification', '/signup/creating', '/2fa/add-number', '/2fa/verify-number'], 'Sign up'],
    [['/forgot-password', '/forgot-password/new-password', '/2fa/phone-validation'], 'Forgot password'],
    [['/forgot-password', '/signin', '/2fa/phone-validation'], 'Sign in'],
    [['/continue', '/2fa/phone-validation'], 'Sign in'],
    [['/signup', '/continue', '/2fa/phone-validation'], 'Sign up'],
  ])('after the screens %j is %s', (paths, label) => {
    expect(paths.reduce<FlowMemory>((before, path) => flowAfter(path, before), noFlow).last).toBe(label);
  });

  it('is the last one where two-factor itself was stored as the screen before it', () => {
    expect(flowLabel('/2fa/locked', { last: 'Sign up', redirectedFrom: '/2fa/verify-number' })).toBe('Sign up');
  });
});
