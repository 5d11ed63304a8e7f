import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import {
  accountFaultScreen,
  codeFlowFaultScreen,
  type FaultScreen,
  newAccountFaultScreen,
  signInFaultScreen,
  signUpFaultScreen,
} from '#domain/navigation/faultScreen.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';

type Tag = IdentityFault['_tag'];

/** A fault of each kind. */
const faults = new Map(fc.sample(identityFault, { numRuns: 1000, seed: 1 }).map((fault) => [fault._tag, fault]));

type Screens = { readonly [Fault in Tag]?: RoutePath | null };

/** The screen of each fault, which is null where the form shows the fault. */
const screensOf = (screenOf: FaultScreen): Screens =>
  Object.fromEntries([...faults].map(([tag, fault]) => [tag, screenOf(fault)]));

/** These screens, and none for the other faults. */
const only = (screens: Screens): Screens => ({ ...screensOf(() => null), ...screens });

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
    const expected: Screens = {
      ...ofAccount,
      Unexpected: '/signin/error',
      UsernameTaken: '/signin/error',
    };
    expect(screensOf(signInFaultScreen)).toEqual(only(expected));
  });

  it('of any call: what the account waits for, or how it ended', () => {
    expect(screensOf(accountFaultScreen)).toEqual(only(ofAccount));
  });

  it('of a confirmed sign-up: sign-in where another try cannot help, because the account exists', () => {
    expect(screensOf(newAccountFaultScreen)).toEqual(
      only({
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
      }),
    );
  });

  it.each(['/signup/error', '/forgot-password/error', '/signin/error', null] as const)(
    'of a flow with a code: an ended session too, and %s for what nothing else explains',
    (errorScreen) => {
      const expected: Screens = {
        ...ofAccount,
        SignedOut: '/signin',
        ParameterRefused: errorScreen,
        Unexpected: errorScreen,
      };
      expect(screensOf(codeFlowFaultScreen(errorScreen))).toEqual(only(expected));
    },
  );

  it('of the sign-up form: those of its code, and none for a refused email, which the form shows', () => {
    expect(screensOf(signUpFaultScreen)).toEqual({
      ...screensOf(codeFlowFaultScreen('/signup/error')),
      ParameterRefused: null,
    });
  });
});
