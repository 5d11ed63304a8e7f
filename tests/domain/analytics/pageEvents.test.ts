import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsEventOf, failureName, failureOnNavigation, formName } from '#domain/analytics/pageEvents.ts';
import type { FailureName } from '#domain/analytics/events.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('the form of a screen', () => {
  it('is named for analytics where the screen has one', () => {
    const named = routePaths.flatMap((path) => {
      const name = formName(path);
      return name === null ? [] : [[path, name]];
    });
    expect(named).toEqual([
      ['/signin', 'sign in'],
      ['/signin/email-verification', 'email verification'],
      ['/signup', 'sign up'],
      ['/signup/email-verification', 'email verification'],
      ['/forgot-password', 'forgot password'],
      ['/forgot-password/email-verification', 'email verification'],
      ['/forgot-password/new-password', 'new password'],
      ['/change-password', 'change password'],
      ['/account-type', 'account type'],
      ['/2fa/add-number', 'phone number'],
      ['/2fa/change-number', 'phone number'],
      ['/2fa/review-number', 'phone number'],
      ['/2fa/choose-number', 'phone number'],
      ['/2fa/phone-validation', 'phone number'],
      ['/2fa/verify-number', '2FA code'],
    ]);
  });
});

describe('the failure of a screen', () => {
  const others = routePaths.filter((path) => path !== '/signin');

  itAlways('is the one that it says, whatever led there', [fc.option(identityFault)], (entryFault) => {
    const shown = others.map((path) => [path, failureOnNavigation(path, entryFault)]);
    expect(shown.filter(([, failure]) => failure !== null)).toEqual([
      ['/signin/closed', 'something went wrong'],
      ['/signin/error', 'something went wrong'],
      ['/signin/locked', 'account locked'],
      ['/signup/error', 'something went wrong'],
      ['/forgot-password/error', 'something went wrong'],
      ['/2fa/locked', '2FA failure'],
    ]);
  });

  itAlways('is on sign-in the fault that led there, and none without one', [identityFault], (entryFault) => {
    expect(failureOnNavigation('/signin', entryFault)).toBe(failureName(entryFault, '/signin'));
    expect(failureOnNavigation('/signin', null)).toBeNull();
  });
});

describe('the failure of a fault', () => {
  it.each<readonly [IdentityFault, RoutePath, string]>([
    [{ _tag: 'WrongCredentials' }, '/signin', 'login failed'],
    [{ _tag: 'AccountLocked' }, '/signin', 'account locked'],
    [{ _tag: 'AccountClosed' }, '/signin', 'something went wrong'],
    [{ _tag: 'UsernameTaken' }, '/signup', 'email already in use'],
    [{ _tag: 'CodeMismatch' }, '/signup/email-verification', 'invalid or expired email verification code'],
    [{ _tag: 'CodeExpired' }, '/forgot-password/email-verification', 'invalid or expired email verification code'],
    [{ _tag: 'CodeMismatch' }, '/2fa/verify-number', '2FA failure'],
    [{ _tag: 'ServiceFailed' }, '/2fa/change-number', '2FA failure'],
    [{ _tag: 'CodeMismatch' }, '/change-password', 'change password failed'],
  ])('%o on %s is %s', (fault, path, name) => {
    expect(failureName(fault, path)).toBe(name);
  });

  itAlways('has a name, but for a cancelled call and a second factor', [identityFault, routePath], (fault, path) => {
    const nothingFailed = fault._tag === 'Cancelled' || fault._tag === 'TwoFactorIncomplete';
    expect(failureName(fault, path) === null).toBe(nothingFailed);
    expect(failureName({ _tag: 'NumberRefused' }, path)).toBe('non-supported phone number type');
  });

  it.each(['EmailInvalid', 'PasswordMissing', 'toString', ''])('is none for the field error %j', (tag) => {
    expect(failureName({ _tag: tag }, '/signin')).toBeNull();
  });
});

describe('the event of what happened on a page', () => {
  const failureEvent = (failure: FailureName | null) => failure && { name: 'Failure Shown', failure };

  itAlways(
    'is the failure that is shown, and the form that was submitted',
    [routePath, identityFault],
    (path, fault) => {
      const navigated = analyticsEventOf({ _tag: 'Navigated', path, entryFault: fault });
      expect(navigated).toEqual(failureEvent(failureOnNavigation(path, fault)));
      const shown = analyticsEventOf({ _tag: 'FaultShown', path, fault });
      expect(shown).toEqual(failureEvent(failureName(fault, path)));
      const form = formName(path);
      const submitted = analyticsEventOf({ _tag: 'FormSubmitted', path });
      expect(submitted).toEqual(form && { name: 'Form Submitted', form });
    },
  );

  it('is none for a dialog, and for a path without a screen', () => {
    const locked: IdentityFault = { _tag: 'AccountLocked' };
    expect(analyticsEventOf({ _tag: 'DialogShown', screen: 'leave-2FA popup' })).toBeNull();
    expect(analyticsEventOf({ _tag: 'FormSubmitted', path: '/nowhere' })).toBeNull();
    expect(analyticsEventOf({ _tag: 'Navigated', path: '/nowhere', entryFault: locked })).toBeNull();
    expect(analyticsEventOf({ _tag: 'FaultShown', path: '/nowhere', fault: locked })).toBeNull();
  });
});
