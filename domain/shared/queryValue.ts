/** The value of a parameter of a query, decoded once; null without one. An empty value counts as none, also beside another value. */
export const queryValue = (query: string, name: string): string | null =>
  new URLSearchParams(query).getAll(name).find((value) => value !== '') ?? null;
