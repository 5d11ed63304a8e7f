import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import * as screens from '#domain/navigation/faultScreen.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';

/** A fault of each kind. */
const faults = new Map(fc.sample(identityFault, { numRuns: 1000, seed: 1 }).map((fault) => [fault._tag, fault]));

type Screens = { readonly [Fault in IdentityFault['_tag']]?: RoutePath };

/** The screen of each fault that the form does not show. */
const screensOf = (screenOf: screens.FaultScreen): Screens => {
  const shown = [...faults].map(([tag, fault]) => [tag, screenOf(fault)] as const);
  return Object.fromEntries(shown.filter(([, screen]) => screen !== null));
};

const endings: Screens = {
  AccountLocked: '/signin/locked',
  AccountClosed: '/signin/closed',
};
const ofAccount: Screens = {
  ...endings,
  EmailUnconfirmed: '/signup/email-verification',
  EmailChangePending: '/signin/email-verification',
};

describe('the screens of faults', () => {
  it('of sign-in: what the form cannot explain', () => {
    const expected: Screens = { ...ofAccount, Unexpected: '/signin/error', UsernameTaken: '/signin/error' };
    expect(screensOf(screens.signInFaultScreen)).toEqual(expected);
  });

  it('of any call: what the account waits for, or how it ended', () => {
    expect(screensOf(screens.accountFaultScreen)).toEqual(ofAccount);
  });

  it('of a confirmed sign-up: sign-in where another try cannot help, because the account exists', () => {
    expect(screensOf(screens.newAccountFaultScreen)).toEqual({
      ...endings,
      WrongCredentials: '/signin',
      EmailUnconfirmed: '/signin',
      EmailChangePending: '/signin',
      CodeMismatch: '/signin',
      CodeExpired: '/signin',
      UsernameTaken: '/signin',
      ParameterRefused: '/signin',
      PasswordRefused: '/signin',
      SignedOut: '/signin',
      Unexpected: '/signin',
    });
  });

  it('of a flow with a code: an ended session too, and its error page for what nothing else explains', () => {
    const errorScreen = '/forgot-password/error';
    const expected: Screens = {
      ...ofAccount,
      SignedOut: '/signin',
      ParameterRefused: errorScreen,
      Unexpected: errorScreen,
    };
    expect(screensOf(screens.codeFlowFaultScreen(errorScreen))).toEqual(expected);
    expect(screensOf(screens.codeFlowFaultScreen(null))).toEqual({ ...ofAccount, SignedOut: '/signin' });
  });

  it('of the sign-up form: those of its code, and none for a refused email, which the form shows', () => {
    const expected: Screens = { ...ofAccount, SignedOut: '/signin', Unexpected: '/signup/error' };
    expect(screensOf(screens.signUpFaultScreen)).toEqual(expected);
  });
});
