/** The rules this product can check itself; the service may name others. */
export type KnownRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol' | 'notUsername';

export type PasswordRule =
  | { readonly _tag: 'Known'; readonly rule: KnownRule; readonly value: number }
  /** Shown in the service's words and checked by the service alone. */
  | { readonly _tag: 'Foreign'; readonly message: string };

const known = (rule: KnownRule, value = 0): PasswordRule => ({ _tag: 'Known', rule, value });

/** As many rules as a service commonly has: the room that is kept for a list that has yet to come. */
export const usualRules: ReadonlyArray<PasswordRule> = [
  known('minLength', 10),
  known('lowercase', 1),
  known('uppercase', 1),
  known('digit', 1),
  known('notUsername'),
];
