import type { Context, MiddlewareHandler } from 'hono';
import { hostName } from '#env/sandbox/hosts.ts';

const isSafeMethod = (method: string): boolean => ['GET', 'HEAD'].includes(method);

/** Whether a link leads to the control room, perhaps from another page, which is shown nothing of it. */
const isVisit = ({ req }: Context): boolean =>
  isSafeMethod(req.method) && req.path === '/' && req.header('sec-fetch-mode') === 'navigate';

/** Whether a page of another site asks. A browser says so in Origin or Sec-Fetch-Site; a script outside a browser sends neither. */
const isForeign = (c: Context, originOf: (host: string) => string): boolean => {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== originOf(hostName(c.req.header('host') ?? ''))) return true;
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && !['same-origin', 'none'].includes(site) && !isVisit(c);
};

/** Whether the body is JSON, the type that a page of another site cannot send without asking first. */
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
