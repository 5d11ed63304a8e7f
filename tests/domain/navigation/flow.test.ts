import { describe, expect, it } from 'vitest';
import {
  flowAfter,
  flowLabel,
  type FlowLabel,
  type FlowMemory,
  noFlow,
  type RoutePath,
  routes,
} from '#domain/navigation/routes.ts';
import { flowMemory } from '#tests/arbitraries/flowMemory.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const labels = { SignIn: 'Sign in', SignUp: 'Sign up', ForgotPassword: 'Forgot password' } as const;

describe('the flow that analytics hears of a screen', () => {
  const twoFactor = routePath.filter((path) => routes[path].flow === 'TwoFactor');
  const others = routePath.filter((path) => routes[path].flow !== 'TwoFactor');

  itAlways('is its own, and the last one where it has none', [others, flowMemory], (path, memory) => {
    const { flow } = routes[path];
    expect(flowLabel(path, memory)).toBe(flow === null || flow === 'TwoFactor' ? memory.last : labels[flow]);
  });

  itAlways('is that of sign-up in two-factor without a previous screen', [twoFactor, flowMemory], (path, { last }) => {
    expect(flowLabel(path, { last, redirectedFrom: null })).toBe('Sign up');
  });

  it.each<readonly [RoutePath, FlowMemory, FlowLabel]>([
    ['/2fa/verify-number', { last: null, redirectedFrom: '/signin' }, 'Sign in'],
    ['/2fa/verify-number', { last: null, redirectedFrom: '/signup/creating' }, 'Sign up'],
    ['/2fa/locked', { last: 'Sign in', redirectedFrom: '/forgot-password/new-password' }, 'Forgot password'],
    ['/2fa/locked', { last: 'Forgot password', redirectedFrom: '/2fa/verify-number' }, 'Forgot password'],
    ['/2fa/phone-validation', { last: null, redirectedFrom: '/continue' }, 'Sign in'],
  ])('on %s with %j is %s', (path, remembered, label) => {
    expect(flowLabel(path, remembered)).toBe(label);
  });

  it.each<readonly [ReadonlyArray<RoutePath>, FlowLabel]>([
    [['/2fa/change-number'], 'Sign up'],
    [['/signin', '/2fa/phone-validation', '/2fa/verify-number', '/2fa/change-number'], 'Sign in'],
    [['/signup', '/signup/email-verification', '/signup/creating', '/2fa/add-number', '/2fa/verify-number'], 'Sign up'],
    [['/forgot-password', '/forgot-password/new-password', '/2fa/phone-validation'], 'Forgot password'],
    [['/forgot-password', '/signin', '/2fa/phone-validation'], 'Sign in'],
    [['/continue', '/2fa/phone-validation'], 'Sign in'],
    [['/signup', '/continue', '/2fa/phone-validation'], 'Sign up'],
  ])('after the screens %j is %s', (paths, label) => {
    const after = paths.reduce<FlowMemory>((before, path) => flowAfter(path, before), noFlow);
    expect(after.last).toBe(label);
  });

  itAlways('is remembered, and so is a screen outside two-factor', [routePath, flowMemory], (path, before) => {
    const redirectedFrom = routes[path].flow === 'TwoFactor' ? before.redirectedFrom : path;
    expect(flowAfter(path, before)).toEqual({ last: flowLabel(path, before), redirectedFrom });
  });
});
