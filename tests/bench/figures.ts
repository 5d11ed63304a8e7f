/** What a part has measured, and its words for people. */
export type Result = { readonly figures: unknown; readonly report: string };

/** The median of several figures; null if there are none. */
export const median = (figures: ReadonlyArray<number | null>): number | null => {
  const sorted = figures.filter((figure) => figure !== null).toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** The length of what some spans cover together. */
export const covered = (spans: ReadonlyArray<readonly [from: number, to: number]>): number => {
  let [end, length] = [-Infinity, 0];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
};

/** Formats rows of cells: the first of each row at the left, the others under each other at the right. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const longest = (index: number): number => Math.max(...rows.map((row) => row[index]?.length ?? 0));
  return rows
    .map(([name = '', ...cells]) =>
      [name.padEnd(longest(0)), ...cells.map((cell, index) => cell.padStart(longest(index + 1)))].join('  '),
    )
    .join('\n');
};
