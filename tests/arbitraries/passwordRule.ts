import fc from 'fast-check';
import { type KnownRule, knownRules, type PasswordRule } from '#domain/identity/checkPassword.ts';

export const knownRule: fc.Arbitrary<KnownRule> = fc.constantFrom(...knownRules);

/** Any rule of the service. */
export const passwordRule: fc.Arbitrary<PasswordRule> = fc.oneof(
  fc.record({ _tag: fc.constant('Known' as const), rule: knownRule, value: fc.nat(80) }),
  fc.record({ _tag: fc.constant('ServiceOnly' as const), rule: fc.string(), message: fc.string() }),
);
