import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** The faults that a file of the site can meet, one of each kind: any other status of 400 or more fails as 404 does, any other network as none. */
export const faultNames = ['no network', 'no answer', '404', 'truncated', 'another shape'] as const;

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
    'no answer': { hang: true },
    '404': { status: 404 },
    truncated: withType(type, start),
    'another shape': withType(kind === 'styles' ? 'application/json' : type, other),
  };
  return answers[name];
};
