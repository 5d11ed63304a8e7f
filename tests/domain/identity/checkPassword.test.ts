import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, type KnownRule, type PasswordRule, withBrokenRule } from '#domain/identity/checkPassword.ts';
import { pasted } from '#tests/arbitraries/invisible.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { passwordRule } from '#tests/arbitraries/passwordRule.ts';

const known = (rule: KnownRule, value = 0): PasswordRule => ({ _tag: 'Known', rule, value });
const serviceRule: PasswordRule = { _tag: 'ServiceOnly', rule: 'notLeaked', message: 'Not a password that was leaked' };
const verdict = (rule: PasswordRule, password: string, username = 'ada@example.test') =>
  checkPassword([rule], password, username).map((check) => check.verdict);

const someRules = fc.array(passwordRule);
const text = fc.string();

describe('checkPassword', () => {
  itAlways('compares with the address that is sent', [pasted('ada@example.test')], (username) => {
    expect(verdict(known('notUsername'), 'ADA@example.test', username)).toEqual(['Unmet']);
    expect(verdict(known('notUsername'), 'ada', username)).toEqual(['Unmet']);
  });

  it.each<readonly [PasswordRule, met: ReadonlyArray<string>, unmet: ReadonlyArray<string>]>([
    [known('minLength', 10), ['abcdefghij'], ['abcdefghi']],
    [known('minLength', 4), ['🔑🔑🔑🔑'], ['🔑🔑']],
    [known('maxLength', 3), ['🔑🔑🔑'], ['abcd']],
    [known('lowercase'), ['ABCß'], ['ABC1']],
    [known('uppercase'), ['abcÆ'], ['abc1']],
    [known('digit'), ['abc٣'], ['abc']],
    [known('symbol'), ['abc-', 'abc€'], ['a b1', 'àe\u0301²']],
    [known('notUsername'), ['ada@example', 'example.test', 'something else'], [' ada@example.test ', 'Ada']],
  ])('the rule %o is met by %j, and not by %j', (rule, met, unmet) => {
    expect(met.flatMap((password) => verdict(rule, password))).toEqual(met.map(() => 'Met'));
    expect(unmet.flatMap((password) => verdict(rule, password))).toEqual(unmet.map(() => 'Unmet'));
  });

  itAlways('checks each rule, and meets none of an empty password', [someRules, text, text], (rules, typed, name) => {
    const checks = checkPassword([...rules, serviceRule], typed, name);
    expect(checks.map(({ rule }) => rule)).toEqual([...rules, serviceRule]);
    for (const check of checks) expect(check.verdict === 'Unknown').toBe(check.rule._tag === 'ServiceOnly');
    expect(checkPassword(rules, '', name).filter((check) => check.verdict === 'Met')).toEqual([]);
  });

  itAlways('changes only the rule that the service says is broken', [someRules, text, text], (rules, typed, name) => {
    const checks = checkPassword([...rules, serviceRule], typed, name);
    for (const { rule: broken } of [...rules, serviceRule]) {
      const expected = checks.map((check) => (check.rule.rule === broken ? { ...check, verdict: 'Unmet' } : check));
      expect(withBrokenRule(checks, broken)).toEqual(expected);
    }
    expect(withBrokenRule(checks, null)).toEqual(checks);
  });
});
