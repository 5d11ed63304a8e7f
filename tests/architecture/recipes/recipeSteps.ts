/** One step of a recipe: a new file, lines beside or in place of a line of a file, or a command. */
export type RecipeStep =
  | { readonly _tag: 'Create'; readonly file: string; readonly text: string }
  | {
      readonly _tag: 'Edit';
      readonly file: string;
      readonly where: 'below' | 'above' | 'instead of';
      /** What only one line of the file contains. */
      readonly line: string;
      readonly text: string;
    }
  | { readonly _tag: 'Run'; readonly text: string };

const fence = /^( *)```\w*\n([^]*?)^ *```$/gm;
const sentence =
  /(?:Create `(?<created>[^`]+)`|In `(?<edited>[^`]+)`, (?<where>below|above|instead of) `(?<line>[^`]+)`|Run):$/;

const isPlace = (word: string | undefined): word is 'below' | 'above' | 'instead of' =>
  word === 'below' || word === 'above' || word === 'instead of';

const stepOf = (before: string, text: string): RecipeStep => {
  const { created, edited, where, line } = sentence.exec(before)?.groups ?? {};
  if (created !== undefined) return { _tag: 'Create', file: created, text };
  if (edited !== undefined && line !== undefined && isPlace(where))
    return { _tag: 'Edit', file: edited, where, line, text };
  if (before.endsWith('Run:')) return { _tag: 'Run', text };
  throw new Error(`No step of a recipe: ${before.slice(-80)}`);
};

/** The steps of a recipe: each block of code, by the end of the sentence before it. Throws where that names no step. */
export const recipeSteps = (recipe: string): ReadonlyArray<RecipeStep> => {
  let end = 0;
  return [...recipe.matchAll(fence)].map(({ 0: block, 1: indent = '', 2: text = '', index }) => {
    const before = recipe.slice(end, index).replaceAll(/\s+/g, ' ').trim();
    end = index + block.length;
    const lines = text.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    return stepOf(before, lines.join('\n'));
  });
};

/** A text after a step that edits it. Throws unless one line is meant. */
export const edited = (content: string, { file, where, line, text }: Extract<RecipeStep, { _tag: 'Edit' }>): string => {
  const lines = content.split('\n');
  const found = lines.filter((each) => each.includes(line)).length;
  if (found !== 1) throw new Error(`${file} has ${String(found)} lines with ${line}`);
  const at = lines.findIndex((each) => each.includes(line));
  const added = text.replace(/\n$/, '').split('\n');
  return lines.toSpliced(where === 'below' ? at + 1 : at, where === 'instead of' ? 1 : 0, ...added).join('\n');
};
