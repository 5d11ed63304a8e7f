import type { Catalogue } from './readCatalogue.ts';

const literal = /(['"])([a-z][A-Za-z]*(?:\.[\w-]+)+)\1/g;
const template = /`([a-z][A-Za-z]*(?:\.[\w-]+)*\.)\$\{/g;

const found = (sources: ReadonlyArray<string>, pattern: RegExp, group: number): ReadonlySet<string> =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[group] ?? '')));

const sliceOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Finds messages that no source uses, and ids in the sources that no catalogue has; returns one line per fault. */
export const messageUsageFaults = (known: Catalogue, sources: ReadonlyArray<string>): ReadonlyArray<string> => {
  const ids = Object.keys(known);
  const slices = new Set(ids.map(sliceOf));
  const used = found(sources, literal, 2);
  const prefixes = [...found(sources, template, 1)];
  const isUsed = (id: string): boolean => used.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
  return [
    ...ids.filter((id) => !isUsed(id)).map((id) => `${id} is shown nowhere`),
    ...[...used].filter((id) => slices.has(sliceOf(id)) && !ids.includes(id)).map((id) => `${id} is in no catalogue`),
  ];
};
