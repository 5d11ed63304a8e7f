import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '#env/shared/projectRoot.ts';
import type { Requester, RequestOptions } from '#tests/e2e/fixtures/hosting/request.ts';
import type { Deployment } from './deployment.ts';
import { differencesOf, type Seen } from './differences.ts';
import type { Row, Sent, Site, Table } from './row.ts';

const isSite = (host: string): host is Site => ['xe', 'britline', 'johnlewis'].includes(host);

/** Replaces `{vendor.js}` by the name of the first such asset of the build, with its hash. */
const withAssets = (path: string): string =>
  path.replaceAll(/\{([\w-]+)\.(\w+)\}/g, (_, name: string, extension: string) => {
    const asset = new RegExp(`^${name}-[\\w-]{8}\\.${extension}$`);
    return readdirSync(join(dist, 'assets')).find((one) => asset.test(one)) ?? `${name} is no asset`;
  });

const optionsOf = ({ method, lang, cookie, enc, body, headers }: Sent, match: string | null): RequestOptions => ({
  ...(method === undefined ? {} : { method }),
  ...(body === undefined ? {} : { body }),
  headers: {
    ...(lang === undefined ? {} : { 'accept-language': lang }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(enc === undefined ? {} : { 'accept-encoding': enc }),
    ...(match === null ? {} : { 'if-none-match': match }),
    ...headers,
  },
});

const withTags = async (sent: Sent, tagOf: (path: string | null, enc: string | undefined) => Promise<string>) => {
  const token = /<([^>]+)>/.exec(sent.match ?? '');
  if (sent.match === undefined || token === null) return sent.match ?? null;
  const [whole, name = ''] = token;
  const path = name.startsWith('/') ? name : null;
  const tag = await tagOf(path, path === null && name !== 'tag' ? name : sent.enc);
  return sent.match.replace(whole, tag);
};

const checkRow = async (request: Requester, deployment: Deployment, [host, path, sent, answer]: Row) => {
  const address = isSite(host) ? deployment.hostOf(host) : host;
  const target = withAssets(path);
  const tagOf = async (other: string | null, enc: string | undefined): Promise<string> => {
    const { match: _, enc: __, ...rest } = sent;
    const options = optionsOf({ ...rest, ...(enc === undefined ? {} : { enc }) }, null);
    return (await request(address, other ?? target, { ...options, method: 'GET' })).header('etag') ?? 'no tag';
  };
  const options = optionsOf(sent, await withTags(sent, tagOf));
  const response = await request(address, target, options);
  const site = answer.site ?? (isSite(host) ? host : 'xe');
  const readBuilt = (built: string): string => readFileSync(join(dist, withAssets(built)), 'utf8');
  const seen: Seen = { response, answer, headers: deployment.headersOf(site), target, readBuilt };
  return differencesOf(seen, deployment);
};

const nameOf = (group: string, [host, path, sent]: Row): string =>
  `${group}: ${host} ${path} ${JSON.stringify(sent)}`.slice(0, 240);

const atOnce = 8;

/** Sends the request of every row, several at once, and returns the differences between the answers and the rows. */
export const checkAnswers = async (
  request: Requester,
  deployment: Deployment,
  table: Table,
): Promise<readonly string[]> => {
  const left = Object.entries(table).flatMap(([group, rows]) => rows.map((row) => [group, row] as const));
  const differences: string[] = [];
  const takeRows = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [group, row] = next;
      const found = await checkRow(request, deployment, row).catch((error: unknown) => [String(error)]);
      differences.push(...found.map((difference) => `${nameOf(group, row)}: ${difference}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeRows));
  return differences;
};
