import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { accountHost, transferHost } from '#env/sandbox/hosts.ts';
import { continueSession, openPage, personal, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireBrowser } from '#tests/wire/startSandbox.ts';

const sandbox = setUpSandbox();
const site = (): string => sandbox().origin(transferHost(mainBrand));
const stranger = { ...personal, email: 'business@sandbox.test' };

/** A browser whose account site has a session of this person, which no site of a partner started. */
const signedInAtAccount = async (login = personal): Promise<WireBrowser> => {
  const browser = sandbox().browser();
  const signInRequest = new URLSearchParams({ redirect_uri: site() });
  await signInAtAccount(sandbox(), browser, { brand: mainBrand, signInRequest, login });
  await continueSession(sandbox(), browser);
  return browser;
};

/** The redirect with which a site answers a code, and the page that the site shows afterwards. */
const bring = async (browser: WireBrowser, code: string, state: string | null) => {
  const answer = await browser.navigate(`${site()}/?code=${code}${state === null ? '' : `&state=${state}`}`);
  const { origin, searchParams } = new URL(answer.headers.get('location') ?? site(), site());
  const { heading, text } = await openPage(browser, site());
  return { status: answer.status, origin, state: searchParams.get('state'), heading, text };
};

type Kind = 'none' | "another browser's" | 'spent';

/** The state that comes with a code: none, one of the browser that the code is from, or one that this browser has used. */
const stateOf = async (kind: Kind, browser: WireBrowser, from: WireBrowser): Promise<string | null> => {
  if (kind === 'none') return null;
  const starting = kind === 'spent' ? browser : from;
  const state = (await startSignIn(starting, site())).searchParams.get('state');
  if (kind === 'spent') await bring(browser, 'forged', state);
  return state;
};

const visitors = setUpEach(async () => {
  await sandbox().control('POST', '/api/reset');
  return { visitor: await signedInAtAccount(), other: await signedInAtAccount(stranger) };
});

describe('a code of a continued session, which has no challenge', () => {
  it.each<Kind>(['none', "another browser's", 'spent'])(
    'of a stranger does not sign a visitor in: state %s',
    async (kind) => {
      const { visitor, other } = visitors();
      const state = await stateOf(kind, visitor, other);
      const brought = await bring(visitor, await continueSession(sandbox(), other), state);
      expect(brought.heading).not.toBe('Signed in');
      expect(brought.text).not.toContain(stranger.email);
      const leadsTo = kind === "another browser's" ? transferHost(mainBrand) : accountHost(mainBrand);
      expect(brought.origin).toBe(sandbox().origin(leadsTo));
    },
  );

  it.each<Kind>(['none', "another browser's", 'spent'])(
    'of a visitor does not work with what else is in the address: state %s',
    async (kind) => {
      const { visitor, other } = visitors();
      const state = await stateOf(kind, other, visitor);
      const brought = await bring(other, await continueSession(sandbox(), visitor), state);
      expect(brought.heading).not.toBe('Signed in');
      expect(brought.text).not.toContain(personal.email);
    },
  );

  it('signs the visitor of the account site in after a sign-in that the site starts instead', async () => {
    const { visitor } = visitors();
    const { origin, state, heading } = await bring(visitor, await continueSession(sandbox(), visitor), null);
    expect([origin, heading]).toEqual([sandbox().origin(accountHost(mainBrand)), 'Xe Transfers']);
    const { heading: end, text } = await bring(visitor, await continueSession(sandbox(), visitor), state);
    expect(end).toBe('Signed in');
    expect(text).toContain(personal.email);
  });

  it('is accepted for a sign-in that goes on after the account site has ended the session of the site', async () => {
    const { visitor } = visitors();
    const { searchParams } = await startSignIn(visitor, site());
    await visitor.accountFetch(mainBrand)(`${site()}/logout`, { credentials: 'include' });
    const code = await continueSession(sandbox(), visitor);
    expect((await bring(visitor, code, searchParams.get('state'))).heading).toBe('Signed in');
  });
});
