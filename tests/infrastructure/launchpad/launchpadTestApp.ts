import type { CookieJar } from '#application/ports/browser.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';
import { makeLaunchpadFixture } from './launchpadFixture.ts';

/** One browser whose tabs run the use cases over HTTP against a running sandbox. */
type LaunchpadBrowser = {
  /** Opens a tab at the root with a query, and returns it and the destination of that visit. */
  readonly openTab: (query?: string) => Promise<TestApp & { readonly arrived: unknown }>;
  /** Opens a tab at no address yet. */
  readonly openEmptyTab: () => TestApp;
  /** The names of the cookies that were there and that the use cases removed. */
  readonly removedCookies: () => ReadonlyArray<string>;
  readonly newestCode: (to: string) => string;
  /** Answers on the page of a provider. */
  readonly signInAtProvider: (provider: string, email: string) => Promise<void>;
};

/** The query of a visit that a partner requested. */
export const fromPartner = '?redirect_uri=https://partner.brand.test/back&state=s1';

/** Opens a browser at a sandbox that is reset to its seeds. */
const makeLaunchpadBrowser = async (sandbox: WireSandbox): Promise<LaunchpadBrowser> => {
  const { identity, cookies: jar, engine, signInAtProvider } = await makeLaunchpadFixture(sandbox);
  let removed: ReadonlyArray<string> = [];
  const cookies = {
    ...makeMemoryCookies(),
    read: jar.read,
    remove: (...cookie: Parameters<CookieJar['remove']>) => {
      const [name] = cookie;
      if (jar.read(name) !== null) removed = [...removed, name];
      jar.remove(...cookie);
    },
  };
  const openEmptyTab = (): TestApp => makeTestApp({ replace: () => ({ identity, cookies }) });
  return {
    openEmptyTab,
    openTab: async (query = fromPartner) => {
      const tab = openEmptyTab();
      return { ...tab, arrived: await tab.useCases.runGuards({ to: '/', query, scheme: 'https:' })() };
    },
    removedCookies: () => removed,
    newestCode: (to) => engine.inbox(to)[0]?.code ?? 'none',
    signInAtProvider,
  };
};

type LaunchpadBrowserSetup = { readonly sandbox: () => WireSandbox; readonly browser: () => LaunchpadBrowser };

/** Starts a sandbox for the tests of a file; each test begins with its seeds and a new browser. */
export const setUpLaunchpadBrowser = (): LaunchpadBrowserSetup => {
  const sandbox = setUpSandbox();
  return { sandbox, browser: setUpEach(() => makeLaunchpadBrowser(sandbox())) };
};
