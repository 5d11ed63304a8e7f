import { parseJson } from '#env/sandbox/parseJson.ts';
import type { ThemeDocument } from './themeDocument.ts';

/** Whether a document matches. */
export type Predicate = (document: ThemeDocument) => boolean;

const syntax = /^(at|not|any|in)\(([\w.]+),\s*(\S.*)\)$/s;

const valueAt = (document: ThemeDocument, path: string): string | null => {
  if (path === 'document.type') return document.type;
  if (path === 'document.id') return document.id;
  return path === `my.${document.type}.uid` ? document.uid : null;
};

const predicate = (text: string): Predicate | null => {
  const [, verb, path = '', json = ''] = syntax.exec(text.trim()) ?? [];
  const value = parseJson(json);
  if (verb === undefined || value === null) return null;
  const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value];
  return (document) => values.includes(valueAt(document, path)) !== (verb === 'not');
};

/** Parses the predicates of one `q`, such as `[[at(document.type, "x")][at(my.x.uid, "y")]]`; null if one is invalid. */
export const parsePredicates = (q: string): ReadonlyArray<Predicate> | null => {
  const inner = /^\[\s*(\[.*\])\s*\]$/s.exec(q.trim())?.[1];
  if (inner === undefined) return null;
  const parts = inner
    .slice(1, -1)
    .split(/\]\s*\[/)
    .map(predicate);
  return parts.every((part) => part !== null) ? parts : null;
};
