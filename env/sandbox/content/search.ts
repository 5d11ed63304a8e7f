import type { Refs } from './masterRef.ts';
import type { ThemeDocument } from './themeDocument.ts';

/** The status and body of a search. */
export type SearchAnswer = { readonly status: 200 | 400 | 404 | 410; readonly body: object };

const refuse = (status: 400 | 404 | 410, type: string, message: string): SearchAnswer => ({
  status,
  body: { type, message },
});

const refFault = (ref: string | null, refs: Refs): SearchAnswer | null => {
  if (ref === null) return refuse(400, 'api_validation_error', 'The ref parameter is required.');
  const advice = `Ensure you have the correct ref and try again. Master ref is: ${refs.master()}`;
  if (refs.isExpired(ref)) return refuse(410, 'api_validation_error', `Ref expired. ${advice}`);
  return ref === refs.master() ? null : refuse(404, 'api_notfound_error', `Ref not found. ${advice}`);
};

/** Whether a document matches a predicate as @prismicio/client writes it: `[at(document.type, "x")]`, `[at(my.x.uid, "y")]`. */
const matches = ({ type, uid }: ThemeDocument, [, path, value]: RegExpMatchArray): boolean =>
  (path === 'document.type' ? type : path === `my.${type}.uid` && uid) === value;

/** Answers a search in the service's order: it checks the ref, then finds documents, all on one page. */
export const search = (documents: ReadonlyArray<ThemeDocument>, refs: Refs, { searchParams }: URL): SearchAnswer => {
  const queries = searchParams.getAll('q');
  const wanted = queries.flatMap((query) => [...query.matchAll(/\[at\(([\w.]+), "([^"]*)"\)\]/g)]);
  const fault = refFault(searchParams.get('ref'), refs);
  if (fault !== null) return fault;
  if (wanted.length < queries.length) return refuse(400, 'parsing-error', 'A predicate could not be read.');
  const results = documents.filter((document) => wanted.every((predicate) => matches(document, predicate)));
  const { length } = results;
  const page = { page: 1, total_pages: 1, total_results_size: length, results_size: length, next_page: null };
  return { status: 200, body: { ...page, results } };
};
