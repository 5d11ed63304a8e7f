import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isAccountOrigin } from '#env/sandbox/hosts.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import type { InjectedFault } from './injectedFault.ts';

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

const faultResponse = ({ status = 200, body = '' }: InjectedFault, request: Request): Response => {
  const isText = typeof body === 'string';
  const isBodiless = [204, 205, 304].includes(status);
  return new Response(isBodiless ? null : isText ? body : JSON.stringify(body), {
    status,
    headers: {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      ...crossOriginHeaders(request),
    },
  });
};

/** Answers a request with a fault: a broken connection, no answer, another answer, or the real answer late. */
export const injectFault = async (
  fault: InjectedFault,
  site: Site,
  ...[request, bindings]: Parameters<Site>
): Promise<Response> => {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.reset === true) bindings.incoming.socket.destroy();
  if (fault.reset === true || fault.hang === true) return RESPONSE_ALREADY_SENT;
  const isReplaced = fault.status !== undefined || fault.body !== undefined;
  const answer = isReplaced ? faultResponse(fault, request) : await site(request, bindings);
  for (const [name, value] of Object.entries(fault.headers ?? {})) answer.headers.set(name, value);
  return answer;
};
