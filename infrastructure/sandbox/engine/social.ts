import { emailKey, findAccount } from './accounts.ts';
import { hostCookie, issueTicket, liveTicket } from './clientContext.ts';
import type { Call } from './engineApi.ts';
import { answer, cookiesOf, refuse } from './reply.ts';
import { authorizeSession } from './sessions.ts';
import { unbound } from './state.ts';

/** The identity providers that the sandbox simulates. */
export const socialProviders: ReadonlyArray<string> = ['google', 'apple'];

/** Handles a provider's answer: an account of that provider gets a session; any other address only a provider session. */
export const answerSocial: Call<'answerSocial'> = async (deps, { provider, email }, client) => {
  if (!socialProviders.includes(provider)) return refuse('ResourceNotFoundException');
  if (email === null) return answer({ success: true }, [hostCookie(client, 'idp', null)]);
  const ticket = { cookie: 'idp', about: provider, email: emailKey(email), request: unbound } as const;
  const cookie = issueTicket(deps, client, ticket);
  const account = findAccount(deps, email);
  if (account === null || !account.providers.includes(provider)) return answer({ success: true }, [cookie]);
  const authorized = authorizeSession(deps, client, { account, request: unbound, proof: 'Password' });
  return answer({ success: true }, [cookie, ...cookiesOf(authorized)]);
};

/** Returns the provider session of this browser, and whether its address has an account. */
export const socialStatus: Call<'socialStatus'> = async (deps, client) => {
  const ticket = liveTicket(deps, client, 'idp');
  if (ticket === null) return answer({ authenticated: false, provider: null, email: null, accountExists: false });
  const { about: provider, email } = ticket;
  return answer({ authenticated: true, provider, email, accountExists: findAccount(deps, email) !== null });
};
