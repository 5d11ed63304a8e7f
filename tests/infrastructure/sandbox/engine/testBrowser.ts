import type { ClientContext } from '#infrastructure/sandbox/engine/clientContext.ts';
import { cookiesOf, type Outcome, type Reply } from '#infrastructure/sandbox/engine/reply.ts';

/** A test browser that keeps the cookies of an answer, like a real one. */
export type TestBrowser = {
  readonly clientContext: (bearer?: string) => ClientContext;
  readonly send: <Body>(reply: Reply<Body>) => Promise<Outcome<Body>>;
};

/** Makes a browser without cookies. */
export const makeBrowser = (): TestBrowser => {
  const cookies = new Map<string, string>();
  return {
    clientContext: (bearer) => ({
      sessionCookie: 'xe_session',
      accountHost: null,
      cookies: Object.fromEntries(cookies),
      bearer: bearer ?? null,
    }),
    send: async (reply) => {
      const outcome = await reply();
      for (const { name, value } of cookiesOf(outcome)) {
        if (value === null) cookies.delete(name);
        else cookies.set(name, value);
      }
      return outcome;
    },
  };
};
