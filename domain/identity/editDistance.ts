const maxLength = 32;

/** The edit distance of two words: how many letters to insert, delete or replace, and how many neighbours to swap. */
export const editDistance = (one: string, other: string): number => {
  // Because: the time grows with the product of the lengths. No word to compare with is nearly as long.
  if (one.length > maxLength || other.length > maxLength) return Math.max(one.length, other.length);
  let beforeLast: ReadonlyArray<number> = [];
  let last: ReadonlyArray<number> = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
};

const at = (row: ReadonlyArray<number>, column: number): number => row[column] ?? Infinity;
