import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isAccountOrigin } from '#env/sandbox/hosts.ts';
import type { Answer, Site } from './site.ts';
import { answersItself, type FaultOrder } from './fault.ts';

// Because: a page may read a failing service's status only where the failure, too, is addressed to it.
const crossOriginHeaders = (request: Request): Record<string, string> => {
  const origin = request.headers.get('origin');
  if (origin === null || !isAccountOrigin(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Retry-After',
    vary: 'Origin',
  };
};

const faultyAnswer = (fault: FaultOrder, request: Request): Response => {
  const { status = 200, body = '', headers = {} } = fault;
  const isText = typeof body === 'string';
  const bodiless = status === 204 || status === 304;
  return new Response(bodiless ? null : isText ? body : JSON.stringify(body), {
    status,
    headers: {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      ...crossOriginHeaders(request),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    },
  });
};

const withHeaders = (answer: Response, headers: FaultOrder['headers'] = {}): Response => {
  const all = new Headers(answer.headers);
  Object.entries(headers).forEach(([name, value]) => all.set(name, value));
  return new Response(answer.body, { status: answer.status, headers: all });
};

/** Lets a request meet its fault: a broken connection, no answer, another answer, or the real one late. */
export const sufferFault = async (fault: FaultOrder, site: Site, ...[request, bindings]: Parameters<Site>): Answer => {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.reset === true) {
    bindings.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.hang === true) return RESPONSE_ALREADY_SENT;
  if (answersItself(fault)) return faultyAnswer(fault, request);
  const answer = await site(request, bindings);
  return fault.headers === undefined ? answer : withHeaders(answer, fault.headers);
};
