declare const name: unique symbol;

/** A base type with a name: only its own parser makes values of it. */
export type Nominal<Name extends string, Base = string> = Base & { readonly [name]: Name };

/** Casts a checked value to its nominal type. The only cast in the code base: call it from a parser or a codec's mapping. */
export const unsafeNominal = <Name extends string, Base = string>(value: Base): Nominal<Name, Base> =>
  value as Nominal<Name, Base>;
