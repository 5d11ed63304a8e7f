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
  readonly send: WireFetch;
}) => Server;

const sandbox = setUpSandbox();
const browser = setUpEach(async () => sandbox().browser());
let site = '';
let close = async (): Promise<void> => undefined;
let faults: string[] = [];
let exchanges = 0;

const documented = documentedSend(callLocalhost, { note: (fault) => faults.push(fault), isFaulty: () => false });

beforeAll(async () => {
  const { makePartner }: { readonly makePartner: Partner } = await import(
    pathToFileURL(join(projectRoot, 'docs/partner.mjs')).href
  );
  const server = makePartner({
    origin: 'https://partner.test',
    account: sandbox().origin(accountHost(mainBrand)),
    launchpad: sandbox().origin(launchpadHost(mainBrand)),
    send: (...call) => {
      exchanges += 1;
      return documented(new Request(...call));
    },
  });
  site = `http://partner.localhost:${await listen(server, 0)}`;
  close = makeClose(server);
});
beforeEach(() => {
  [faults, exchanges] = [[], 0];
});
afterAll(() => close());

/** The query of a sign-in that the browser begins at the partner. */
const begin = async (): Promise<URLSearchParams> => (await startSignIn(browser(), site)).searchParams;

const codeOf = (signInRequest: URLSearchParams): Promise<string> =>
  signInAtAccount(sandbox(), browser(), { brand: mainBrand, signInRequest });

/** Returns to the partner with an answer of the account site. */
const returnWith = async (answer: Readonly<Record<string, string>>) => {
  const { status, text } = await openPage(browser(), `${site}/callback?${new URLSearchParams(answer).toString()}`);
  return { status, text };
};

const stateOf = (request: URLSearchParams): string => request.get('state') ?? '';
const signedIn = { status: 200, text: `Signed in as ${personal.email}` };
const notBegun = { status: 400, text: 'This browser began no such sign-in.' };
const refused = { status: 400, text: 'The code was refused.' };

describe('the smallest correct partner', () => {
  it('signs a person in, by calls that the document of the launchpad describes', async () => {
    const request = await begin();
    expect(await returnWith({ code: await codeOf(request), state: stateOf(request) })).toEqual(signedIn);
    expect([faults, exchanges]).toEqual([[], 1]);
  });

  it('takes the code of a session that goes on, without the verifier', async () => {
    await codeOf(await begin());
    const state = stateOf(await begin());
    expect(await returnWith({ code: await continueSession(sandbox(), browser()), state })).toEqual(signedIn);
    expect([faults, exchanges]).toEqual([[], 2]);
  });

  it('exchanges no code with a wrong state, with none, or with one that was used', async () => {
    const request = await begin();
    const code = await codeOf(request);
    expect(await returnWith({ code, state: 'wrong' })).toEqual(notBegun);
    expect(await returnWith({ code })).toEqual(notBegun);
    expect(exchanges).toBe(0);
    await returnWith({ error: 'access_denied', state: stateOf(request) });
    expect(await returnWith({ code, state: stateOf(request) })).toEqual(notBegun);
    expect(exchanges).toBe(0);
  });

  it('does not sign in a stranger: a browser that began nothing has no state', async () => {
    const request = await begin();
    const address = `${site}/callback?code=${await codeOf(request)}&state=${stateOf(request)}`;
    expect(await openPage(sandbox().browser(), address)).toMatchObject(notBegun);
    expect(exchanges).toBe(0);
  });

  it('refuses the code of another sign-in, which has another challenge', async () => {
    const code = await codeOf(await begin());
    expect(await returnWith({ code, state: stateOf(await begin()) })).toEqual(refused);
  });

  it('says that nobody signed in, after it has checked the state', async () => {
    const state = stateOf(await begin());
    expect(await returnWith({ error: 'access_denied', state: 'wrong' })).toEqual(notBegun);
    const denied = { status: 200, text: 'Nobody signed in: access_denied' };
    expect(await returnWith({ error: 'access_denied', state })).toEqual(denied);
    expect(exchanges).toBe(0);
  });
});
