import { emailKey, findAccount } from './accounts.ts';
import { authorizeSession } from './authorizeSession.ts';
import { randomToken } from './random.ts';
import type { SocialInput } from './inputs.ts';
import type { DoneBody, SocialStatusBody } from './replies.ts';
import { answer, cookiesOf, refuse, type ClientCall, type EngineCall } from './reply.ts';
import { cookieNames, expiredCookie, hostCookie, type CookieChange } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

const providerLifeMs = 30 * 60_000;

/** The identity providers that the sandbox simulates. */
export const socialProviders: ReadonlyArray<string> = ['google', 'apple'];

/** Handles a provider's answer: an account of that provider gets a session; any other address only a provider session. */
export const answerSocial: EngineCall<SocialInput, DoneBody> = async (deps, { provider, email }, client) => {
  if (!socialProviders.includes(provider)) return refuse('ResourceNotFoundException', 'There is no such provider');
  const name = cookieNames(client.sessionCookie).provider;
  if (email === null) return answer({ success: true }, [expiredCookie(name, false)]);
  const providerCookie = startProviderSession(deps, name, { provider, email });
  const account = findAccount(deps, email);
  if (account === null || !account.providers.includes(provider)) return answer({ success: true }, [providerCookie]);
  const authorized = authorizeSession(deps, client, { account, request: null, method: 'RememberedBrowser' });
  return answer({ success: true }, [providerCookie, ...cookiesOf(authorized)]);
};

/** Returns the provider session of this browser, and whether its address has an account. */
export const socialStatus: ClientCall<SocialStatusBody> = async (deps, client) => {
  const { state, now } = deps;
  const found = state.providerSessions.get(client.cookies[cookieNames(client.sessionCookie).provider] ?? '');
  if (found === undefined || now() >= found.expiresAt) {
    return answer({ authenticated: false, provider: null, email: null, accountExists: false });
  }
  const { provider, email } = found;
  return answer({ authenticated: true, provider, email, accountExists: findAccount(deps, email) !== null });
};

const startProviderSession = (
  { state, now, random }: EngineDeps,
  name: string,
  { provider, email }: { readonly provider: string; readonly email: string },
): CookieChange => {
  const id = randomToken({ random });
  state.providerSessions.set(id, { provider, email: emailKey(email), expiresAt: now() + providerLifeMs });
  return hostCookie(name, id, providerLifeMs);
};
