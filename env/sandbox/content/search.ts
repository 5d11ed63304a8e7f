import type { Refs } from './masterRef.ts';
import type { ThemeDocument } from './themeDocument.ts';

/** The status and body of a search. */
export type SearchAnswer = { readonly status: 200 | 404 | 410; readonly body: object };

const refFault = (ref: string, refs: Refs): SearchAnswer | null => {
  const advice = `Ensure you have the correct ref and try again. Master ref is: ${refs.master()}`;
  if (refs.isExpired(ref)) {
    return { status: 410, body: { type: 'api_validation_error', message: `Ref expired. ${advice}` } };
  }
  return ref === refs.master()
    ? null
    : { status: 404, body: { type: 'api_notfound_error', message: `Ref not found. ${advice}` } };
};

/** Finds the documents of a query: `[[at(document.type, "x")]]` or `[[at(my.x.uid, "y")]]`, as @prismicio/client writes it. */
const find = (documents: ReadonlyArray<ThemeDocument>, query: string): ReadonlyArray<ThemeDocument> => {
  const wanted = [...query.matchAll(/at\(([\w.]+), "([^"]*)"\)/g)];
  return documents.filter(({ type, uid }) =>
    wanted.every(([, path, value]) => (path === 'document.type' ? type : path === `my.${type}.uid` && uid) === value),
  );
};

/** Answers a search in the service's order: it checks the ref, then finds documents, all on one page. */
export const search = (documents: ReadonlyArray<ThemeDocument>, refs: Refs, { searchParams }: URL): SearchAnswer => {
  const fault = refFault(searchParams.get('ref') ?? '', refs);
  if (fault !== null) return fault;
  const results = find(documents, searchParams.getAll('q').join(''));
  const { length } = results;
  const page = { page: 1, total_pages: 1, total_results_size: length, results_size: length, next_page: null };
  return { status: 200, body: { ...page, results } };
};
