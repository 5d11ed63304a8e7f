import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';
import { continueSession, openPage, personal, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireFetch } from '#tests/wire/wireFetch.ts';

type Partner = (parts: {
  readonly origin: string;
  readonly account: string;
  readonly launchpad: string;
  readonly takesSessions: boolean;
  readonly send: WireFetch;
}) => Server;

const sandbox = setUpSandbox();
const browser = setUpEach(async () => sandbox().browser());
let site = '';
let trustingSite = '';
const closes: Array<() => Promise<void>> = [];
let faults: string[] = [];
let exchanges = 0;

const documented = documentedSend(callLocalhost, (fault) => faults.push(fault));

beforeAll(async () => {
  const { makePartner }: { readonly makePartner: Partner } = await import(
    pathToFileURL(join(projectRoot, 'docs/partner.mjs')).href
  );
  const start = async (takesSessions: boolean): Promise<string> => {
    const server = makePartner({
      origin: 'https://partner.test',
      account: sandbox().origin(accountHost(mainBrand)),
      launchpad: sandbox().origin(launchpadHost(mainBrand)),
      takesSessions,
      send: (...call) => {
        exchanges += 1;
        return documented(new Request(...call));
      },
    });
    closes.push(makeClose(server));
    return `http://partner.localhost:${await listen(server, 0)}`;
  };
  [site, trustingSite] = [await start(false), await start(true)];
});
beforeEach(() => {
  [faults, exchanges] = [[], 0];
});
afterAll(() => Promise.all(closes.map((close) => close())));

/** The query of a sign-in that the browser begins at the partner. */
const begin = async (at = site): Promise<URLSearchParams> => (await startSignIn(browser(), at)).searchParams;

const codeOf = (signInRequest: URLSearchParams): Promise<string> =>
  signInAtAccount(sandbox(), browser(), { brand: mainBrand, signInRequest });

/** Returns to the partner with an answer of the account site. */
const returnWith = async (answer: Readonly<Record<string, string>>, at = site) => {
  const { status, text } = await openPage(browser(), `${at}/callback?${new URLSearchParams(answer).toString()}`);
  return { status, text };
};

const stateOf = (request: URLSearchParams): string => request.get('state') ?? '';
const signedIn = { status: 200, text: `Signed in as ${personal.email}` };
const denied = { status: 200, text: 'Nobody signed in: access_denied' };
const notBegun = { status: 400, text: 'This browser began no such sign-in.' };
const refused = { status: 400, text: 'The code was refused.' };

describe('the smallest correct partner', () => {
  it('signs a person in, by calls that the document of the launchpad describes', async () => {
    const request = await begin();
    expect(await returnWith({ code: await codeOf(request), state: stateOf(request) })).toEqual(signedIn);
    expect([faults, exchanges]).toEqual([[], 1]);
  });

  it('refuses the code of another sign-in, which has another challenge', async () => {
    const code = await codeOf(await begin());
    expect(await returnWith({ code, state: stateOf(await begin()) })).toEqual(refused);
  });

  it.each([
    ['refuses', refused, 1],
    ['takes, without the verifier and where it trusts the other partners,', signedIn, 2],
  ] as const)(
    '%s the code of a session that goes on, which another partner could have brought',
    async (_, page, count) => {
      const at = page === signedIn ? trustingSite : site;
      await codeOf(await begin());
      const state = stateOf(await begin(at));
      expect(await returnWith({ code: await continueSession(sandbox(), browser()), state }, at)).toEqual(page);
      expect([faults, exchanges]).toEqual([[], count]);
    },
  );

  it('exchanges no code with a wrong state, with none, in another browser, or after it has said that nobody signed in', async () => {
    const request = await begin();
    const [code, state, error] = [await codeOf(request), stateOf(request), 'access_denied'];
    for (const answer of [{ code, state: 'wrong' }, { code }, { error, state: 'wrong' }])
      expect(await returnWith(answer)).toEqual(notBegun);
    const elsewhere = `${site}/callback?${new URLSearchParams({ code, state }).toString()}`;
    expect(await openPage(sandbox().browser(), elsewhere)).toMatchObject(notBegun);
    expect(await returnWith({ error, state })).toEqual(denied);
    expect(await returnWith({ code, state })).toEqual(notBegun);
    expect(exchanges).toBe(0);
  });

  it('takes no state from a cookie of another name, which a site beside the partner can set', async () => {
    const headers = { cookie: 'x__Host-begun=planted.verifier' };
    const answer = await callLocalhost(new Request(`${site}/callback?code=code&state=planted`, { headers }));
    expect(await answer.text()).toBe(notBegun.text);
    expect(exchanges).toBe(0);
  });
});
