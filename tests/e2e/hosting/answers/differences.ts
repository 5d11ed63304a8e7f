import { originPlaceholder } from '#env/server/prerenderedPages.ts';
import type { Header } from '#env/server/policies/securityPolicy.ts';
import type { ServerResponse } from '#tests/e2e/fixtures/hosting/request.ts';
import type { Deployment } from './deployment.ts';
import type { Answer } from './row.ts';

/** A response, and what it is compared with. */
export type Seen = {
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly headers: ReadonlyArray<Header>;
  readonly target: string;
  /** Reads a file of the build. */
  readonly readBuilt: (file: string) => string;
};

/** Texts of files that are not public: the index of the pages, the rules of a server, a system file, a repository. */
const privateTexts = ['"scriptHashes"', 'proxy_pass', 'reverse_proxy', 'root:x:', 'ref: refs/'];

/** Headers that no answer has: those that a request tries to inject, and those that nothing here needs. */
const absentHeaders = ['x-injected', 'set-cookie', 'access-control-allow-origin', 'x-powered-by'];

const shown = (value: unknown): string => String(value).slice(0, 120);

const differs = (what: string, expected: unknown, actual: unknown): readonly string[] =>
  expected === actual ? [] : [`${what} is ${shown(actual)}, not ${shown(expected)}`];

/** Returns what no answer to a hostile request may have. */
const leaks = ({ response, answer }: Seen): readonly string[] => [
  ...privateTexts.filter((text) => response.text.includes(text)).map((text) => `the body has ${text}`),
  ...(answer.body !== 'config' && response.text.includes('"launchpadApiUrl"') ? ['the body is the configuration'] : []),
  ...absentHeaders.flatMap((name) => differs(name, null, response.header(name))),
];

const isBody = ({ answer: { body }, response: { text }, readBuilt }: Seen, deployment: Deployment): boolean => {
  if (body === 'none') return text === '';
  if (body === 'config') return text === deployment.config;
  if ('file' in body) return text === readBuilt(body.file);
  if ('page' in body) {
    const html = readBuilt(`prerendered/${body.page}`);
    return text === html.replaceAll(originPlaceholder, deployment.originOf(body.site));
  }
  return typeof body.text === 'string' ? text === body.text : body.text.test(text);
};

/** An ETag of the handler names the encoding, so that no cache mixes two. */
const tagDifferences = ({ response, answer }: Seen): readonly string[] => {
  const tag = response.header('etag');
  if (!answer.tagged) return differs('the ETag', null, tag);
  if (answer.status === 304) return tag === null ? ['there is no ETag'] : [];
  const suffix = answer.encoding === null ? '' : `-${answer.encoding}`;
  const isWanted = tag !== null && /^"[\w.-]+"$/.test(tag) && tag.replaceAll(/^"|(?:-(?:br|gzip))?"$/g, '') !== '';
  return isWanted && (/-(?:br|gzip)(?=")/.exec(tag)?.[0] ?? '') === suffix ? [] : [`the ETag is ${tag}`];
};

const headerDifferences = ({ response, answer }: Seen, { encodesItself }: Deployment): readonly string[] => [
  ...(answer.type === undefined ? [] : differs('the type', answer.type, response.header('content-type'))),
  ...differs('Cache-Control', answer.cache, response.header('cache-control')),
  ...differs('Vary', answer.vary, response.header('vary')),
  ...(answer.status === 304 || encodesItself
    ? []
    : differs('Content-Encoding', answer.encoding, response.header('content-encoding'))),
];

/** Returns how a response differs from the answer that it must be. */
export const differencesOf = (seen: Seen, deployment: Deployment): readonly string[] => {
  const { response, answer, headers, target } = seen;
  const { status } = response;
  if (deployment.mayRefuse && answer.refusals.includes(status)) return leaks(seen);
  const isFromDisk = deployment.assetsFromDisk && target.startsWith('/assets/');
  const always = isFromDisk
    ? ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']
    : headers.map(([name]) => name);
  return [
    ...leaks(seen),
    ...differs('the status', answer.status, status),
    ...headerDifferences(seen, deployment),
    ...headers
      .filter(([name]) => always.includes(name))
      .flatMap(([name, value]) => differs(name, value, response.header(name))),
    ...(isFromDisk ? [] : tagDifferences(seen)),
    ...differs('Location', answer.location, response.header('location')),
    ...differs('Allow', answer.allow, response.header('allow')),
    ...(isBody(seen, deployment) ? [] : [`the body is ${JSON.stringify(response.text.slice(0, 80))}`]),
  ];
};
