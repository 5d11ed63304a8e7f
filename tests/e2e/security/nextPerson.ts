import { expect, type Page } from '@playwright/test';
import type { ReceivedEvent } from '#env/sandbox/collector/events.ts';
import { eventName } from '#tests/e2e/consent/consentCard.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { deviceContent, person } from './evidence.ts';

/** The text of the page and of its fields, and all that the device stores. */
const contentOf = async (page: Page): Promise<string> => {
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    history.state,
  ]);
  return JSON.stringify([shown, await deviceContent(page)]);
};

/** The events once the browser has left for a partner so many times, the oldest first. */
const eventsUntil = async (sandbox: Sandbox, redirects: number): Promise<ReadonlyArray<ReceivedEvent>> => {
  const left = async () => (await sandbox.events()).filter((event) => eventName(event) === 'Redirected').length;
  await expect.poll(left).toBe(redirects);
  const events = await sandbox.events();
  return events.toSorted((one, other) => String(one['timestamp']).localeCompare(String(other['timestamp'])));
};

/** Notes what must not reach the next person, after the first one has left for the partner: the email, the password and the profile ids. */
export const notePerson = async (page: Page, sandbox: Sandbox, email: string) => {
  const before = await eventsUntil(sandbox, 1);
  const profileIds = before.flatMap(({ userId }) => (typeof userId === 'string' ? [userId] : []));
  expect(profileIds).not.toEqual([]);
  const expectNothingIn = (content: string): void => {
    for (const canary of [email, person.password, ...profileIds]) expect(content).not.toContain(canary);
  };
  return {
    expectNotOnPage: async () => expectNothingIn(await contentOf(page)),
    /** Expects nothing in the events since the sign-in page of the next one, whom the analytics take for somebody else. */
    expectNotInEvents: async (): Promise<void> => {
      const events = await eventsUntil(sandbox, 2);
      const names = events.map(eventName);
      const start = names.indexOf('page: login', names.indexOf('Redirected'));
      expect(names.slice(start)).toEqual(expect.arrayContaining(['identify', 'Account Selected', 'Redirected']));
      const later = events.slice(start);
      expectNothingIn(JSON.stringify(later));
      const named = events.filter((event) => JSON.stringify(event).includes(email));
      expect(named).not.toEqual([]);
      const ids = named.map(({ anonymousId }) => anonymousId);
      for (const { anonymousId } of later) expect(ids).not.toContain(anonymousId);
    },
  };
};
