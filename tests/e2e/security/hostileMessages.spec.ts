import { expect, type Page } from '@playwright/test';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

/** What an attacker may send: events, commands and sessions of this app, of its libraries and of none. */
const hostileMessages: ReadonlyArray<unknown> = [
  'privacyaction',
  'x'.repeat(50_000),
  null,
  { type: 'privacyaction' },
  JSON.stringify({ type: 'privacyaction' }),
  { type: 'navigate', to: 'https://evil.example/' },
  { session: { email: 'evil@evil.example', redirect: 'https://evil.example/' } },
  { consent: { performance: true } },
  { type: 'SignedIn', email: 'evil@evil.example', profileId: 'evil' },
  { source: 'react-devtools-content-script', payload: {} },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** What a message could change: the address, the visible page, cookies and both storages. */
const stateOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => [
    location.href,
    document.title,
    document.body.textContent,
    document.cookie,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    Reflect.get({}, 'polluted'),
  ]);

/** Sends each message to the page's window from the page itself, and waits until all have arrived. */
const sendToOwnWindow = (page: Page): Promise<void> =>
  page.evaluate(
    (messages) =>
      new Promise((resolve) => {
        let arrived = 0;
        const expected = messages.length;
        addEventListener('message', () => {
          arrived += 1;
          if (arrived === expected) resolve();
        });
        for (const message of messages) postMessage(message, '*');
      }),
    hostileMessages,
  );

/** The types of the events that any script of the page listens to at its window. */
const listenedTypes = async (page: Page): Promise<ReadonlyArray<string>> => {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  return listeners.map(({ type }) => type);
};

// Because: both are among the last things that a page does after its start.
const expectAllStarted = async (page: Page): Promise<void> => {
  await expect(consentCard(page).card).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem('account.flow') !== null);
};

declare global {
  var opened: Window | null | undefined;
}

test('no script of the page listens to messages, those of any form change nothing, and a site that opens the page in a window cannot send it one; the partner’s banner speaks by an event', async ({
  page,
  sandbox,
  context,
}) => {
  const attack = `${sandbox.origin('partner.xe')}/attack`;
  const body = `<!doctype html><title>Win a prize</title><button>Open</button>
    <script>document.querySelector('button').onclick = () => { globalThis.opened = open('${sandbox.origin('account.xe')}/signin'); };</script>`;
  await context.route(attack, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(attack);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open' }).click();
  const popup = await opening;
  await expectAllStarted(popup);
  expect(await popup.evaluate(() => opener)).toBeNull();
  expect(await listenedTypes(popup)).toContain('pagehide');
  expect(await listenedTypes(popup)).not.toContain('message');
  await signInPage(popup).fill('personal@sandbox.test');
  const before = await stateOf(popup);
  const arrived = await popup.evaluateHandle(() => {
    const messages: unknown[] = [];
    addEventListener('message', ({ data }) => messages.push(data));
    return messages;
  });
  const closed = await page.evaluate((messages) => {
    for (const message of messages) globalThis.opened?.postMessage(message, '*');
    return globalThis.opened?.closed;
  }, hostileMessages);
  expect(closed).toBe(true);
  await sendToOwnWindow(popup);
  expect(await arrived.evaluate((messages) => messages.length)).toBe(hostileMessages.length);
  expect(await stateOf(popup)).toEqual(before);

  await popup.goto(`${sandbox.origin('account.johnlewis')}/signin`);
  await expect(popup.getByRole('heading', { name: 'Your privacy at John Lewis Money' })).toBeVisible();
  await expect.poll(() => listenedTypes(popup)).toContain('privacyaction');
  expect(await listenedTypes(popup)).not.toContain('message');
});
