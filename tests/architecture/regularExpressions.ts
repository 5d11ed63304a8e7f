import { Visitor, type ParseResult } from 'vite';
import { isScript, parsedModule } from './parsedModule.ts';
import { projectFiles } from './projectFiles.ts';

/** A regular expression of the code. */
export type Pattern = { readonly path: string; readonly source: string; readonly flags: string };

/** The regular expressions of a file: those that the code spells out, and the number of those that it puts together. */
export type Patterns = { readonly known: readonly Pattern[]; readonly computed: number };

// Because: these methods make a regular expression of a text.
const methods = ['match', 'matchAll', 'search'];

/** Whether a text names RegExp, or has the pattern of a route's parameter or of an HTML field in it. */
const holdsPattern = (text: string): boolean => /^RegExp$|\/:\w+\{|\bpattern=/.test(text);

/**
 * Finds every regular expression literal of a module, and counts what makes one of something else: RegExp, a method of
 * texts whose only argument is no literal, the pattern of a field or of a route's parameter.
 */
export const patternsIn = (path: string, { program }: ParseResult): Patterns => {
  const known: Pattern[] = [];
  let computed = 0;
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) known.push({ path, source: node.regex.pattern, flags: node.regex.flags });
      else if (typeof node.value === 'string' && holdsPattern(node.value)) computed += 1;
    },
    TemplateElement: ({ value }) => {
      if (holdsPattern(value.raw)) computed += 1;
    },
    CallExpression: ({ callee, arguments: [first, ...others] }) => {
      if (callee.type !== 'MemberExpression' || first === undefined || others.length > 0) return;
      const { property } = callee;
      const name = property.type === 'Literal' ? property.value : 'name' in property ? property.name : null;
      if (methods.some((method) => method === name) && !('regex' in first)) computed += 1;
    },
    JSXAttribute: ({ name }) => {
      if (name.name === 'pattern') computed += 1;
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
  /^(?:domain|application|infrastructure|ui|env\/(?:sandbox|server))\//.test(path);

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
