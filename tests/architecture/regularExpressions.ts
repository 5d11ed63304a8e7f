import { Visitor, type ParseResult } from 'vite';
import { isScript, parsedModule } from './parsedModule.ts';
import { projectFiles } from './projectFiles.ts';

/** A regular expression of the code. */
export type Pattern = { readonly path: string; readonly source: string; readonly flags: string };

/** The regular expressions of a file: those that the code spells out, and the number of those that it puts together. */
export type Patterns = { readonly known: readonly Pattern[]; readonly computed: number };

/** Finds every regular expression literal and every use of RegExp in a module. */
export const patternsIn = (path: string, { program }: ParseResult): Patterns => {
  const known: Pattern[] = [];
  let computed = 0;
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) known.push({ path, source: node.regex.pattern, flags: node.regex.flags });
    },
    Identifier: ({ name }) => {
      if (name === 'RegExp') computed += 1;
    },
    // Because: a type puts nothing together.
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier' && typeName.name === 'RegExp') computed -= 1;
    },
  }).visit(program);
  return { known, computed };
};

// Because: these read what a person, a partner or a service writes; the other folders read the project's own files.
/** Whether a file of this path reads what others write. */
export const isExposed = (path: string): boolean =>
  /^(?:domain|application|infrastructure|ui|env\/sandbox)\//.test(path);

/** Every regular expression of the code that reads what others write. */
export const exposedPatterns = (): Patterns => {
  const all = projectFiles()
    .filter((path) => isExposed(path) && isScript(path))
    .map((path) => patternsIn(path, parsedModule(path)));
  return {
    known: all.flatMap(({ known }) => known),
    computed: all.reduce((sum, { computed }) => sum + computed, 0),
  };
};
