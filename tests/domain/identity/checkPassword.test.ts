import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, firstUnmet } from '#domain/identity/checkPassword.ts';
import type { KnownRule, PasswordRule } from '#domain/identity/passwordRules.ts';
import { passwordRule } from '#tests/arbitraries/passwordRule.ts';

const known = (rule: KnownRule, value = 0): PasswordRule => ({ _tag: 'Known', rule, value });
const foreign: PasswordRule = { _tag: 'Foreign', message: 'Not a password that was leaked' };
const verdict = (rule: PasswordRule, password: string, username = 'ada@example.test') =>
  checkPassword([rule], password, username).map((check) => check.verdict);

const seed = [known('minLength', 10), known('lowercase'), known('uppercase'), known('digit'), known('notUsername')];

describe('checkPassword', () => {
  it.each<readonly [KnownRule, number, string, boolean]>([
    ['minLength', 10, 'abcdefghij', true],
    ['minLength', 10, 'abcdefghi', false],
    ['minLength', 4, '🔑🔑🔑🔑', true],
    ['minLength', 4, '🔑🔑', false],
    ['maxLength', 3, 'abc', true],
    ['maxLength', 3, '🔑🔑🔑', true],
    ['maxLength', 3, 'abcd', false],
    ['lowercase', 0, 'ABCß', true],
    ['lowercase', 0, 'ABC1', false],
    ['uppercase', 0, 'abcÆ', true],
    ['uppercase', 0, 'abc1', false],
    ['digit', 0, 'abc٣', true],
    ['digit', 0, 'abc', false],
    ['symbol', 0, 'abc-', true],
    ['symbol', 0, 'abc€', true],
    ['symbol', 0, 'a b1', false],
    ['notUsername', 0, 'something else', true],
    ['notUsername', 0, 'ADA@example.test', false],
    ['notUsername', 0, ' ada@example.test ', false],
    ['notUsername', 0, 'Ada', false],
  ])('%s %i of %j', (rule, value, password, met) => {
    expect(verdict(known(rule, value), password)).toEqual([met ? 'Met' : 'Unmet']);
  });

  it('finds the seed password good, and the first rule a bad one breaks', () => {
    const rules = checkPassword(seed, 'Correct-horse-9', 'personal@sandbox.test');
    expect(firstUnmet(rules)).toBeNull();
    expect(firstUnmet(checkPassword(seed, 'correct-horse-9', 'personal@sandbox.test'))).toEqual(known('uppercase'));
  });

  it('asks nothing where the service lists no rules', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, username) => {
        expect(checkPassword([], password, username)).toEqual([]);
        expect(firstUnmet(checkPassword([], password, username))).toBeNull();
      }),
    );
  });

  it('answers every rule in the order of the list, and leaves foreign ones to the service', () => {
    fc.assert(
      fc.property(fc.array(passwordRule), fc.string(), fc.string(), (rules, password, username) => {
        const checks = checkPassword([...rules, foreign], password, username);
        expect(checks.map(({ rule }) => rule)).toEqual([...rules, foreign]);
        for (const check of checks) expect(check.verdict === 'Unknown').toBe(check.rule._tag === 'Foreign');
      }),
    );
  });

  it('never refuses a password for a foreign rule', () => {
    expect(firstUnmet(checkPassword([foreign], '', ''))).toBeNull();
  });

  it('finds no rule met before anything is typed', () => {
    fc.assert(
      fc.property(fc.array(passwordRule), fc.string(), (rules, username) => {
        expect(checkPassword(rules, '', username).some((check) => check.verdict === 'Met')).toBe(false);
      }),
    );
  });

  it('never takes back a length or a kind of letter by more typing', () => {
    const growing = fc.constantFrom<KnownRule>('minLength', 'lowercase', 'uppercase', 'digit', 'symbol');
    fc.assert(
      fc.property(growing, fc.nat(12), fc.string(), fc.string(), (rule, value, password, more) => {
        fc.pre(verdict(known(rule, value), password)[0] === 'Met');
        expect(verdict(known(rule, value), password + more)).toEqual(['Met']);
      }),
    );
  });
});
