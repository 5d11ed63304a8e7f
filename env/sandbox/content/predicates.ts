import type { ThemeDocument } from './themeDocument.ts';

export type Predicate = (document: ThemeDocument) => boolean;

const written = /^(at|not|any|in)\(([\w.]+),\s*(.+)\)$/s;

const valueAt = (document: ThemeDocument, path: string): string | null => {
  if (path === 'document.type') return document.type;
  if (path === 'document.id') return document.id;
  return path === `my.${document.type}.uid` ? document.uid : null;
};

const operand = (text: string): ReadonlyArray<unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return null;
  }
};

const predicate = (text: string): Predicate | null => {
  const [, verb, path = '', value = ''] = written.exec(text.trim()) ?? [];
  const values = operand(value);
  if (verb === undefined || values === null) return null;
  return (document) => values.includes(valueAt(document, path)) !== (verb === 'not');
};

/** The predicates of one `q`, such as `[[at(document.type, "x")][at(my.x.uid, "y")]]`; null when one cannot be read. */
export const parsePredicates = (q: string): ReadonlyArray<Predicate> | null => {
  const inner = /^\[\s*(\[.*\])\s*\]$/s.exec(q.trim())?.[1];
  if (inner === undefined) return null;
  const parts = inner
    .slice(1, -1)
    .split(/\]\s*\[/)
    .map(predicate);
  return parts.every((part) => part !== null) ? parts : null;
};
