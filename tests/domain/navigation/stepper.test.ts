import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepperAt, stepsOf, type SignUpKind } from '#domain/navigation/stepper.ts';
import { platforms } from '#domain/platform/platform.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';

const kind: fc.Arbitrary<SignUpKind> = fc.record({
  accountType: fc.option(fc.constantFrom('Personal', 'Business', 'XECD', 'XERA')),
  platform: fc.option(fc.constantFrom(...platforms)),
  newFlow: fc.record({ XERA: fc.boolean() }),
});

const off = { XERA: false };
const on = { XERA: true };

describe('the steps of a sign-up', () => {
  const generic = ['account', 'verification', 'country', 'information'];
  const business = ['account', 'verification', 'business', 'personal'];

  it.each<readonly [SignUpKind, ReadonlyArray<string>]>([
    [{ accountType: null, platform: null, newFlow: off }, generic],
    [{ accountType: 'Personal', platform: 'XEMT', newFlow: on }, generic],
    [{ accountType: 'Business', platform: 'XEMT', newFlow: off }, business],
    [{ accountType: 'Business', platform: 'XEMT', newFlow: on }, business],
    [{ accountType: 'Business', platform: 'BRITLINE', newFlow: off }, generic],
    [{ accountType: 'Business', platform: 'XERA', newFlow: off }, generic],
    [{ accountType: 'Business', platform: 'XERA', newFlow: on }, ['account', 'verification']],
  ])('of %j are %j', (of, names) => {
    expect(stepsOf(of)).toEqual(
      names.map((name, id) => ({
        id,
        name,
        path: ['/signup', '/signup/email-verification'][id] ?? '/',
        title: `stepper.${name}.title`,
        pageTitle: ['signUp.heading', 'code.heading'][id] ?? `stepper.${name}.title`,
      })),
    );
  });

  itAlways('are shown on the first two screens of sign-up only, each at its own', [routePath, kind], (path, of) => {
    const active = stepsOf(of)
      .slice(0, 2)
      .find((step) => step.path === path);
    expect(stepperAt(path, of)).toEqual(active === undefined ? null : { steps: stepsOf(of), active });
  });
});
