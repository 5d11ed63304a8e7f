import type { Certificate, Deployment } from '#env/hosting/deployment.ts';
import { indented, quoted } from '#env/hosting/quoted.ts';
import { contentTypes } from '#env/hosting/contentTypes.ts';
import { nginxMaps } from './maps.ts';
import { nginxRules } from './rules.ts';

const types: ReadonlyArray<string> = [
  'types {',
  ...indented(Object.entries(contentTypes).map(([extension, type]) => `${quoted(type)} ${extension.slice(1)};`)),
  '}',
  '',
  'default_type application/octet-stream;',
  '',
];

// Because: queries contain auth codes and redirect addresses, which must not be logged.
const log = [
  `log_format account '$remote_addr [$time_iso8601] $host "$request_method $uri" $status $body_bytes_sent';`,
  '',
];

const listenDirectives = (certificate: Certificate | null): ReadonlyArray<string> =>
  certificate === null
    ? ['listen 8080;']
    : [
        'listen 443 ssl http2;',
        `ssl_certificate ${quoted(certificate.chain)};`,
        `ssl_certificate_key ${quoted(certificate.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:account:10m;',
        'ssl_session_tickets off;',
      ];

/** The first version of a machine's own file: how it listens, the folder of the build, and the log. */
export const nginxMachineConfig = (certificate: Certificate | null): string =>
  [...listenDirectives(certificate), 'root ..;', 'access_log /dev/stdout account;', ''].join('\n');

const mainConfig: ReadonlyArray<string> = [
  '# nginx -p /srv/account/hosting/ -c nginx.conf: relative paths are taken from the folder after -p.',
  'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
  'worker_processes auto;',
  'events {}',
  'http {',
  '  include nginx/maps.conf;',
  '  sendfile on;',
  '  server {',
  '    server_name _;',
  '    include nginx/machine.conf;',
  '    include nginx/rules.conf;',
  '  }',
  '}',
  '',
];

/** The nginx configuration: texts by file name. */
export const nginxFiles = (deployment: Deployment): ReadonlyMap<string, string> =>
  new Map([
    ['nginx.conf', mainConfig.join('\n')],
    ['nginx/maps.conf', [...types, ...log, ...nginxMaps(deployment)].join('\n')],
    ['nginx/rules.conf', nginxRules(deployment).join('\n')],
  ]);
