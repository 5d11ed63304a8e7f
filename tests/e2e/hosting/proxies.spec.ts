import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';
import { type RunningProgram, startProgram } from '#tests/e2e/engines/program.ts';
import { engineTest as test } from '#tests/e2e/fixtures/engines.ts';
import { makeCertificate } from '#tests/e2e/fixtures/hosting/certificate.ts';
import { freePort } from '#tests/e2e/fixtures/hosting/freePort.ts';
import { makeRequester, type Requester } from '#tests/e2e/fixtures/hosting/request.ts';
import { startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { builtPaths } from './builtPaths.ts';

const document = readFileSync(join(projectRoot, 'docs', 'hosting.md'), 'utf8');

/** Returns the example of a proxy in the document, with the values of this machine. */
const exampleFor = (proxy: Proxy, changes: ReadonlyArray<readonly [documented: string, here: string]>): string => {
  const example = new RegExp(`\`\`\`${proxy}\\n([^]*?)\`\`\``).exec(document)?.[1] ?? '';
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(15);
  return changes.reduce((text, [documented, here]) => {
    expect(text).toContain(documented);
    return text.replaceAll(documented, here);
  }, example);
};

type Proxy = 'nginx' | 'caddy';
type Place = { readonly folder: string; readonly port: number; readonly node: number };

const user = process.getuid?.() === 0 ? 'user root;' : '';
const files: { readonly [Name in Proxy]: (place: Place) => string } = {
  nginx: ({ folder, port, node }) => `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; ${user} pid ${folder}/nginx.pid; error_log stderr notice; events {} http {
${exampleFor('nginx', [
  ['listen 443', `listen 127.0.0.1:${port}`],
  ['/etc/ssl', folder],
  ['/srv/account/dist', dist],
  ['/var/log/nginx', folder],
  ['127.0.0.1:8080', `127.0.0.1:${node}`],
])}}`,
  caddy: ({ folder, port, node }) =>
    exampleFor('caddy', [
      ['\tlog', `\tadmin off\n\tauto_https off\n\thttps_port ${port}\n\tlog`],
      ['account.xe.com, account.britline.com, account.johnlewismoney.com', 'account.xe.localhost'],
      ['root * /srv/account/dist', `tls ${folder}/cert.pem ${folder}/key.pem\n\troot * ${dist}`],
      ['127.0.0.1:8080', `127.0.0.1:${node}`],
    ]),
};
const starts = {
  nginx: { args: ['-p', './', '-c'], ready: /start worker process/ },
  caddy: { args: ['run', '--adapter', 'caddyfile', '--config'], ready: /serving initial configuration/ },
} as const;

/** Starts a proxy in a folder. */
const startProxy = async (name: Proxy, place: Place): Promise<RunningProgram> => {
  const { folder } = place;
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, files[name](place));
  const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const proxy = startProgram(name, { args: [...starts[name].args, file], cwd: folder, env });
  await proxy.output(starts[name].ready);
  return proxy;
};

const expectThree = async (request: Requester): Promise<void> => {
  const forged = { 'x-forwarded-host': 'account.xe.localhost', 'accept-encoding': 'br' };
  const page = await request('account.britline.localhost', '/signin?code=canary', { headers: forged });
  expect([page.status, page.header('content-encoding')]).toEqual([200, 'br']);
  expect(page.text).toContain('Britline');
  const path = builtPaths('assets/').find((one) => /\/view-.*\.js$/.test(one)) ?? '';
  const asset = await request('account.xe.localhost', path, { headers: { 'accept-encoding': 'br' } });
  const names = ['content-encoding', 'vary', 'cache-control'];
  const kept = ['br', 'Accept-Encoding', 'public, max-age=31536000, immutable'];
  expect([asset.status, ...names.map(asset.header)]).toEqual([200, ...kept]);
  const [gone, large] = ['/assets/gone-9z9z9z9z.js', { cookie: 'a=b; '.repeat(12_000) }];
  const moved = await request('account.xe.localhost.', gone, { headers: large });
  expect([moved.status, moved.header('location')]).toEqual([308, `//account.xe.localhost${gone}`]);
};

for (const name of ['nginx', 'caddy'] as const)
  test(`${name} with the file of the document serves a page and an asset, lets 60 kB of headers, any host and a missing asset through, and logs no query`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    makeCertificate(folder);
    const config = join(folder, 'config.json');
    writeFileSync(config, configText());
    const node = await startNode({ dist, config, port: 0, env: { TRUST_PROXY: '1', ACCESS_LOG: 'off' } });
    const port = await freePort();
    const proxy = await startProxy(name, { folder, port, node: node.port });
    try {
      await expectThree(makeRequester(port, { secure: true }));
    } finally {
      await proxy.stop();
      await node.stop();
    }
    const logs = readdirSync(folder).filter((file) => file.endsWith('.log'));
    const written = [...(await proxy.ended), ...logs.map((file) => readFileSync(join(folder, file), 'utf8'))];
    expect(written.join('\n')).not.toContain('canary');
    rmSync(folder, { recursive: true });
  });
