import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsEventOf, failureName, failureOnNavigation, formName } from '#domain/analytics/pageEvents.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { routePath, routePaths } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const locked: IdentityFault = { _tag: 'AccountLocked' };

describe('formName', () => {
  it.each([
    ['sign in', ['/signin']],
    [
      'email verification',
      ['/forgot-password/email-verification', '/signin/email-verification', '/signup/email-verification'],
    ],
    ['sign up', ['/signup']],
    ['forgot password', ['/forgot-password']],
    ['new password', ['/forgot-password/new-password']],
    ['change password', ['/change-password']],
    ['account type', ['/account-type']],
    [
      'phone number',
      ['/2fa/add-number', '/2fa/change-number', '/2fa/choose-number', '/2fa/phone-validation', '/2fa/review-number'],
    ],
    ['2FA code', ['/2fa/verify-number']],
  ])('%s is the name of the form on %j', (name, paths) => {
    expect(routePaths.filter((path) => formName(path) === name).toSorted()).toEqual(paths);
  });

  it('is none where a screen has no form', () => {
    expect(formName('/signin/locked')).toBeNull();
    expect(formName('/continue')).toBeNull();
  });
});

describe('the failure of a screen', () => {
  it.each([
    ['account locked', ['/signin/locked']],
    ['something went wrong', ['/forgot-password/error', '/signin/closed', '/signin/error', '/signup/error']],
    ['2FA failure', ['/2fa/locked']],
  ])('is %s on %j, whatever led there', (failure, paths) => {
    for (const entryFault of [null, locked]) {
      const shown = routePaths.filter(
        (path) => path !== '/signin' && failureOnNavigation(path, entryFault) === failure,
      );
      expect(shown.toSorted()).toEqual(paths);
    }
  });

  it('is on sign-in the fault that led there, and none without one', () => {
    fc.assert(
      fc.property(identityFault, (entryFault) => {
        expect(failureOnNavigation('/signin', entryFault)).toBe(failureName(entryFault, '/signin'));
      }),
    );
    expect(failureOnNavigation('/signin', locked)).toBe('account locked');
    expect(failureOnNavigation('/signin', null)).toBeNull();
  });
});

describe('failureName', () => {
  itAlways('names a refused kind of number on every screen', [routePath], (path) => {
    expect(failureName({ _tag: 'NumberRefused' }, path)).toBe('non-supported phone number type');
  });

  it.each(['EmailInvalid', 'PasswordMissing', 'toString', ''])('is none for the field error %j', (tag) => {
    expect(failureName({ _tag: tag }, '/signin')).toBeNull();
  });
});

describe('analyticsEventOf', () => {
  it('is the failure that a navigation shows', () => {
    reaches(5, (inCase) =>
      fc.property(routePath, fc.option(identityFault), (path, entryFault) => {
        const failure = failureOnNavigation(path, entryFault);
        const event = inCase(failure !== null) ? { name: 'Failure Shown', failure } : null;
        expect(analyticsEventOf({ _tag: 'Navigated', path, entryFault })).toEqual(event);
      }),
    );
  });

  it('is the failure of a fault that a screen shows', () => {
    reaches(30, (inCase) =>
      fc.property(routePath, identityFault, (path, fault) => {
        const failure = failureName(fault, path);
        const event = inCase(failure !== null) ? { name: 'Failure Shown', failure } : null;
        expect(analyticsEventOf({ _tag: 'FaultShown', path, fault })).toEqual(event);
      }),
    );
  });

  it('is the form that was submitted', () => {
    reaches(20, (inCase) =>
      fc.property(routePath, (path) => {
        const form = formName(path);
        const event = inCase(form !== null) ? { name: 'Form Submitted', form } : null;
        expect(analyticsEventOf({ _tag: 'FormSubmitted', path })).toEqual(event);
      }),
    );
  });

  it('is none for a dialog, and for a path without a screen', () => {
    expect(analyticsEventOf({ _tag: 'DialogShown', screen: 'leave-2FA popup' })).toBeNull();
    expect(analyticsEventOf({ _tag: 'FormSubmitted', path: '/nowhere' })).toBeNull();
    expect(analyticsEventOf({ _tag: 'Navigated', path: '/nowhere', entryFault: locked })).toBeNull();
    expect(analyticsEventOf({ _tag: 'FaultShown', path: '/nowhere', fault: locked })).toBeNull();
  });
});
