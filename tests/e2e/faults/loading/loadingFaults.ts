import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** The faults that a file of the site can meet, in the order of a walk. */
export const faultNames = [
  'no network',
  'reset',
  'no answer',
  '400 with an unknown code',
  '401',
  '403',
  '404',
  '429 with Retry-After',
  '500 with HTML',
  '503',
  'empty',
  'truncated',
  'another shape',
  'slow',
] as const;

/** The name of a fault. */
export type FaultName = (typeof faultNames)[number];

/** The kinds of file: the type of the answer, the first part of such a file, and a whole file of another shape. */
export const fileKinds = {
  script: { type: 'text/javascript', start: 'export const screen = {', other: 'export const other = 1;' },
  catalogue: { type: 'text/javascript', start: 'export default {"a.b":[', other: 'export default {"a.b":"c"};' },
  styles: { type: 'text/css', start: '.steps { display: ', other: '{"other":[1]}' },
  json: { type: 'application/json', start: '{"default":{', other: '{"other":[1]}' },
} as const;

/** The kind of a file. */
export type FileKind = keyof typeof fileKinds;

type Answer = Omit<InjectedFault, 'path'>;

const withType = (type: string, body: string): Answer => ({ status: 200, body, headers: { 'content-type': type } });

/** Headers that keep the real file out of the browser's cache: a cached file would meet no further fault. */
export const noStore = { 'cache-control': 'no-store' } as const;

/** The fault as the sandbox injects it into requests for a kind of file; 'NoNetwork' for what only the browser can do. */
export const answerOf = (name: FaultName, kind: FileKind): Answer | 'NoNetwork' => {
  const { type, start, other } = fileKinds[kind];
  const answers: Readonly<Record<FaultName, Answer | 'NoNetwork'>> = {
    'no network': 'NoNetwork',
    reset: { reset: true },
    'no answer': { hang: true },
    '400 with an unknown code': { status: 400, body: { code: 'UnknownException' } },
    '401': { status: 401 },
    '403': { status: 403 },
    '404': { status: 404 },
    '429 with Retry-After': { status: 429, headers: { 'Retry-After': '1' } },
    '500 with HTML': { status: 500, body: '<!doctype html><h1>Oops</h1>', headers: { 'content-type': 'text/html' } },
    '503': { status: 503 },
    empty: withType(type, ''),
    truncated: withType(type, start),
    'another shape': withType(kind === 'styles' ? 'application/json' : type, other),
    slow: { delayMs: 150, headers: noStore },
  };
  return answers[name];
};

const sameAs404 = 'A browser takes no file from an answer with a status of 400 or more; 404 stands for these.';
const failsAs404 = 'The import or the link fails as for 404; another file of the kind meets this fault.';

/** The reasons to leave out further faults for a file whose kind meets each of them in another test. */
export const furtherFaults: Partial<Readonly<Record<FaultName, string>>> = {
  'no network': failsAs404,
  reset: failsAs404,
  '400 with an unknown code': sameAs404,
  '401': sameAs404,
  '403': sameAs404,
  '429 with Retry-After': sameAs404,
  '500 with HTML': sameAs404,
  '503': sameAs404,
};
