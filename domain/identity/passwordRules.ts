/** The rules that the product can check itself; the service may name others. */
export type KnownRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol' | 'notUsername';

/** A rule of the service. */
export type PasswordRule =
  | { readonly _tag: 'Known'; readonly rule: KnownRule; readonly value: number }
  /** Shown with the service's message and checked only by the service. */
  | { readonly _tag: 'ServiceOnly'; readonly message: string };

const known = (rule: KnownRule, value: number): PasswordRule => ({ _tag: 'Known', rule, value });

/** Typical rules: the list of rules reserves their height until the service answers. */
export const usualRules: ReadonlyArray<PasswordRule> = [
  known('minLength', 10),
  known('lowercase', 1),
  known('uppercase', 1),
  known('digit', 1),
  known('notUsername', 1),
];
