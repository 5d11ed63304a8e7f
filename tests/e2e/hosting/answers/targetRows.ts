import { config, missing, notAllowed, of, orRefused, page } from './answer.ts';
import type { Row } from './row.ts';

// Because: workerd answers an address of another host with 500 itself.
const refusals = [400, 404, 500] as const;
const form = { method: 'POST', body: 'a=b' };

/** Absolute targets, which name the host themselves, and backslashes, which Node refuses. */
export const targetRows: readonly Row[] = [
  ['xe', 'http://account.xe.localhost/signup', {}, orRefused(page('xe/en-GB/signup'), ...refusals)],
  [
    'xe',
    'http://account.britline.localhost/signup',
    {},
    orRefused(of('britline', page('britline/en-GB/signup')), ...refusals),
  ],
  ['britline', 'http://evil.example/signin', {}, orRefused(of('xe', page('xe/en-GB/signin')), ...refusals)],
  ['xe', 'http://evil.example/env/config.json', {}, orRefused(config, ...refusals)],
  ['xe', 'http://evil.example/signin', form, orRefused(notAllowed, ...refusals)],
  ['xe', 'http://evil.example/prerendered/index.json', {}, orRefused(missing, ...refusals)],
  ['xe', '/\\evil.example', {}, orRefused(missing, 400)],
  ['xe', '/\\evil.example/signin', form, orRefused(notAllowed, 400)],
  ['xe', '/assets/..\\prerendered\\index.json', {}, orRefused(missing, 400)],
];
