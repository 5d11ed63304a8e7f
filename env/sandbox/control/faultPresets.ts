import { contentHost } from '#env/sandbox/hosts.ts';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

type FaultPreset = { readonly name: string; readonly fault: InjectedFault };

const signIn = { path: '/authorization/weblogin', method: 'POST' };
const limit = { code: 'LimitExceededException', message: 'Attempt limit exceeded' };
const notJson = { body: '<h1>Bad gateway</h1>', headers: { 'Content-Type': 'text/html' } };

/** Faults that people try most often. */
export const faultPresets: ReadonlyArray<FaultPreset> = [
  { name: 'Sign-in: rate limited', fault: { ...signIn, status: 429, body: limit, headers: { 'Retry-After': '30' } } },
  { name: 'Sign-in: server error, once', fault: { ...signIn, status: 500, times: 1 } },
  { name: 'Sign-in: slow, 10 seconds', fault: { ...signIn, delayMs: 10_000 } },
  { name: 'Sign-in: no answer', fault: { ...signIn, hang: true } },
  { name: 'Sign-in: connection broken', fault: { ...signIn, reset: true } },
  { name: 'Sign-in: an answer that is not JSON', fault: { ...signIn, status: 200, ...notJson } },
  { name: 'Two-step code: server error', fault: { path: '/authorization/validate2FA', method: 'POST', status: 500 } },
  { name: 'Two-step code: cannot be sent', fault: { path: '/authorization/send2FA', method: 'POST', status: 503 } },
  { name: 'Sign-up code: server error', fault: { path: '/authorization/confirmSignup', method: 'POST', status: 500 } },
  { name: 'Tokens: not available', fault: { path: '/getGSOTokens', status: 503 } },
  { name: 'Themes: not available', fault: { path: '', host: contentHost, status: 503 } },
  { name: 'Configuration: not available', fault: { path: '/env/config.json', status: 503 } },
  { name: 'Everything: 2 seconds late', fault: { path: '', delayMs: 2000 } },
];
