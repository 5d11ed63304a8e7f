import { parsePredicates } from './predicates.ts';
import type { Refs } from './masterRef.ts';
import type { ThemeDocument } from './themeDocument.ts';

/** The status and body of a search. */
export type SearchAnswer = { readonly status: 200 | 400 | 404 | 410; readonly body: object };

const refuse = (status: 400 | 404 | 410, type: string, message: string): SearchAnswer => ({
  status,
  body: { type, message },
});

const positiveInteger = (text: string | null, fallback: number): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : fallback;

const refFault = (ref: string | null, refs: Refs): SearchAnswer | null => {
  if (ref === null) return refuse(400, 'api_validation_error', 'The ref parameter is required.');
  const advice = `Ensure you have the correct ref and try again. Master ref is: ${refs.master()}`;
  if (refs.isExpired(ref)) return refuse(410, 'api_validation_error', `Ref expired. ${advice}`);
  return ref === refs.master() ? null : refuse(404, 'api_notfound_error', `Ref not found. ${advice}`);
};

const page = (found: ReadonlyArray<ThemeDocument>, url: URL): object => {
  const size = Math.min(100, positiveInteger(url.searchParams.get('pageSize'), 20));
  const number = positiveInteger(url.searchParams.get('page'), 1);
  const pages = Math.ceil(found.length / size);
  const results = found.slice((number - 1) * size, number * size);
  const at = (other: number): string => {
    const address = new URL(url);
    address.searchParams.set('page', String(other));
    return address.href;
  };
  return {
    page: number,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: number < pages ? at(number + 1) : null,
    prev_page: number > 1 ? at(number - 1) : null,
    results,
    version: '50ee2d1',
    license: 'All Rights Reserved',
  };
};

/** Answers a search in the service's order: it checks the ref, parses the predicates, then finds documents. */
export const search =
  (documents: ReadonlyArray<ThemeDocument>, refs: Refs) =>
  (url: URL): SearchAnswer => {
    const fault = refFault(url.searchParams.get('ref'), refs);
    if (fault !== null) return fault;
    const predicates = url.searchParams.getAll('q').map(parsePredicates);
    if (!predicates.every((list) => list !== null)) {
      return refuse(400, 'parsing-error', 'A predicate of the q parameter could not be read.');
    }
    const lang = url.searchParams.get('lang') ?? 'en-gb';
    const found = documents
      .filter((document) => lang === '*' || document.lang === lang)
      .filter((document) => predicates.flat().every((matches) => matches(document)));
    return { status: 200, body: page(found, url) };
  };
