import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepperAt, stepsOf, type SignUpKind } from '#domain/navigation/stepper.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { platforms } from '#domain/platform/platform.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const accountType = fc.constantFrom<AccountType>('Personal', 'Business', 'XECD', 'XERA');

const kind: fc.Arbitrary<SignUpKind> = fc.record({
  accountType: fc.option(accountType),
  platform: fc.option(fc.constantFrom(...platforms)),
  newFlow: fc.record({ XERA: fc.boolean() }),
});

const off = { XERA: false };
const on = { XERA: true };
const namesOf = (of: SignUpKind): ReadonlyArray<string> => stepsOf(of).map(({ name }) => name);

describe('stepsOf', () => {
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
  ])('%j', (of, names) => {
    expect(namesOf(of)).toEqual(names);
    expect(stepsOf(of).filter(({ path }, place) => place > 1 && path !== '/')).toEqual([]);
  });

  itAlways('always begins with account and verification, with ids from 0 each with its titles', [kind], (of) => {
    const steps = stepsOf(of);
    expect(namesOf(of).slice(0, 2)).toEqual(['account', 'verification']);
    steps.forEach((step, place) => {
      expect(step.id).toBe(place);
      expect([step.title, step.pageTitle]).toEqual([`stepper.${step.name}.title`, `stepper.${step.name}.pageTitle`]);
    });
  });
});

describe('stepperAt', () => {
  const shown = new Map<string, string>([
    ['/signup', 'account'],
    ['/signup/email-verification', 'verification'],
  ]);

  itAlways('is shown on /signup and /signup/email-verification only', [routePath, kind], (path, of) => {
    const name = stepperAt(path, of)?.active.name ?? null;
    expect(name).toBe(shown.get(path) ?? null);
  });
});
