type Position = { readonly line: number; readonly column: number };

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The lines of a source text that a replacement changes, before and after; each on one line. Lines and columns count from 1. */
export const changedLines = (
  source: string,
  { start, end }: { readonly start: Position; readonly end: Position },
  replacement: string,
): { readonly from: string; readonly to: string } => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const before = (lines[0] ?? '').slice(0, start.column - 1);
  const after = (lines.at(-1) ?? '').slice(end.column - 1);
  return { from: onOneLine(lines.join('\n')), to: onOneLine(`${before}${replacement}${after}`) };
};
