import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, firstUnmet, type KnownRule, type PasswordRule } from '#domain/identity/checkPassword.ts';
import { pasted } from '#tests/arbitraries/invisible.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { passwordRule } from '#tests/arbitraries/passwordRule.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const known = (rule: KnownRule, value = 0): PasswordRule => ({ _tag: 'Known', rule, value });
const serviceRule: PasswordRule = { _tag: 'ServiceOnly', message: 'Not a password that was leaked' };
const verdict = (rule: PasswordRule, password: string, username = 'ada@example.test') =>
  checkPassword([rule], password, username).map((check) => check.verdict);

const seed = [known('minLength', 10), known('lowercase'), known('uppercase'), known('digit'), known('notUsername')];

describe('checkPassword', () => {
  itAlways(
    'compares with the address that is sent, whatever invisible is typed with it',
    [pasted('ada@example.test')],
    (username) => {
      expect(verdict(known('notUsername'), 'ADA@example.test', username)).toEqual(['Unmet']);
      expect(verdict(known('notUsername'), 'ada', username)).toEqual(['Unmet']);
    },
  );

  it.each<readonly [PasswordRule, string, boolean]>([
    [known('minLength', 10), 'abcdefghij', true],
    [known('minLength', 10), 'abcdefghi', false],
    [known('symbol'), 'àe\u0301²', false],
    [known('notUsername'), 'ada@example', true],
    [known('notUsername'), 'example.test', true],
    [known('minLength', 4), '🔑🔑🔑🔑', true],
    [known('minLength', 4), '🔑🔑', false],
    [known('maxLength', 3), '🔑🔑🔑', true],
    [known('maxLength', 3), 'abcd', false],
    [known('lowercase'), 'ABCß', true],
    [known('lowercase'), 'ABC1', false],
    [known('uppercase'), 'abcÆ', true],
    [known('uppercase'), 'abc1', false],
    [known('digit'), 'abc٣', true],
    [known('digit'), 'abc', false],
    [known('symbol'), 'abc-', true],
    [known('symbol'), 'abc€', true],
    [known('symbol'), 'a b1', false],
    [known('notUsername'), 'something else', true],
    [known('notUsername'), ' ada@example.test ', false],
    [known('notUsername'), 'Ada', false],
  ])('the rule %o with the password %j is met: %s', (rule, password, met) => {
    expect(verdict(rule, password)).toEqual([met ? 'Met' : 'Unmet']);
  });

  it('accepts the seed password, and returns the first rule that a bad one breaks', () => {
    const rules = checkPassword(seed, 'Correct-horse-9', 'personal@sandbox.test');
    expect(firstUnmet(rules)).toBeNull();
    expect(firstUnmet(checkPassword(seed, 'correct-horse-9', 'personal@sandbox.test'))).toEqual(known('uppercase'));
  });

  itAlways(
    'checks every rule in order, and never refuses for a rule that only the service can check',
    [fc.array(passwordRule), fc.string(), fc.string()],
    (rules, password, username) => {
      const checks = checkPassword([...rules, serviceRule], password, username);
      expect(checks.map(({ rule }) => rule)).toEqual([...rules, serviceRule]);
      for (const check of checks) expect(check.verdict === 'Unknown').toBe(check.rule._tag === 'ServiceOnly');
      expect(firstUnmet(checks)?._tag).not.toBe('ServiceOnly');
    },
  );

  itAlways('meets no rule for an empty password', [fc.array(passwordRule), fc.string()], (rules, username) => {
    expect(checkPassword(rules, '', username).some((check) => check.verdict === 'Met')).toBe(false);
  });

  it('never breaks a minimum length or a character rule by a longer password', () => {
    const kinds = fc.constantFrom<KnownRule>('minLength', 'lowercase', 'uppercase', 'digit', 'symbol');
    const anyRule = fc.tuple(kinds, fc.nat(12)).map(([rule, value]) => known(rule, value));
    reaches(10, (inCase) =>
      fc.property(anyRule, fc.string(), fc.string(), (rule, password, more) => {
        fc.pre(inCase(verdict(rule, password)[0] === 'Met'));
        expect(verdict(rule, password + more)).toEqual(['Met']);
      }),
    );
  });
});
