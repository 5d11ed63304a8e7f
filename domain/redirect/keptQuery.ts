import { queryValue } from '#domain/shared/queryValue.ts';
import { keptParams } from './redirect.ts';

/** The tracking parameters of a query, and no others. */
export const keptQuery = (query: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const name of keptParams) {
    const value = queryValue(query, name);
    if (value !== null) kept.append(name, value);
  }
  return kept;
};

/** Parameters as a query in which a space is %20 and never a plus, because servers read a plus differently. */
export const asQuery = (query: URLSearchParams): string => {
  const written = query.toString().replaceAll('+', '%20');
  return written === '' ? '' : `?${written}`;
};
