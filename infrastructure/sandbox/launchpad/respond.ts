import * as E from 'fp-ts/Either';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ClientContext, CookieChange } from '#infrastructure/sandbox/engine/clientContext.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { cookiesOf, refusal, type Refusal, type Reply } from '#infrastructure/sandbox/engine/reply.ts';

/** The brand's values that the launchpad needs for a request to one host. */
export type LaunchpadHost = {
  /** 'xe_session' */
  readonly sessionCookie: string;
  /** The brand's parent domain: 'xe.localhost'. */
  readonly cookieDomain: string;
  /** The launchpad's own, as browsers reach it: 'http://launchpad.xe.localhost:4100'. */
  readonly origin: string;
  /** The only origin that may send credentials: 'http://account.xe.localhost:4100'. */
  readonly accountOrigin: string;
};

/** What the launchpad app is made of. */
export type LaunchpadParts = {
  readonly engine: Engine;
  /** Finds the brand's values by a Host header ('launchpad.xe.localhost:4100'); null for any other host. */
  readonly hostOf: (host: string) => LaunchpadHost | null;
  /** Whether a sign-out may return to this origin. */
  readonly isRelyingParty: (origin: string) => boolean;
};

/** The context variables of the launchpad's handlers. */
export type LaunchpadEnv = { readonly Variables: { readonly host: LaunchpadHost } };

/** Reads the session cookie name, the cookies and the bearer token of a request. */
export const readClientContext = (context: Context<LaunchpadEnv>): ClientContext => ({
  sessionCookie: context.get('host').sessionCookie,
  accountHost: new URL(context.get('host').accountOrigin).hostname,
  cookies: getCookie(context),
  bearer: /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? null,
});

/** Runs a call of the engine and writes its answer or its refusal, with its cookies. */
export const respond = async <Body extends object>(
  context: Context<LaunchpadEnv>,
  call: (client: ClientContext) => Reply<Body>,
): Promise<Response> => {
  const outcome = await call(readClientContext(context))();
  const { retryAfterSeconds } = E.isLeft(outcome) ? outcome.left : outcome.right;
  writeCookies(context, cookiesOf(outcome));
  if (retryAfterSeconds !== null) context.header('Retry-After', String(retryAfterSeconds));
  return E.isLeft(outcome) ? errorResponse(context, outcome.left) : context.json(outcome.right.body);
};

/** Answers a request whose input has the wrong shape. */
export const malformed = (context: Context<LaunchpadEnv>): Response =>
  errorResponse(context, refusal('InvalidParameterException', { message: 'The request is malformed' }));

/** Sets and removes cookies: shared ones on the brand's parent domain, the others HttpOnly on this host. */
export const writeCookies = (context: Context<LaunchpadEnv>, changes: ReadonlyArray<CookieChange>): void => {
  const { cookieDomain } = context.get('host');
  for (const { name, value, shared, maxAgeSeconds } of changes) {
    const scope = shared ? { domain: cookieDomain } : { httpOnly: true };
    const options = { path: '/', secure: true, sameSite: 'Lax', maxAge: maxAgeSeconds, ...scope } as const;
    setCookie(context, name, value ?? '', options);
  }
};

/** Writes an error body of the launchpad's contract. */
export const errorResponse = (context: Context, { code, status, message, phoneType }: Refusal): Response => {
  const isOAuth = code === code.toLowerCase();
  if (isOAuth) return context.json({ error: code, error_description: message, code, message }, status);
  return context.json(phoneType === null ? { code, message } : { code, message, data: { type: phoneType } }, status);
};
