import { request } from 'node:http';
import { expect, it } from 'vitest';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

/** Sends a sign-in whose body has no length, in two parts. */
const send = (parts: ReadonlyArray<string>): Promise<readonly [status: number, body: string]> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(sandbox().origin('launchpad.xe.localhost'));
    const headers = { host: `launchpad.xe.localhost:${port}`, 'content-type': 'application/json' };
    const path = '/authorization/weblogin?site=account';
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => resolve([answer.statusCode ?? 0, body]));
    });
    sent.on('error', reject);
    for (const part of parts) sent.write(part);
    sent.end();
  });

it.each([
  [
    'answers a body of unknown length as any other',
    ['{"username":"personal@sandbox.test",', '"password":"wrong"}'],
    401,
  ],
  ['refuses one that is too large', ['x'.repeat(40_000), 'x'.repeat(40_000)], 413],
])('%s', async (_what, parts, status) => {
  expect((await send(parts))[0]).toBe(status);
});
