import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from './debian.ts';

/** The web servers the hosting rules are tested on. */
export type WebServer = 'nginx' | 'caddy';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const debianPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

const places: { readonly [Name in WebServer]: readonly string[] } = {
  nginx: [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx'],
  caddy: [process.env['CADDY_PATH'] ?? '', '/usr/bin/caddy'],
};

/** Where a web server stands on this machine, nginx together with its brotli module; null where it does not. */
export const findWebServer = (name: WebServer): string | null =>
  name === 'nginx' && !existsSync(brotli)
    ? null
    : (places[name].find((path) => path !== '' && existsSync(path)) ?? null);

/** Installs the web servers the tests need where that can be done; elsewhere those tests say what is missing. */
export const needWebServers = (): void => {
  const missing = findWebServer('nginx') === null || findWebServer('caddy') === null;
  if (!missing || !isDebianRoot()) return;
  console.log('Installing nginx and Caddy for the tests of the hosting rules ...');
  installFromDebian(debianPackages);
};
