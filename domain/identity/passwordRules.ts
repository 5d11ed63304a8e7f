/** The rules this product can check itself; the service may name others. */
export type KnownRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol' | 'notUsername';

export type PasswordRule =
  | { readonly _tag: 'Known'; readonly rule: KnownRule; readonly value: number }
  /** Shown in the service's words and checked by the service alone. */
  | { readonly _tag: 'Foreign'; readonly message: string };
