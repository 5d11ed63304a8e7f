import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';

/** The words that the page looks for in its long lists; in any letter case, and all of them. */
export type Search = { readonly accounts: string; readonly requests: string };

/** Whether all words of a search occur in a text. */
export const hasWords = (text: string, search: string): boolean =>
  search.split(/\s+/).every((word) => text.toLowerCase().includes(word.toLowerCase()));

const isQuiet = ({ method, path }: JournalEntry): boolean =>
  method === 'OPTIONS' || /\.(?:css|ico|js|map|png|svg|webp|woff2)$/i.test(path);

/**
 * Returns the requests whose method, host, path and status have all words of a search, the newest first. Preflights and the files of a page
 * are listed only where words are searched.
 */
export const findRequests = (entries: ReadonlyArray<JournalEntry>, search: string): ReadonlyArray<JournalEntry> =>
  entries
    .filter((entry) => search.trim() !== '' || !isQuiet(entry))
    .filter(({ method, host, path, status }) => hasWords(`${method} ${host} ${path} ${status ?? 'waiting'}`, search))
    .toReversed();
