import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, beforeEach } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { openPage, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireFetch } from '#tests/wire/wireFetch.ts';

/**
 * Starts the partner of the documents three times: as it is, trusting the sites of the brand, and with a launchpad whose
 * answers the test writes. Each test has a new browser.
 */
export const setUpPartners = () => {
  // Because: its calls pass the sandbox's own check, so each must be as the document of the launchpad describes it.
  const sandbox = setUpSandbox();
  const browser = setUpEach(async () => sandbox().browser());
  const sites = { plain: '', trusting: '', scripted: '' };
  let script = async (): Promise<Response> => Response.error();
  beforeAll(async () => {
    const { makePartner }: { readonly makePartner: (parts: object) => Server } = await import(
      pathToFileURL(join(projectRoot, 'docs/partner.mjs')).href
    );
    const [account, launchpad] = [accountHost(mainBrand), launchpadHost(mainBrand)].map(sandbox().origin);
    const send = (...call: Parameters<WireFetch>) => sandbox().send(new Request(...call));
    const closes: Array<() => Promise<void>> = [];
    const start = async (parts: object): Promise<string> => {
      const server = makePartner({ origin: 'https://partner.test', account, launchpad, send, ...parts });
      closes.push(makeClose(server));
      return `http://partner.localhost:${await listen(server, 0)}`;
    };
    sites.plain = await start({});
    sites.trusting = await start({ takesSessions: true });
    sites.scripted = await start({ send: () => script() });
    return () => Promise.all(closes.map((close) => close()));
  });
  beforeEach(() => sandbox().journal.clear());

  /** Begins a sign-in at a site: its query at the account site, and its state. */
  const begin = async (at = sites.plain, by = browser()) => {
    const { searchParams } = await startSignIn(by, at);
    return { request: searchParams, state: searchParams.get('state') ?? '' };
  };
  /** Returns to a site with an answer of the account site. */
  const returnWith = async (answer: Readonly<Record<string, string>>, at = sites.plain, by = browser()) => {
    const { status, text } = await openPage(by, `${at}/callback?${new URLSearchParams(answer).toString()}`);
    return { status, text };
  };
  return {
    sandbox,
    browser,
    sites,
    returnWith,
    exchanges: (): number => sandbox().journal.list('/oauth2/token').length,
    begin,
    codeOf: (request: URLSearchParams): Promise<string> => signInAtAccount(sandbox(), browser(), mainBrand, request),
    /** Makes each exchange of the scripted site fail. */
    breakExchange: () => void (script = async () => Response.error()),
    /** Signs in at the scripted site with a token that has these claims. */
    signInWith: async (claims: object, by = browser()) => {
      const token = `.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
      script = async () => Response.json({ access_token: token });
      return returnWith({ code: 'code', state: (await begin(sites.scripted, by)).state }, sites.scripted, by);
    },
  };
};
