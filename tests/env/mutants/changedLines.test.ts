import { describe, expect, it } from 'vitest';
import { changedLines } from '#tests/mutants/changedLines.ts';

const source = 'const one = 1;\n  if (one > 0) {\n    return two();\n  }\n';

describe('changedLines', () => {
  it('shows a change within a line, without the indentation', () => {
    const location = { start: { line: 2, column: 7 }, end: { line: 2, column: 14 } };
    expect(changedLines(source, location, 'true')).toEqual({ from: 'if (one > 0) {', to: 'if (true) {' });
  });

  it('shows a change of several lines on one', () => {
    const location = { start: { line: 2, column: 16 }, end: { line: 4, column: 4 } };
    expect(changedLines(source, location, '{}')).toEqual({
      from: 'if (one > 0) { return two(); }',
      to: 'if (one > 0) {}',
    });
  });
});
