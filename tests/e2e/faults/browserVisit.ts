import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { noScreen, readContent, watchMessages } from '#tests/faults/readPage.ts';
import type { SentRequest, Sight, Tab, Visit } from '#tests/faults/visit.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';

const locate = (page: Page, sight: Sight): Locator => {
  if ('text' in sight) return page.getByText(sight.text);
  if ('label' in sight) return page.getByLabel(sight.label, { exact: true });
  return page.getByRole(sight.role, { name: sight.name, exact: true });
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

const makeTab = (page: Page, account: string): Tab => {
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const load = async (path: string): Promise<void> => {
    await page.goto(account + path, { waitUntil: 'commit' });
  };
  return {
    load,
    navigate: async (path) => {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page).toHaveURL((url) => url.pathname === path);
    },
    press: (name) => page.getByRole('button', { name, exact: true }).press('Enter'),
    fill: (label, text) => field(label).fill(text),
    choose: (text) => page.getByLabel(text).first().check(),
    textIn: async (label) => ((await field(label).isVisible()) ? field(label).inputValue() : null),
    sees: (sight) => locate(page, sight).first().isVisible(),
    read: () =>
      page.evaluate(readContent).then(
        (content) => ({ ...content, host: new URL(page.url()).hostname, path: pathOf(page) }),
        () => noScreen,
      ),
    watchMessages: () => page.evaluate(watchMessages),
    pass: (ms) => page.clock.runFor(ms),
    until: (message, check) => expect.poll(check, { message, intervals: [10, 20, 40, 80, 100] }).toBe(true),
    forget: async () => {
      await load('/robots.txt');
      await page.evaluate(() => sessionStorage.clear());
    },
  };
};

/** Records the requests of a context and the lines of its console. */
const record = (context: BrowserContext): Pick<Visit, 'requests' | 'lines'> => {
  const sent = new Map<Request, SentRequest>();
  const lines: Array<string> = [];
  const end = (request: Request): void => {
    const ended = sent.get(request);
    if (ended !== undefined) ended.isPending = false;
  };
  context.on('request', (request) =>
    sent.set(request, { method: request.method(), url: new URL(request.url()), isPending: true }),
  );
  // Because: a request whose answer nobody reads never finishes.
  context.on('response', (response) => end(response.request()));
  context.on('requestfailed', end);
  context.on('console', (message) => lines.push(message.text()));
  return {
    requests: () => [...sent.values()].filter(({ url }) => /^(launchpad|transfer)\./.test(url.hostname)),
    lines: () => lines,
  };
};

/** Opens a visit in a tab of a browser with the whole sandbox behind it. */
export const openBrowserVisit = async (page: Page, sandbox: Sandbox): Promise<Visit> => {
  const context = page.context();
  const account = sandbox.origin('account.xe');
  const launchpad = sandbox.origin('launchpad.xe');
  await context.clock.install();
  // Because: the visit of a row has no partner, so the transfer site would start a sign-in of its own, which leads back to the app.
  const leaving = `${sandbox.origin('transfer.xe')}/**`;
  await context.route(leaving, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<h1>The transfer site</h1>' })
      : route.fallback(),
  );
  const tab = makeTab(page, account);
  const clearFaults = async (): Promise<void> => {
    await Promise.all([sandbox.clearFaults(), page.unrouteAll()]);
  };
  return {
    ...record(context),
    tab,
    begin: async () => {
      await Promise.all([clearFaults(), sandbox.reset(), context.clearCookies()]);
      await context.addCookies(answeredConsent.map((cookie) => ({ ...cookie, url: account })));
      await tab.forget();
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
    },
    post: (path, body) =>
      page.evaluate(
        async ([address, text]) => {
          const headers = { 'content-type': 'application/json' };
          await fetch(address, { method: 'POST', credentials: 'include', headers, body: text });
        },
        [launchpad + path, JSON.stringify(body)] as const,
      ),
    answerProvider: async (email) => {
      await page.goto(`${launchpad}/social-auth/google?returnUrl=${encodeURIComponent(`${account}/robots.txt`)}`);
      await page.getByRole('button', { name: `Continue as ${email}` }).click();
      await page.waitForURL(/robots/);
    },
    createAccount: sandbox.createAccount,
    newestCode: async (to) => (await sandbox.inbox(to))[0]?.code ?? null,
    fail: async (call, fault) => {
      if (fault !== 'NoNetwork') return sandbox.fail({ ...call, ...fault });
      await page.route(
        () => true,
        (route) =>
          matchesRequest(call, route.request().method(), new URL(route.request().url()))
            ? route.abort('internetdisconnected')
            : route.fallback(),
      );
    },
    clearFaults,
  };
};
