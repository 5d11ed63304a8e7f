/** What the access log says of one request. */
export type AccessEntry = {
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** A host of the configuration, or `-`. */
  readonly host: string;
  readonly method: string;
  /** The request target as sent; only its path is logged. */
  readonly target: string;
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
};

/** Collects lines and writes several at once. */
export type AccessLog = { readonly add: (entry: AccessEntry) => void; readonly flush: () => void };

// Because: other characters would end a field or a line.
const plain = /^[!#-[\]-~]*$/;
const special = /[^!#-[\]-~]/g;
const [longestRequest, longestField] = [2048, 900];

const codeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const escaped = (text: string): string => text.replace(special, codeOf).slice(0, longestField);

// Because: a client chooses the scheme, the user information and the host of an absolute target, and some read backslashes as slashes.
const authority = /^(?:[a-z][a-z\d+.-]*:)?[/\\]{2,}[^/\\?#]*/i;

/** The path of a request target; `*` stays as it is, and a target without a path is `-`. */
const pathOf = (target: string): string => {
  const rest = target.replace(authority, '');
  const end = rest.search(/[?#]/);
  const path = end < 0 ? rest : rest.slice(0, end);
  if (path === '') return '/';
  return path === '*' || /^[/\\]/.test(path) ? path : '-';
};

/** Formats a request as one line; without its query, which may have auth codes and redirect addresses, and without a host in its target. */
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
  const [end, path] = [`${status} ${bytes} ${milliseconds}`, pathOf(target)];
  const text = `${client}${host}${method}${path}`;
  const at = new Date(time).toISOString();
  // Because: hardly any request has a special character, and one test of all fields is faster than four replacements.
  return plain.test(text) && text.length <= longestRequest
    ? `${client} [${at}] ${host} "${method} ${path}" ${end}`
    : `${escaped(client)} [${at}] ${escaped(host)} "${escaped(method)} ${escaped(path)}" ${end}`;
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
