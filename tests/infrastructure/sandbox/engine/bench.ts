import * as E from 'fp-ts/Either';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import type { WebloginInput } from '#infrastructure/sandbox/engine/inputs.ts';
import type { Outcome, Reply } from '#infrastructure/sandbox/engine/reply.ts';
import { withCookies, type Visit } from '#infrastructure/sandbox/engine/visit.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';

export const minute = 60_000;

/** A browser of the bench: keeps the cookies an answer leaves, as a real one does. */
export type Browser = {
  readonly visit: (bearer?: string) => Visit;
  readonly keep: <Body>(reply: Reply<Body>) => Promise<Outcome<Body>>;
  readonly forget: (cookie: string) => void;
};

export type Bench = {
  readonly engine: Engine;
  readonly advance: (ms: number) => void;
  readonly browser: (sessionCookie?: string) => Browser;
  /** How often a password was hashed. */
  readonly hashings: () => number;
  readonly newestCode: (to: string) => string;
};

/** An engine on a clock that moves when told, with a cheap password hash that counts. */
export const makeBench = (seeds: ReadonlyArray<AccountDraft> = seedAccounts): Bench => {
  let time = Date.UTC(2026, 10, 21);
  let hashings = 0;
  const password = (typed: string, salt: string): Promise<string> => {
    hashings += 1;
    return webHash.sha256(`${salt} ${typed}`);
  };
  const engine = makeEngine({ now: () => time, random: webRandom, hash: { ...webHash, password } }, seeds);
  return {
    engine,
    advance: (ms) => {
      time += ms;
    },
    browser: (sessionCookie = 'xe_session') => makeBrowser(sessionCookie),
    hashings: () => hashings,
    newestCode: (to) => engine.inbox(to)[0]?.code ?? 'none',
  };
};

const makeBrowser = (sessionCookie: string): Browser => {
  let cookies: Readonly<Record<string, string>> = {};
  return {
    visit: (bearer) => ({ sessionCookie, cookies, bearer: bearer ?? null }),
    keep: async (reply) => {
      const outcome = await reply();
      cookies = withCookies(cookies, E.isLeft(outcome) ? outcome.left.cookies : outcome.right.cookies);
      return outcome;
    },
    forget: (cookie) => {
      cookies = withCookies(cookies, [{ name: cookie, value: null, shared: true, maxAgeSeconds: 0 }]);
    },
  };
};

export const noRequest = { redirectUrl: null, codeChallenge: null, codeChallengeMethod: null };

/** A sign-in by a seed's name, with the right password unless another is given. */
export const login = (name: string, fields: Partial<WebloginInput> = {}): WebloginInput => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
  ...noRequest,
  verifyCode: null,
  rememberBrowser: false,
  ...fields,
});

/** What an answer says; a refusal here fails the test. */
export const yes = <Body>(outcome: Outcome<Body>): Body => {
  if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left.code}`);
  return outcome.right.body;
};

/** The code of a refusal; an answer here is 'answered'. */
export const no = (outcome: Outcome<unknown>): string => (E.isLeft(outcome) ? outcome.left.code : 'answered');

/** Another code than this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The claims a token carries. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
