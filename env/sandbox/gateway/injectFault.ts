import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isAccountOrigin } from '#env/sandbox/hosts.ts';
import { withHeaders, type Answer, type Site } from '#env/sandbox/gateway/site.ts';
import { replacesResponse, type InjectedFault } from './injectedFault.ts';

/** The headers without which a page of another origin cannot read the status of a failing service. */
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

const faultResponse = (fault: InjectedFault, request: Request): Response => {
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

/** Answers a request with a fault: a broken connection, no answer, another answer, or the real answer late. */
export const injectFault = async (
  fault: InjectedFault,
  site: Site,
  ...[request, bindings]: Parameters<Site>
): Answer => {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.reset === true) {
    bindings.incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault.hang === true) return RESPONSE_ALREADY_SENT;
  if (replacesResponse(fault)) return faultResponse(fault, request);
  const answer = await site(request, bindings);
  return fault.headers === undefined ? answer : withHeaders(answer, Object.entries(fault.headers));
};
