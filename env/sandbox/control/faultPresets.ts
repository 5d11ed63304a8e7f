import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { hosts } from '#env/sandbox/hosts.ts';

const signIn = { path: '/authorization/weblogin', method: 'POST' };
const limit = { code: 'LimitExceededException', message: 'Attempt limit exceeded' };
const notJson = { body: '<h1>Bad gateway</h1>', headers: { 'Content-Type': 'text/html' } };

/** Faults that people try most often, by name. */
export const faultPresets: ReadonlyArray<readonly [name: string, fault: InjectedFault]> = [
  ['Sign-in: rate limited', { ...signIn, status: 429, body: limit, headers: { 'Retry-After': '30' } }],
  ['Sign-in: server error, once', { ...signIn, status: 500, times: 1 }],
  ['Sign-in: slow, 10 seconds', { ...signIn, delayMs: 10_000 }],
  ['Sign-in: no answer', { ...signIn, hang: true }],
  ['Sign-in: connection broken', { ...signIn, reset: true }],
  ['Sign-in: an answer that is not JSON', { ...signIn, status: 200, ...notJson }],
  ['Two-step code: server error', { path: '/authorization/validate2FA', method: 'POST', status: 500 }],
  ['Two-step code: cannot be sent', { path: '/authorization/send2FA', method: 'POST', status: 503 }],
  ['Sign-up code: server error', { path: '/authorization/confirmSignup', method: 'POST', status: 500 }],
  ['Tokens: not available', { path: '/getGSOTokens', status: 503 }],
  ['Themes: not available', { path: '', host: hosts.content, status: 503 }],
  ['Configuration: not available', { path: '/env/config.json', status: 503 }],
  ['Everything: 2 seconds late', { path: '', delayMs: 2000 }],
];
