import type { Context, MiddlewareHandler } from 'hono';
import { hostName } from '#env/sandbox/hosts.ts';

const isSafeMethod = (method: string): boolean => ['GET', 'HEAD'].includes(method);

// Because: a link on another page may lead to the control room; such a navigation shows the linking page nothing.
const isVisit = ({ req }: Context): boolean =>
  isSafeMethod(req.method) && req.path === '/' && req.header('sec-fetch-mode') === 'navigate';

// Because: a browser sends Origin with a command and Sec-Fetch-Site with every request; a script outside a browser sends neither.
const isForeign = (c: Context, originOf: (host: string) => string): boolean => {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== originOf(hostName(c.req.header('host') ?? ''))) return true;
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && !['same-origin', 'none'].includes(site) && !isVisit(c);
};

// Because: a page of any site can send other types of body without asking first.
const isJson = ({ req }: Context): boolean => /^application\/json *(?:;|$)/i.test(req.header('content-type') ?? '');

const hasBody = ({ req }: Context): boolean =>
  (req.header('content-length') ?? '0') !== '0' ||
  ['content-type', 'transfer-encoding'].some((name) => req.header(name) !== undefined);

/**
 * Refuses requests that a page of another origin sends (403), reads included, and commands whose body is not JSON (415).
 * `originOf` returns the origin of a host of the sandbox, with its port.
 */
export const ownRequestsOnly =
  (originOf: (host: string) => string): MiddlewareHandler =>
  async (c, next) => {
    if (isForeign(c, originOf)) return c.json({ message: 'Not from this page.' }, 403);
    if (!isSafeMethod(c.req.method) && hasBody(c) && !isJson(c))
      return c.json({ message: 'A command is JSON: send content-type application/json.' }, 415);
    await next();
    return undefined;
  };
