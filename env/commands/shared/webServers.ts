import { existsSync } from 'node:fs';

/** The web servers that serve TLS in front of the request handler in the tests. */
export type WebServer = 'nginx' | 'caddy';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const paths: { readonly [Name in WebServer]: readonly string[] } = {
  nginx: [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx'],
  caddy: [process.env['CADDY_PATH'] ?? '', '/usr/bin/caddy'],
};

/** Returns the path of an installed web server (nginx only with its brotli module); null if it is missing. */
export const findWebServer = (name: WebServer): string | null =>
  name === 'nginx' && !existsSync(brotli)
    ? null
    : (paths[name].find((path) => path !== '' && existsSync(path)) ?? null);

/** The Debian packages of the web servers that this machine lacks. */
export const missingWebServers = (): readonly string[] => [
  ...(findWebServer('nginx') === null ? ['nginx-light', 'libnginx-mod-http-brotli-static'] : []),
  ...(findWebServer('caddy') === null ? ['caddy'] : []),
];
