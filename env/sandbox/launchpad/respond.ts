import * as E from 'fp-ts/Either';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Outcome, Refusal, Reply } from '#infrastructure/sandbox/engine/reply.ts';
import type { CookieChange } from '#infrastructure/sandbox/engine/visit.ts';
import type { LaunchpadEnv } from './launchpadHost.ts';

type LaunchpadContext = Context<LaunchpadEnv>;

/** Runs a call of the engine and writes its answer, or its refusal, with the cookies it leaves. */
export const respond = async <Body extends object>(
  context: LaunchpadContext,
  reply: Reply<Body>,
): Promise<Response> => {
  const outcome = await reply();
  const { cookies, retryAfterSeconds } = E.isLeft(outcome) ? outcome.left : outcome.right;
  writeCookies(context, cookies);
  if (retryAfterSeconds !== null) context.header('Retry-After', String(retryAfterSeconds));
  return E.isLeft(outcome) ? refusalResponse(context, outcome.left) : context.json(outcome.right.body);
};

/** An error body of the contract. */
export const errorResponse = (
  context: Context,
  status: ContentfulStatusCode,
  fault: { readonly code: string; readonly message: string },
): Response => context.json(fault, status);

/** A request whose shape is not that of the call. */
export const malformed = (context: Context): Response =>
  errorResponse(context, 400, { code: 'InvalidParameterException', message: 'The request is malformed' });

/** Sets and removes cookies: the shared one on the brand's parent domain, the others on this host alone, out of scripts' reach. */
export const writeCookies = (context: LaunchpadContext, changes: ReadonlyArray<CookieChange>): void => {
  const { cookieDomain } = context.get('host');
  for (const { name, value, shared, maxAgeSeconds } of changes) {
    const reach = shared ? { domain: cookieDomain } : { httpOnly: true };
    const options = { path: '/', secure: true, sameSite: 'Lax', maxAge: maxAgeSeconds, ...reach } as const;
    setCookie(context, name, value ?? '', options);
  }
};

export const cookiesOf = (outcome: Outcome<unknown>): ReadonlyArray<CookieChange> =>
  E.isLeft(outcome) ? outcome.left.cookies : outcome.right.cookies;

const refusalResponse = (context: LaunchpadContext, refusal: Refusal): Response => {
  const { code, status, message, phoneType } = refusal;
  if (isOAuth(code)) {
    return context.json({ error: code, error_description: message, code, message }, status);
  }
  return context.json(phoneType === null ? { code, message } : { code, message, data: { type: phoneType } }, status);
};

const isOAuth = (code: string): boolean => code === code.toLowerCase();
