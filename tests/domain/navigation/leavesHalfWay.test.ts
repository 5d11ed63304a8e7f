import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavesHalfWay } from '#domain/navigation/leavesHalfWay.ts';
import { leavePopup } from '#domain/navigation/screenName.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const begun = fc.constantFrom('Begun' as const, 'Untouched' as const);

describe('leavesHalfWay', () => {
  it.each([
    ['/signup', '/signin', 'Begun', true],
    ['/signup', '/signin', 'Untouched', false],
    ['/signup', '/signup/email-verification', 'Begun', false],
    ['/signup/email-verification', '/signup', 'Untouched', false],
    ['/signup/email-verification', '/signin', 'Untouched', true],
    ['/signup/email-verification', null, 'Untouched', true],
    ['/2fa/verify-number', '/2fa/phone-validation', 'Untouched', false],
    ['/2fa/choose-number', '/signin', 'Untouched', true],
    ['/2fa/verify-number', '/signin', 'Untouched', true],
    ['/signin', '/signup', 'Begun', false],
    [null, '/signin', 'Begun', false],
  ] as const)('from %s to %s, %s: %s', (...[from, to, touched, leaves]) => {
    expect(leavesHalfWay(from, to, touched)).toBe(leaves);
  });

  it('never asks where there is no dialog to ask with', () => {
    fc.assert(
      fc.property(routePath, fc.option(routePath), begun, (from, to, touched) => {
        fc.pre(leavePopup(from) === null);
        expect(leavesHalfWay(from, to, touched)).toBe(false);
      }),
    );
  });
});
