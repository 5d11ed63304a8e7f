import * as E from 'fp-ts/Either';
import type { Context } from 'hono';
import type { makeCodeExchange } from './codeExchange.ts';
import { failedPage } from './relyingPartyPages.ts';
import { redirectUri, startSignIn, type SignInParts } from './startSignIn.ts';
import { callbackFaultMessage, startsOwnSignIn, validateCallback, type CallbackFault } from './validateCallback.ts';
import { browserOf, keepBrowser, openSession } from './visitorCookies.ts';

/** What a site needs to complete a sign-in. */
export type CallbackParts = SignInParts & { readonly exchange: ReturnType<typeof makeCodeExchange> };

/** The query with which the account site answers. An empty parameter, or one of only blanks, counts as none. */
export const answerOf = (c: Context): URLSearchParams =>
  new URLSearchParams([...new URL(c.req.url).searchParams].filter(([, value]) => value.trim() !== ''));

/** Answers a redirect from the account site: only one with the state of a sign-in of this browser signs anybody in. */
export const handleCallback = async (c: Context, parts: CallbackParts): Promise<Response> => {
  const { party, visitors, now, exchange } = parts;
  const answer = answerOf(c);
  const validated = validateCallback(party, browserOf(c, visitors), { state: answer.get('state'), now: now() });
  if (E.isLeft(validated)) return refuseCallback(c, parts, validated.left);
  const { started, browser } = validated.right;
  if (started !== null) keepBrowser(c, visitors, browser);
  const error = answer.get('error');
  // Because: nobody signed in, which is an answer of OAuth (RFC 6749, 4.1.2.1) and no bad request.
  if (error !== null) return c.html(failedPage(party, `The account site answered: ${error}`));
  const outcome = await exchange({ answer, started, redirectUri: redirectUri(parts, c.req.path) });
  if (E.isLeft(outcome)) return c.html(failedPage(party, `The code was not exchanged: ${outcome.left}.`), 400);
  openSession(c, visitors, outcome.right);
  return c.redirect(c.req.path, 303);
};

/** Starts a sign-in of the site's own instead, where that can neither loop nor follow an error; else says why not. */
const refuseCallback = async (c: Context, parts: CallbackParts, fault: CallbackFault): Promise<Response> => {
  const { party, visitors, now } = parts;
  const browser = browserOf(c, visitors);
  return !answerOf(c).has('error') && startsOwnSignIn(fault, browser, now())
    ? startSignIn(c, parts, { path: c.req.path, browser: { ...browser, ownSignInAt: now() } })
    : c.html(failedPage(party, callbackFaultMessage(fault)), 400);
};
