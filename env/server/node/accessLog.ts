/** What the access log says of one request. */
export type AccessEntry = {
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly host: string;
  readonly method: string;
  /** The request target as sent; its query is not logged. */
  readonly target: string;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
};

/** Collects lines and writes several at once. */
export type AccessLog = { readonly add: (entry: AccessEntry) => void; readonly flush: () => void };

// Because: these characters would end a field or a line.
const special = /[^!#-[\]-~]/g;

const escaped = (text: string, longest: number): string =>
  text.replace(special, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).slice(0, longest);

/** Formats a request as one line; without its query, which may have auth codes and redirect addresses. */
export const accessLine = ({
  client,
  time,
  host,
  method,
  target,
  status,
  bytes,
  milliseconds,
}: AccessEntry): string => {
  const [path = ''] = target.split(/[?#]/, 1);
  const request = `${escaped(method, 32)} ${escaped(path, 2048)}`;
  const who = `${escaped(client, 64)} [${new Date(time).toISOString()}] ${escaped(host, 255)}`;
  return `${who} "${request}" ${status} ${bytes} ${milliseconds.toFixed(1)}`;
};

// Because: several processes write to the same pipe, and a pipe keeps up to 4096 bytes of one write together.
const pipeLimit = 4096;

/** Makes an access log that writes at the latest after a second, and several lines at a time. */
export const makeAccessLog = (write: (text: string) => void): AccessLog => {
  let lines: Array<string> = [];
  let length = 0;
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (lines.length > 0) write(lines.join('\n'));
    lines = [];
    length = 0;
  };
  return {
    flush,
    add: (entry) => {
      const line = accessLine(entry);
      if (length + line.length >= pipeLimit) flush();
      lines.push(line);
      length += line.length + 1;
      timer ??= setTimeout(flush, 1000).unref();
    },
  };
};
