import { describe, expect, it } from 'vitest';
import { entryScreenAt } from '#domain/navigation/entryQuery.ts';
import { isSystemPath, leavesNoHistoryEntry, offersBack, routes, showsStepper } from '#domain/navigation/routes.ts';
import { isTwoFactorPath } from '#domain/navigation/twoFactorGuard.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

const signInScreens = 'account-selection closed email-verification error locked'
  .split(' ')
  .map((name) => `/signin/${name}`);
const recoveryScreens = ['', '/email-verification', '/new-password', '/error'].map((end) => `/forgot-password${end}`);
const numberScreens = 'add-number change-number review-number phone-validation verify-number'
  .split(' ')
  .map((name) => `/2fa/${name}`);

const pathsWhere = (isChosen: (row: (typeof routes)[keyof typeof routes]) => boolean): readonly string[] =>
  routePaths.filter((path) => isChosen(routes[path])).toSorted();

describe('the layout of a screen', () => {
  it.each([
    ['none', ['/', '/idp/continue']],
    ['twoFactorAuth', numberScreens],
    [
      'withoutStepper',
      ['/change-password', '/account-type', '/continue', '/idp/existing', '/2fa/choose-number', '/2fa/locked'],
    ],
    [
      'default',
      [
        '/signin',
        ...signInScreens,
        '/signup',
        '/signup/creating',
        '/signup/email-verification',
        '/signup/error',
        ...recoveryScreens,
      ],
    ],
  ])('is %s on %j', (layout, paths) => {
    expect(pathsWhere((row) => row.layout === layout)).toEqual(paths.toSorted());
  });
});

describe('the flow of a screen', () => {
  it.each([
    ['SignIn', ['/', '/signin', ...signInScreens, '/account-type', '/idp/existing', '/2fa/choose-number']],
    ['SignUp', ['/signup', '/signup/creating', '/signup/email-verification', '/signup/error']],
    ['ForgotPassword', recoveryScreens],
    ['TwoFactor', [...numberScreens, '/2fa/locked']],
    [null, ['/change-password', '/continue', '/idp/continue']],
  ])('is %s on %j', (flow, paths) => {
    expect(pathsWhere((row) => row.flow === flow)).toEqual(paths.toSorted());
  });
});

describe('a screen', () => {
  it('offers to go back only in recovery’s first step and a password change', () => {
    expect(routePaths.filter(offersBack).toSorted()).toEqual(['/change-password', '/forgot-password']);
  });

  it('shows the stepper only in the two steps of sign-up', () => {
    expect(routePaths.filter(showsStepper).toSorted()).toEqual(['/signup', '/signup/email-verification']);
  });

  it('is a system path only where people see nothing', () => {
    expect(routePaths.filter(isSystemPath).toSorted()).toEqual(['/', '/idp/continue']);
    expect(isSystemPath('/IDP//continue/')).toBe(true);
  });

  it('leaves no history entry only while an account is created', () => {
    expect(routePaths.filter(leavesNoHistoryEntry)).toEqual(['/signup/creating']);
  });

  it('belongs to two-factor exactly if its path begins so', () => {
    const twoFactor = [...numberScreens, '/2fa/choose-number', '/2fa/locked'];
    expect(routePaths.filter(isTwoFactorPath).toSorted()).toEqual(twoFactor.toSorted());
  });
});

describe('the prerendered screen', () => {
  it.each([
    ['/', '', '/signin'],
    ['/', '?next=signup', '/signup'],
    ['/', '?next=forgot-password', '/forgot-password'],
    ['/signin', '?next=signup', '/signin'],
    ['/signup', '', '/signup'],
    ['/forgot-password', '', '/forgot-password'],
    ['/signin/locked', '', null],
    ['/change-password', '?next=signup', null],
  ] as const)('of %s%s is %s', (path, query, screen) => {
    expect(entryScreenAt(path, query)).toBe(screen);
  });
});
