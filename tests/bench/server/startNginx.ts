import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startProgram } from '#tests/e2e/engines/program.ts';
import { freePort } from '#tests/e2e/fixtures/hosting/freePort.ts';

const configuration = (folder: string, port: number): string => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr notice;
worker_processes 1;
events {}
http {
  types { text/html html; }
  sendfile on;
  keepalive_requests 1000000;
  access_log ${folder}/access.log combined;
  server { listen 127.0.0.1:${port}; root ${folder}; brotli_static on; }
}
`;

/** Starts nginx, with its brotli module and one worker, over a copy of a page and its compressed twin in a folder. */
export const startNginx = async (folder: string, page: string) => {
  mkdirSync(folder, { recursive: true });
  copyFileSync(page, join(folder, 'page.html'));
  writeFileSync(join(folder, 'page.html.br'), brotliCompressSync(readFileSync(page)));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const { output, stop } = startProgram('nginx', { args: ['-p', folder, '-c', join(folder, 'nginx.conf')] });
  const [, worker] = await output(/start worker process (\d+)/);
  return { url: `http://127.0.0.1:${port}/page.html`, worker: Number(worker), stop };
};
