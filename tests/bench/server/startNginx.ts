import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findProgram } from '#env/commands/shared/programs.ts';
import { freePort } from '#tests/e2e/fixtures/hosting/freePort.ts';
import { childrenOf } from './processes.ts';

/** An nginx with one worker that serves one static file. */
export type StaticServer = { readonly url: string; readonly worker: number; readonly stop: () => Promise<void> };

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
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    brotli_static on;
  }
}
`;

/** Starts nginx with a copy of a page and its compressed twin in a folder. */
export const startNginx = async (folder: string, page: string): Promise<StaticServer> => {
  const program = findProgram('nginx');
  if (program === null) throw new Error('nginx with its brotli module is not installed.');
  mkdirSync(folder, { recursive: true });
  copyFileSync(page, join(folder, 'page.html'));
  writeFileSync(join(folder, 'page.html.br'), brotliCompressSync(readFileSync(page)));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (part: Buffer) => {
      output += part.toString();
      if (/start worker process \d/.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`nginx ended:\n${output}`)));
  });
  const [worker = 0] = childrenOf(child.pid ?? 0);
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    worker,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
