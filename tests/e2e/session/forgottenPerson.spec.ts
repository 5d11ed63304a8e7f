import { expect, type Page } from '@playwright/test';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';
import { consentCard, eventName } from '#tests/e2e/consent/consentCard.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

/** What must not reach the next person: the email, the names of the accounts, the password, and later the profile ids. */
const firstPerson = ['linked@sandbox.test', 'Lin Linked', 'Linked Trading', password];

/** All that the device stores for this origin and its launchpad, as text: cookies, storages, databases, and the state of the history entry. */
const deviceContent = async (page: Page): Promise<string> => {
  const { origin } = new URL(page.url());
  const stored = await page.evaluate(async () => [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    await indexedDB.databases(),
    history.state,
  ]);
  const cookies = await page.context().cookies([origin, origin.replace('//account.', '//launchpad.')]);
  return JSON.stringify([stored, cookies]);
};

/** Reads the device of a page that runs no script of the app. */
const deviceContentAfter = async (page: Page, sandbox: Sandbox): Promise<string> => {
  const reader = `${sandbox.origin('account.xe')}/brands/xe/logo.svg`;
  await page.goto(reader);
  return deviceContent(page);
};

/** The text of the page and of its fields. */
const pageContent = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return JSON.stringify([document.documentElement.outerHTML, fields]);
  });

const expectNothingOf = (person: ReadonlyArray<string>, content: string): void => {
  for (const canary of person) expect(content).not.toContain(canary);
};

const inOrder = async (sandbox: Sandbox): Promise<ReadonlyArray<ReceivedEvent>> =>
  (await sandbox.events()).toSorted((one, other) => String(one['timestamp']).localeCompare(String(other['timestamp'])));

const profileIdsIn = (events: ReadonlyArray<ReceivedEvent>): ReadonlyArray<string> =>
  events.flatMap(({ userId }) => (typeof userId === 'string' ? [userId] : []));

/** Collects the values of the partner's requests: state, challenge and auth code. */
const collectOAuthValues = (page: Page): (() => ReadonlyArray<string>) => {
  const values = new Set<string>();
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    for (const name of ['state', 'code_challenge', 'code']) {
      const value = searchParams.get(name);
      if (value !== null) values.add(value);
    }
  });
  return () => [...values];
};

const redirects = async (sandbox: Sandbox): Promise<number> =>
  (await sandbox.events()).filter((event) => eventName(event) === 'Redirected').length;

const signInAsLinked = async (page: Page): Promise<void> => {
  await signInPage(page).signIn('linked@sandbox.test');
  await page.getByRole('button', { name: 'Lin Linked Personal' }).click();
  await expectSignedIn(page, 'linked@sandbox.test');
};

test('nothing of a person reaches the next one: not the device, not the page, not an event', async ({
  page,
  sandbox,
}) => {
  const oAuthValues = collectOAuthValues(page);
  await openSignInFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await expect.poll(() => deviceContent(page)).toContain('ajs_anonymous_id');
  await signInAsLinked(page);
  await expect.poll(() => redirects(sandbox)).toBe(1);
  const profileIds = profileIdsIn(await sandbox.events());
  expect(profileIds).not.toEqual([]);
  const person = [...firstPerson, ...profileIds];
  expect(oAuthValues()).toHaveLength(3);
  const afterRedirect = await deviceContentAfter(page, sandbox);
  expectNothingOf([...person, ...oAuthValues()], afterRedirect);
  expect(afterRedirect).not.toMatch(/ajs_(?!anonymous_id)|persisted-queue/);

  await page.goto(sandbox.origin('business.xe'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Continue as linked@sandbox.test' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  expectNothingOf(person, await deviceContent(page));
  expectNothingOf(person, await pageContent(page));
  await signInPage(page).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('business.xe'));
  await expect.poll(() => redirects(sandbox)).toBe(2);

  const events = await inOrder(sandbox);
  const signedOut = events.findLastIndex((event) => eventName(event) === 'page: login');
  const [before, later] = [events.slice(0, signedOut), events.slice(signedOut)];
  expect(later.map(eventName)).toEqual(expect.arrayContaining(['page: login', 'identify', 'Signed In', 'Redirected']));
  expect(JSON.stringify(before)).toContain('linked@sandbox.test');
  expectNothingOf(person, JSON.stringify(later));
  const namedIds = before.flatMap((event) => (JSON.stringify(event).includes('linked@') ? [event['anonymousId']] : []));
  expect(namedIds).not.toEqual([]);
  for (const { anonymousId } of later) expect(namedIds).not.toContain(anonymousId);
  expectNothingOf(namedIds.map(String), afterRedirect);
});
