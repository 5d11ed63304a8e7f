import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** A call of the service, by the end of its path. */
export type Call = Pick<InjectedFault, 'path' | 'host' | 'method'>;

/** What happens to a call: there is no network for it, or the sandbox injects a fault. */
export type Fault = 'NoNetwork' | Omit<InjectedFault, 'path' | 'times'>;

const refusal = (status: number, code: string): Fault => ({ status, body: { code, message: 'Refused by the test' } });

/** Every fault that a call meets, see docs/decisions/sandbox.md. */
export const faults = {
  'no network': 'NoNetwork',
  reset: { reset: true },
  'no answer': { hang: true },
  '400 with an unknown code': refusal(400, 'MoonPhaseException'),
  '403 Forbidden': refusal(403, 'AccessDeniedException'),
  '404 Not Found': refusal(404, 'ResourceNotFoundException'),
  '429 with Retry-After': {
    status: 429,
    body: { code: 'LimitExceededException', message: 'Refused by the test' },
    headers: { 'retry-after': '30' },
  },
  '500 with HTML': { status: 500, body: '<html><h1>Bad gateway</h1>', headers: { 'content-type': 'text/html' } },
  '503 Service Unavailable': { status: 503 },
  empty: { status: 200, body: '' },
  'truncated JSON': { status: 200, body: '{"tokens": {"access_to', headers: { 'content-type': 'application/json' } },
  'another shape': { status: 200, body: { hello: 'world' } },
  // Because: these two often leave the screen, which then has to be opened again.
  slow: { hold: true },
  '401 Unauthorized': refusal(401, 'NotAuthorizedException'),
} as const satisfies { readonly [name: string]: Fault };

/** The name of a fault. */
export type FaultName = keyof typeof faults;

/** The kinds of faults: the one that stands for a kind, and the others of that kind. */
export const faultsOfKind: ReadonlyMap<FaultName, ReadonlyArray<FaultName>> = new Map([
  ['no network', ['reset']],
  ['no answer', []],
  ['400 with an unknown code', ['403 Forbidden', '404 Not Found', 'empty', 'truncated JSON', 'another shape']],
  ['429 with Retry-After', []],
  ['500 with HTML', ['503 Service Unavailable']],
  ['slow', []],
  ['401 Unauthorized', []],
]);

/**
 * One fault of each kind. The app takes every answer of a kind for the same fault before a screen sees it, which
 * `tests/infrastructure/launchpad/faultKinds.test.ts` shows for each call of `IdentityGateway`.
 */
export const faultKinds: ReadonlyArray<FaultName> = [...faultsOfKind.keys()];

/** The ways in which a call ends for an app that does not read its answer. */
export const faultsOfUnread: ReadonlyArray<FaultName> = [
  'no network',
  'no answer',
  '500 with HTML',
  'another shape',
  'slow',
];

/** What a rate limit of the table asks to wait, in milliseconds, and one second more. */
export const waitMs = 31_000;
