import type { Page, Request, Response } from '@playwright/test';
import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import type { CallRow } from './callRow.ts';

/** What a page has sent to the identity service, without the preflights. */
export type Requests = {
  /** How often the call of the row was made. */
  readonly calls: () => number;
  /** How many requests were made. */
  readonly all: () => number;
  /** How many other calls have no answer yet. */
  readonly pending: () => number;
  /** The commands that were sent more than once. */
  readonly repeated: () => ReadonlyArray<string>;
  readonly stop: () => void;
};

const without = (requests: ReadonlySet<Request>, request: Request): ReadonlySet<Request> =>
  new Set([...requests].filter((one) => one !== request));

/** Records the requests of a page until it is stopped. */
export const recordRequests = (page: Page, { call }: CallRow): Requests => {
  let [all, calls] = [0, 0];
  let pending: ReadonlySet<Request> = new Set();
  let commands: ReadonlyArray<string> = [];
  const onRequest = (request: Request): void => {
    const url = new URL(request.url());
    const isCall = matchesRequest(call, request.method(), url);
    if (isCall) calls += 1;
    if (!url.hostname.startsWith('launchpad.')) return;
    all += 1;
    if (!isCall) pending = new Set([...pending, request]);
    if (request.method() !== 'GET') commands = [...commands, url.pathname];
  };
  const onEnd = (request: Request): void => {
    pending = without(pending, request);
  };
  // Because: a request whose answer nobody reads never finishes.
  const onAnswer = (response: Response): void => onEnd(response.request());
  page.on('request', onRequest).on('response', onAnswer).on('requestfailed', onEnd);
  return {
    calls: () => calls,
    all: () => all,
    pending: () => pending.size,
    repeated: () => commands.filter((one, index) => commands.indexOf(one) !== index),
    stop: () => void page.off('request', onRequest).off('response', onAnswer).off('requestfailed', onEnd),
  };
};
