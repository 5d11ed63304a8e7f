import { describe, expect, it } from 'vitest';
import { abandonsFlow, leavePopups, protectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { withCodeSent } from '#domain/session/codeState.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { numberChangeWanted, numberTyped, twoFactorCompleted } from '#domain/two-factor/twoFactorChanges.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

const sentFor = (purpose: 'SignUp' | 'TwoFactor' | 'PasswordReset'): Session =>
  withCodeSent(purpose, 0, null)(newSession);

const gaveNumber = inTwoFactor(numberTyped('+447700900123', { _tag: 'Valid', type: 'Mobile' }))(newSession);
const wantsNumber = inTwoFactor(numberChangeWanted)(newSession);

const signUp = sentFor('SignUp');
const factor = sentFor('TwoFactor');

describe('a question before leaving', () => {
  it.each([
    ['/signup', '/signin', 'nothing was sent', newSession, false],
    ['/signup', '/signin', 'its code was sent', signUp, true],
    ['/signup', '/signin', 'a code to reset a password was sent', sentFor('PasswordReset'), false],
    ['/signup', '/signup/email-verification', 'its code was sent', signUp, false],
    ['/signup/email-verification', null, 'its code was sent', signUp, true],
    ['/2fa/add-number', '/signin', 'only the code of sign-up was sent', signUp, false],
    ['/2fa/change-number', '/signin', 'a number is wanted', wantsNumber, false],
    ['/2fa/phone-validation', '/signin', 'a number was given', gaveNumber, true],
    ['/2fa/verify-number', '/2fa/locked', 'its code was sent', factor, false],
    ['/2fa/verify-number', '/signup', 'its code was sent', factor, true],
    ['/2fa/verify-number', '/signin', 'its code was accepted', inTwoFactor(twoFactorCompleted)(factor), false],
    ['/2fa/choose-number', '/2fa/phone-validation', 'its code was sent', factor, false],
    ['/2fa/choose-number', '/signin', 'its code was sent', factor, true],
    [null, '/signin', 'its code was sent', signUp, false],
    ['/signin', '/signup', 'its code was sent', factor, false],
    ['/2fa/locked', '/signin', 'its code was sent', factor, false],
  ] as const)('from %s to %s, where %s: %#', (...[from, to, , state, expected]) => {
    expect(abandonsFlow(from, to, state)).toBe(expected);
  });

  it('has a dialog for the two steps of sign-up, and one for two-factor but its lock', () => {
    const asked = routePaths.flatMap((path) => {
      const flow = protectedFlow(path);
      return flow === null ? [] : [[path, leavePopups[flow]]];
    });
    const twoFactor = routePaths.filter((path) => path.startsWith('/2fa/') && path !== '/2fa/locked');
    expect(asked).toEqual([
      ['/signup', 'leave-registration popup'],
      ['/signup/email-verification', 'leave-registration popup'],
      ...twoFactor.map((path) => [path, 'leave-2FA popup']),
    ]);
  });
});
