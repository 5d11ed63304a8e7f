/** The zero of some scripts, from the Unicode character database. */
export const zeros: ReadonlyArray<number> = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1810, 0xff10, 0x104a0, 0x1d7ce, 0x1d7d8, 0x1d7f6, 0x1fbf0,
];

/** A code in the digits of a script, by its zero. */
export const inScript = (code: string, zero: number): string =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
