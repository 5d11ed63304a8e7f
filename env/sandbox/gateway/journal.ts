import { hostName } from '#env/sandbox/hosts.ts';
import { maskFields, maskHeaders } from './maskSecrets.ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';

/** One request, with its secrets masked. */
export type JournalEntry = Awaited<ReturnType<typeof entryOf>> & {
  /** Counts the requests since the start. */
  readonly id: number;
  /** Null until the request is answered. */
  readonly status: number | null;
};

/** The body of a request: the data of a form or of JSON, any other text as it is. */
const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  if (text === '') return null;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (jsonOrNull(text) ?? text);
};

const maxEntries = 2000;

const entryOf = async (request: Request, at: number) => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    at,
    method: request.method,
    host: hostName(request.headers.get('host') ?? ''),
    path: pathname,
    query: maskFields(Object.fromEntries(searchParams)),
    headers: maskHeaders(request.headers),
    body: maskFields(await readBody(request)),
  };
};

/** The recorded requests. */
export type Journal = ReturnType<typeof makeJournal>;

/** Makes the journal of the last 2,000 requests to all hosts except the control room. */
export const makeJournal = () => {
  const entries = new Map<number, JournalEntry>();
  let lastId = 0;
  return {
    /** Records a request; the returned function records its status. */
    open: async (request: Request, at: number) => {
      const opened = await entryOf(request, at);
      lastId += 1;
      const id = lastId;
      entries.set(id, { id, ...opened, status: null });
      entries.delete(id - maxEntries);
      return (status: number): void => {
        if (entries.has(id)) entries.set(id, { id, ...opened, status });
      };
    },
    /** Returns the requests whose path ends with `pathEnd`, oldest first. */
    list: (pathEnd: string): ReadonlyArray<JournalEntry> =>
      [...entries.values()].filter(({ path }) => path.endsWith(pathEnd)),
    clear: (): void => entries.clear(),
  };
};
