import type { JournalEntry } from '#env/sandbox/gateway/journal.ts';

/** What the list of requests shows. */
export type RequestFilter = {
  /** Words that must all occur in method, host, path and status. */
  readonly text: string;
  /** Whether to show files of a page too: scripts, styles, images and fonts; and the preflights of calls. */
  readonly withFiles: boolean;
};

const isFile = ({ path }: JournalEntry): boolean => /\.(?:css|ico|js|map|png|svg|webp|woff2)$/i.test(path);

const searched = ({ method, host, path, status }: JournalEntry): string =>
  `${method} ${host} ${path} ${status ?? 'waiting'}`.toLowerCase();

// Because: a browser sends one before each call to another host.
const isPreflight = ({ method }: JournalEntry, text: string): boolean => method === 'OPTIONS' && !/options/i.test(text);

/** Returns the requests that match a filter, the newest first. */
export const filterRequests = (
  entries: ReadonlyArray<JournalEntry>,
  { text, withFiles }: RequestFilter,
): ReadonlyArray<JournalEntry> => {
  const words = text.toLowerCase().split(/\s+/);
  return entries
    .filter((entry) => withFiles || !(isFile(entry) || isPreflight(entry, text)))
    .filter((entry) => words.every((word) => searched(entry).includes(word)))
    .toReversed();
};
