declare const name: unique symbol;

/** A base type that only its own parser can hand out. */
export type Nominal<Name extends string, Base = string> = Base & { readonly [name]: Name };

/** Names a checked value. The only cast in the code base: call it from a parser, or from a codec's mapping. */
export const mint = <Name extends string, Base = string>(value: Base): Nominal<Name, Base> =>
  value as Nominal<Name, Base>;
