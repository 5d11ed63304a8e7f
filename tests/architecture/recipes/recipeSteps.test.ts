import { describe, expect, it } from 'vitest';
import { edited, recipeSteps } from './recipeSteps.ts';

const block = (sentence: string): string => `1. ${sentence}\n\n   \`\`\`ts\n     one,\n   \`\`\`\n`;

describe('the steps of a recipe', () => {
  it('are its blocks of code, without the indentation of the list', () => {
    const recipe = ['Create `a/b.ts`:', 'In `a/b.ts`, above\n   `two`:', 'At last. Run:']
      .map(block)
      .join('\nText.\n\n');
    expect(recipeSteps(recipe)).toEqual([
      { _tag: 'Create', file: 'a/b.ts', text: '  one,\n' },
      { _tag: 'Edit', file: 'a/b.ts', where: 'above', line: 'two', text: '  one,\n' },
      { _tag: 'Run', text: '  one,\n' },
    ]);
  });

  it('are all: a block that no step announces is refused', () => {
    expect(() => recipeSteps(block('See:'))).toThrow('No step of a recipe: 1. See:');
  });

  it.each([
    ['above', 'zero\n  one,\ntwo\nthree'],
    ['below', 'zero\ntwo\n  one,\nthree'],
    ['instead of', 'zero\n  one,\nthree'],
  ] as const)('edit a file %s a line, which must be there once', (where, text) => {
    const step = { _tag: 'Edit', file: 'a/b.ts', where, line: 'two', text: '  one,\n' } as const;
    expect(edited('zero\ntwo\nthree', step)).toBe(text);
    expect(() => edited('zero\nthree', step)).toThrow('a/b.ts has 0 lines with two');
    expect(() => edited('two\ntwo', step)).toThrow('a/b.ts has 2 lines with two');
  });
});
