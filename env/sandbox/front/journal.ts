import { hostName } from '#env/sandbox/hosts.ts';
import { maskFields, maskHeaders } from './maskSecrets.ts';
import { readBody } from './readBody.ts';

/** One request as it came, its secrets covered. */
export type JournalEntry = {
  readonly at: number;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
  /** Null while unanswered, and for ever where a fault left it so. */
  readonly status: number | null;
};

export type Journal = {
  /** Writes a request down; what it answers writes the status beside it. */
  readonly open: (request: Request, at: number) => Promise<(status: number) => void>;
  /** Oldest first; those whose path ends so. */
  readonly list: (pathEnd: string) => ReadonlyArray<JournalEntry>;
  readonly clear: () => void;
};

const kept = 2000;

const entryOf = async (request: Request, at: number): Promise<JournalEntry> => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    at,
    method: request.method,
    host: hostName(request.headers.get('host') ?? ''),
    path: pathname,
    query: maskFields(Object.fromEntries(searchParams)),
    headers: maskHeaders(request.headers),
    body: maskFields(await readBody(request)),
    status: null,
  };
};

/** The journal of every request to every host but the control room; the last two thousand of them. */
export const makeJournal = (): Journal => {
  let entries: ReadonlyArray<JournalEntry> = [];
  return {
    open: async (request, at) => {
      let entry = await entryOf(request, at);
      entries = [...entries.slice(-kept + 1), entry];
      return (status) => {
        const answered = { ...entry, status };
        entries = entries.map((other) => (other === entry ? answered : other));
        entry = answered;
      };
    },
    list: (pathEnd) => entries.filter(({ path }) => path.endsWith(pathEnd)),
    clear: () => {
      entries = [];
    },
  };
};
