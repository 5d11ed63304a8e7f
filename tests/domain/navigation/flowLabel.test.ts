import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowAfter, flowLabel, type FlowLabel, type FlowMemory, noFlow } from '#domain/navigation/flow.ts';
import { type RoutePath, routes } from '#domain/navigation/routes.ts';
import { flowMemory as memory } from '#tests/arbitraries/flowMemory.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('flowLabel', () => {
  it.each<readonly [RoutePath, FlowMemory, FlowLabel | null]>([
    ['/signin', noFlow, 'Sign in'],
    ['/signin/locked', noFlow, 'Sign in'],
    ['/account-type', noFlow, 'Sign in'],
    ['/idp/existing', noFlow, 'Sign in'],
    ['/signup', { last: 'Sign in', redirectedFrom: '/signin' }, 'Sign up'],
    ['/forgot-password/new-password', { last: 'Sign in', redirectedFrom: null }, 'Forgot password'],
    ['/2fa/verify-number', { last: 'Sign in', redirectedFrom: null }, 'Sign up'],
    ['/2fa/verify-number', { last: null, redirectedFrom: '/signin' }, 'Sign in'],
    ['/2fa/verify-number', { last: null, redirectedFrom: '/signup/creating' }, 'Sign up'],
    ['/2fa/locked', { last: 'Sign in', redirectedFrom: '/forgot-password/new-password' }, 'Forgot password'],
    ['/2fa/locked', { last: 'Forgot password', redirectedFrom: '/2fa/verify-number' }, 'Forgot password'],
    ['/2fa/phone-validation', { last: null, redirectedFrom: '/continue' }, 'Sign in'],
    ['/2fa/choose-number', noFlow, 'Sign in'],
    ['/continue', { last: 'Sign up', redirectedFrom: null }, 'Sign up'],
    ['/change-password', noFlow, null],
  ])('on %s with %j is %s', (path, remembered, label) => {
    expect(flowLabel(path, remembered)).toBe(label);
  });

  it('depends only on the route on every screen with a flow', () => {
    reaches(20, (inCase) =>
      fc.property(routePath, memory, memory, (path, one, other) => {
        fc.pre(inCase(routes[path].flow !== null && routes[path].flow !== 'TwoFactor'));
        expect(flowLabel(path, one)).toBe(flowLabel(path, other));
      }),
    );
  });

  it('is Sign up on every two-factor screen without a previous screen', () => {
    reaches(8, (inCase) =>
      fc.property(routePath, memory, (path, { last }) => {
        fc.pre(inCase(routes[path].flow === 'TwoFactor'));
        expect(flowLabel(path, { last, redirectedFrom: null })).toBe('Sign up');
      }),
    );
  });

  it('is the last label where a screen has no flow', () => {
    reaches(4, (inCase) =>
      fc.property(routePath, memory, (path, remembered) => {
        fc.pre(inCase(routes[path].flow === null));
        expect(flowLabel(path, remembered)).toBe(remembered.last);
      }),
    );
  });
});

const memoryAfter = (path: ReadonlyArray<RoutePath>): FlowMemory =>
  path.reduce((before, at) => flowAfter(at, before), noFlow);

describe('flowAfter', () => {
  it.each<readonly [ReadonlyArray<RoutePath>, FlowLabel]>([
    [['/2fa/change-number'], 'Sign up'],
    [['/signin', '/2fa/phone-validation', '/2fa/verify-number', '/2fa/change-number'], 'Sign in'],
    [['/signup', '/signup/email-verification', '/signup/creating', '/2fa/add-number', '/2fa/verify-number'], 'Sign up'],
    [['/forgot-password', '/forgot-password/new-password', '/2fa/phone-validation'], 'Forgot password'],
    [['/forgot-password', '/signin', '/2fa/phone-validation'], 'Sign in'],
    [['/continue', '/2fa/phone-validation'], 'Sign in'],
    [['/signup', '/continue', '/2fa/phone-validation'], 'Sign up'],
  ])('after the screens %j is %s', (path, label) => {
    expect(memoryAfter(path).last).toBe(label);
  });

  itAlways(
    'remembers the label, and the screen unless it belongs to two-factor',
    [routePath, memory],
    (path, before) => {
      const { last, redirectedFrom } = flowAfter(path, before);
      expect(last).toBe(flowLabel(path, before));
      expect(redirectedFrom).toBe(routes[path].flow === 'TwoFactor' ? before.redirectedFrom : path);
    },
  );
});
