import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.ts';

/** The web servers that serve TLS in front of the request handler in the tests. */
export type WebServer = 'nginx' | 'caddy';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const debianPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

const paths: { readonly [Name in WebServer]: readonly string[] } = {
  nginx: [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx'],
  caddy: [process.env['CADDY_PATH'] ?? '', '/usr/bin/caddy'],
};

/** Returns the path of an installed web server (nginx only with its brotli module); null if it is missing. */
export const findWebServer = (name: WebServer): string | null =>
  name === 'nginx' && !existsSync(brotli)
    ? null
    : (paths[name].find((path) => path !== '' && existsSync(path)) ?? null);

/** Installs the web servers for the tests on Debian as root; elsewhere these tests report what is missing. */
export const ensureWebServers = (): void => {
  const missing = findWebServer('nginx') === null || findWebServer('caddy') === null;
  if (!missing || !isDebianRoot()) return;
  console.log('Installing nginx and Caddy for the tests of hosting ...');
  installFromDebian(debianPackages);
};
