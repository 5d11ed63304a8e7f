import { expect, type Page } from '@playwright/test';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';
import { consentCard, deviceStorage, eventName } from '#tests/e2e/consent/consentCard.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { deviceContent } from '#tests/e2e/security/evidence.ts';
import { expectSignedIn, openSignInFrom, password, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

/** What must not reach the next person: the email, the names of the accounts, the password, and later the profile ids. */
const firstPerson = ['linked@sandbox.test', 'Lin Linked', 'Linked Trading', password];

/** The text of the page and of its fields, and all that the device stores. */
const contentOf = async (page: Page): Promise<string> => {
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    history.state,
  ]);
  return JSON.stringify([shown, await deviceContent(page)]);
};

const expectNothingOf = (person: ReadonlyArray<string>, content: string): void => {
  for (const canary of person) expect(content).not.toContain(canary);
};

const profileIdsIn = (events: ReadonlyArray<ReceivedEvent>): ReadonlyArray<string> =>
  events.flatMap(({ userId }) => (typeof userId === 'string' ? [userId] : []));

test('nothing of a person reaches the next one: not the device, not the page, not an event', async ({
  page,
  sandbox,
}) => {
  const redirects = async () => (await sandbox.events()).filter((event) => eventName(event) === 'Redirected').length;
  await openSignInFrom(page, sandbox, 'partner.xe');
  await consentCard(page).press('Accept');
  await expect.poll(() => deviceStorage(page)).toContain('ajs_anonymous_id');
  await signInPage(page).signIn('linked@sandbox.test');
  await page.getByRole('button', { name: 'Lin Linked Personal' }).click();
  await expectSignedIn(page, 'linked@sandbox.test');
  await expect.poll(redirects).toBe(1);
  const before = await sandbox.events();
  expect(JSON.stringify(before)).toContain('linked@sandbox.test');
  const profileIds = profileIdsIn(before);
  expect(profileIds).not.toEqual([]);
  const person = [...firstPerson, ...profileIds];

  await page.goto(sandbox.origin('business.xe'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  expectNothingOf(person, await contentOf(page));
  await signInPage(page).signIn('business@sandbox.test');
  await expectSignedIn(page, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('business.xe'));
  await expect.poll(redirects).toBe(2);

  const events = (await sandbox.events()).toSorted((one, other) =>
    String(one['timestamp']).localeCompare(String(other['timestamp'])),
  );
  const later = events.slice(events.findLastIndex((event) => eventName(event) === 'page: login'));
  expect(later.map(eventName)).toEqual(expect.arrayContaining(['page: login', 'identify', 'Signed In', 'Redirected']));
  expectNothingOf(person, JSON.stringify(later));
  const namedIds = events.flatMap((event) => (JSON.stringify(event).includes('linked@') ? [event['anonymousId']] : []));
  expect(namedIds).not.toEqual([]);
  for (const { anonymousId } of later) expect(namedIds).not.toContain(anonymousId);
});
