import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abandonsFlow, leavePopups, protectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const formState = fc.constantFrom('Dirty' as const, 'Pristine' as const);

describe('abandonsFlow', () => {
  it.each([
    ['/signup', '/signin', 'Dirty', true],
    ['/signup', '/signin', 'Pristine', false],
    ['/signup', '/signup/email-verification', 'Dirty', false],
    ['/signup/email-verification', '/signup', 'Pristine', false],
    ['/signup/email-verification', '/signin', 'Pristine', true],
    ['/signup/email-verification', null, 'Pristine', true],
    ['/2fa/verify-number', '/2fa/phone-validation', 'Pristine', false],
    ['/2fa/verify-number', '/2fa/locked', 'Pristine', false],
    ['/2fa/verify-number', '/signup', 'Pristine', true],
    ['/2fa/choose-number', '/2fa/phone-validation', 'Pristine', false],
    ['/2fa/choose-number', '/signin', 'Pristine', true],
    ['/2fa/verify-number', '/signin', 'Pristine', true],
    ['/signin', '/signup', 'Dirty', false],
    [null, '/signin', 'Dirty', false],
  ] as const)('from %s to %s, %s: %s', (...[from, to, state, expected]) => {
    expect(abandonsFlow(from, to, state)).toBe(expected);
  });

  it('is false on every screen without a protected flow', () => {
    reaches(20, (inCase) =>
      fc.property(routePath, fc.option(routePath), formState, (from, to, state) => {
        fc.pre(inCase(protectedFlow(from) === null));
        expect(abandonsFlow(from, to, state)).toBe(false);
      }),
    );
  });
});

describe('protectedFlow', () => {
  it.each([
    ['/signup', 'leave-registration popup'],
    ['/signup/email-verification', 'leave-registration popup'],
    ['/2fa/verify-number', 'leave-2FA popup'],
    ['/2fa/change-number', 'leave-2FA popup'],
    ['/signup/error', null],
    ['/2fa/locked', null],
    ['/signin', null],
    ['/signin/email-verification', null],
    ['/forgot-password', null],
  ] as const)('of %s has the dialog %s', (path, name) => {
    const flow = protectedFlow(path);
    expect(flow && leavePopups[flow]).toBe(name);
  });
});
