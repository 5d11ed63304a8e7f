import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowLabel, type FlowLabel, type FlowMemory } from '#domain/navigation/flowLabel.ts';
import { routes, type RoutePath } from '#domain/navigation/routes.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const memory: fc.Arbitrary<FlowMemory> = fc.record({
  last: fc.option(fc.constantFrom<FlowLabel>('Sign in', 'Forgot password', 'Sign up')),
  redirectedFrom: fc.option(routePath),
});

const fresh: FlowMemory = { last: null, redirectedFrom: null };

describe('flowLabel', () => {
  it.each<readonly [RoutePath, FlowMemory, FlowLabel | null]>([
    ['/signin', fresh, 'Sign in'],
    ['/signin/locked', fresh, 'Sign in'],
    ['/account-type', fresh, 'Sign in'],
    ['/idp/existing', fresh, 'Sign in'],
    ['/signup', { last: 'Sign in', redirectedFrom: '/signin' }, 'Sign up'],
    ['/forgot-password/new-password', { last: 'Sign in', redirectedFrom: null }, 'Forgot password'],
    ['/2fa/verify-number', { last: 'Sign in', redirectedFrom: null }, 'Sign up'],
    ['/2fa/verify-number', { last: null, redirectedFrom: '/signin' }, 'Sign in'],
    ['/2fa/verify-number', { last: null, redirectedFrom: '/signup/creating' }, 'Sign up'],
    ['/2fa/locked', { last: 'Sign in', redirectedFrom: '/forgot-password/new-password' }, 'Forgot password'],
    ['/2fa/locked', { last: 'Forgot password', redirectedFrom: '/2fa/verify-number' }, 'Forgot password'],
    ['/2fa/phone-validation', { last: null, redirectedFrom: '/continue' }, 'Sign in'],
    ['/2fa/choose-number', fresh, 'Sign in'],
    ['/continue', { last: 'Sign up', redirectedFrom: null }, 'Sign up'],
    ['/change-password', fresh, null],
  ])('on %s with %j is %s', (path, remembered, label) => {
    expect(flowLabel(path, remembered)).toBe(label);
  });

  it('is told by the route alone on every screen that has a flow of its own', () => {
    fc.assert(
      fc.property(routePath, memory, memory, (path, one, other) => {
        fc.pre(routes[path].flow !== null && routes[path].flow !== 'TwoFactor');
        expect(flowLabel(path, one)).toBe(flowLabel(path, other));
      }),
    );
  });

  it('is Sign up on every two-factor screen that nothing redirected to', () => {
    fc.assert(
      fc.property(routePath, memory, (path, { last }) => {
        fc.pre(routes[path].flow === 'TwoFactor');
        expect(flowLabel(path, { last, redirectedFrom: null })).toBe('Sign up');
      }),
    );
  });

  it('is the last one remembered where a screen has no flow', () => {
    fc.assert(
      fc.property(routePath, memory, (path, remembered) => {
        fc.pre(routes[path].flow === null);
        expect(flowLabel(path, remembered)).toBe(remembered.last);
      }),
    );
  });
});
