/** The value of a parameter of a query, decoded once; null without one. An empty value or only blanks count as none, also beside another value. */
export const queryValue = (query: string | URLSearchParams, name: string): string | null =>
  new URLSearchParams(query).getAll(name).find((value) => value.trim() !== '') ?? null;
