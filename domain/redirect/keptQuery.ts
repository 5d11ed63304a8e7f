import { keptParams } from './redirect.ts';

/** The tracking parameters of a query and nothing else, as a query; empty when there is none of them. */
export const keptQuery = (query: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of keptParams) {
    const value = query.get(name);
    if (value !== null && value !== '') kept.append(name, value);
  }
  return asQuery(kept);
};

/** Parameters as a query that every server reads alike: a space is never a plus. */
export const asQuery = (query: URLSearchParams): string => {
  const written = query.toString().replaceAll('+', '%20');
  return written === '' ? '' : `?${written}`;
};
