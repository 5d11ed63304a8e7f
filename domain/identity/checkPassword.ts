import { visibleText } from '#domain/shared/parsing.ts';

/** The rules that the product can check itself, each with a message in the catalogues. The service may name others. */
export const knownRules = [
  'minLength',
  'maxLength',
  'lowercase',
  'uppercase',
  'digit',
  'symbol',
  'notUsername',
] as const;

/** A rule that the product can check itself. */
export type KnownRule = (typeof knownRules)[number];

/** A rule of the service. */
export type PasswordRule =
  | { readonly _tag: 'Known'; readonly rule: KnownRule; readonly value: number }
  /** Shown with the service's message and checked only by the service. */
  | { readonly _tag: 'ServiceOnly'; readonly rule: string; readonly message: string };

const known = (rule: KnownRule, value: number): PasswordRule => ({ _tag: 'Known', rule, value });

/** Typical rules. The page says them until the service names its own. */
export const usualRules: ReadonlyArray<PasswordRule> = [
  known('minLength', 10),
  known('lowercase', 1),
  known('uppercase', 1),
  known('digit', 1),
  known('notUsername', 1),
];

/** Whether a password meets a rule. `Unknown` stands for a rule that only the service can check. */
export type RuleCheck = { readonly rule: PasswordRule; readonly verdict: 'Met' | 'Unmet' | 'Unknown' };

/** The check of each rule, in the service's order. An empty password meets no known rule. */
export const checkPassword = (
  rules: ReadonlyArray<PasswordRule>,
  password: string,
  username: string,
): ReadonlyArray<RuleCheck> =>
  rules.map((rule) => {
    if (rule._tag === 'ServiceOnly') return { rule, verdict: 'Unknown' };
    const met = password !== '' && meets[rule.rule](password, rule.value, username);
    return { rule, verdict: met ? 'Met' : 'Unmet' };
  });

/** The checks of a password that the service refused: the rule that it named is not met, whatever the product finds. */
export const withBrokenRule = (checks: ReadonlyArray<RuleCheck>, broken: string | null): ReadonlyArray<RuleCheck> =>
  checks.map((check) => (check.rule.rule === broken ? { ...check, verdict: 'Unmet' } : check));

/** A rule that a password breaks. */
export type BrokenRule = Extract<PasswordRule, { readonly _tag: 'Known' }>;

/** The rules that a password breaks, in their order. */
export const brokenRules = (checks: ReadonlyArray<RuleCheck>): ReadonlyArray<BrokenRule> =>
  checks.flatMap(({ rule, verdict }) => (verdict === 'Unmet' && rule._tag === 'Known' ? [rule] : []));

type MeetsRule = (password: string, value: number, username: string) => boolean;

const meets: { readonly [Rule in KnownRule]: MeetsRule } = {
  minLength: (password, value) => codePoints(password) >= value,
  maxLength: (password, value) => codePoints(password) <= value,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  notUsername: (password, _value, username) => !namesOf(username).includes(password.trim().toLowerCase()),
};

const codePoints = (text: string): number => Array.from(text).length;

const namesOf = (username: string): ReadonlyArray<string> => {
  const name = visibleText(username).toLowerCase();
  return [name, name.split('@')[0] ?? name];
};
