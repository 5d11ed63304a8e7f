import * as E from 'fp-ts/Either';
import { emailKey, findAccount } from './accounts.ts';
import { admit } from './admission.ts';
import { unguessable } from './chance.ts';
import type { SocialInput } from './inputs.ts';
import type { DoneBody, SocialStatusBody } from './replies.ts';
import { answer, refuse, type Reply } from './reply.ts';
import { removed } from './sessions.ts';
import { cookieNames, type CookieChange, type Visit } from './visit.ts';
import type { Workings } from './workings.ts';

const providerLifeMs = 30 * 60_000;

/** The identity providers the sandbox plays. */
export const socialProviders: ReadonlyArray<string> = ['google', 'apple'];

/** A provider's answer. Its own account gets a session; any other address only the provider's word, kept in a cookie. */
export const answerSocial =
  (workings: Workings) =>
  ({ provider, email }: SocialInput, visit: Visit): Reply<DoneBody> =>
  async () => {
    if (!socialProviders.includes(provider)) return refuse('ResourceNotFoundException', 'There is no such provider');
    const name = cookieNames(visit.sessionCookie).provider;
    if (email === null) return answer({ success: true }, [removed(name, false)]);
    const vouched = keepProviderSession(workings, name, { provider, email });
    const account = findAccount(workings, email);
    if (account === null || !account.providers.includes(provider)) return answer({ success: true }, [vouched]);
    const admitted = admit(workings, visit, { account, request: null, standing: 'RememberedBrowser' });
    const cookies = E.isLeft(admitted) ? admitted.left.cookies : admitted.right.cookies;
    return answer({ success: true }, [vouched, ...cookies]);
  };

/** Whom a provider vouched for in this browser, and whether an account stands under that address. */
export const socialStatus =
  (workings: Workings) =>
  (visit: Visit): Reply<SocialStatusBody> =>
  async () => {
    const { state, now } = workings;
    const vouched = state.providerSessions.get(visit.cookies[cookieNames(visit.sessionCookie).provider] ?? '');
    if (vouched === undefined || now() >= vouched.expiresAt) {
      return answer({ authenticated: false, provider: null, email: null, accountExists: false });
    }
    const { provider, email } = vouched;
    return answer({ authenticated: true, provider, email, accountExists: findAccount(workings, email) !== null });
  };

const keepProviderSession = (
  { state, now, random }: Workings,
  name: string,
  { provider, email }: { readonly provider: string; readonly email: string },
): CookieChange => {
  const id = unguessable({ random });
  state.providerSessions.set(id, { provider, email: emailKey(email), expiresAt: now() + providerLifeMs });
  return { name, value: id, shared: false, maxAgeSeconds: providerLifeMs / 1000 };
};
