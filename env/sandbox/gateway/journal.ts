import { hostName } from '#env/sandbox/hosts.ts';
import { maskFields, maskHeaders } from './maskSecrets.ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';

/** One request, with its secrets masked. */
export type JournalEntry = {
  /** Counts the requests since the start. */
  readonly id: number;
  readonly at: number;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: unknown;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
  /** Null until the request is answered. */
  readonly status: number | null;
};

/** The recorded requests. */
export type Journal = {
  /** Records a request; the returned function records its status. */
  readonly open: (request: Request, at: number) => Promise<(status: number) => void>;
  /** Returns the requests whose path ends with `pathEnd`, oldest first. */
  readonly list: (pathEnd: string) => ReadonlyArray<JournalEntry>;
  readonly clear: () => void;
};

/** The body of a request: the data of a form or of JSON, any other text as it is. */
const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  if (text === '') return null;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (jsonOrNull(text) ?? text);
};

const maxEntries = 2000;

const entryOf = async (request: Request, at: number): Promise<Omit<JournalEntry, 'id'>> => {
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

/** Makes the journal of the last 2,000 requests to all hosts except the control room. */
export const makeJournal = (): Journal => {
  const entries = new Map<number, JournalEntry>();
  let lastId = 0;
  return {
    open: async (request, at) => {
      const opened = await entryOf(request, at);
      lastId += 1;
      const id = lastId;
      entries.set(id, { id, ...opened });
      entries.delete(id - maxEntries);
      return (status) => {
        if (entries.has(id)) entries.set(id, { id, ...opened, status });
      };
    },
    list: (pathEnd) => [...entries.values()].filter(({ path }) => path.endsWith(pathEnd)),
    clear: () => entries.clear(),
  };
};
