import { expect, type Locator, type Page } from '@playwright/test';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard } from './consentCard.ts';

/** Moves through the whole page by keyboard. Returns the markup of each element that was covered while it had the focus. */
const coveredStops = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<ReadonlyArray<string>> => {
  const covered: string[] = [];
  for (let presses = 0; presses < 22; presses += 1) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box || focused === document.body) return null;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return focused.contains(top) || top?.contains(focused) === true ? null : focused.outerHTML;
    });
    if (hidden !== null) covered.push(hidden);
  }
  return covered;
};

/** Waits until the card has risen to its place. Returns its upper edge. */
const topOf = async (card: Locator): Promise<number> => {
  await expect(card).toBeVisible();
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return (await card.boundingBox())?.y ?? NaN;
};

test('on a small phone the card covers no primary button and no focused element, and a press on a partly covered link is not lost', async ({
  page,
}) => {
  const height = 640;
  await page.setViewportSize({ width: 360, height });
  await page.goto('/signin', { waitUntil: 'commit' });
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' });
  await forgotten.focus();
  const top = await topOf(consentCard(page).card);
  await expect(forgotten).toBeFocused();
  expect(height - top).toBeLessThanOrEqual(170);
  const expectNotCovered = async (element: Locator): Promise<void> => {
    const box = (await element.boundingBox()) ?? { y: NaN, height: NaN };
    // Because: a button below the window is not covered, and scrolls clear of the card.
    expect(box.y + box.height <= top || box.y >= height).toBe(true);
  };
  const { email, password, submit } = signInPage(page);
  await expectNotCovered(forgotten);
  await expectNotCovered(submit);
  for (const field of [email, password]) {
    await field.focus();
    await expectNotCovered(field);
  }
  await page.setViewportSize({ width: 320, height });
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  await page.setViewportSize({ width: 360, height });
  const link = page.getByRole('link', { name: 'Create an account' });
  await link.evaluate((element, edge) => {
    const box = element.getBoundingClientRect();
    window.scrollBy({ top: box.y + box.height / 2 - edge });
  }, top);
  const { x = NaN, y = NaN } = (await link.boundingBox()) ?? {};
  expect(y).toBeLessThan(top);
  await page.mouse.click(x + 10, y + 4);
  await expectNotCovered(page.getByRole('button', { name: 'Create account' }));
});

test('the card has equal answers, covers no focused element once it is larger, and keeps a choice for a year on the parent domain; a press that began before it covered its link is not lost', async ({
  page,
  context,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'xe_account_consent');
  await page.setViewportSize({ width: 360, height: 640 });
  const loadServices = await holdScripts(page, /\/assets\/deferred-/);
  await page.goto('/signin', { waitUntil: 'commit' });
  await expectReady(page);
  const link = page.getByRole('link', { name: 'Create an account' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const { x = NaN, y = NaN } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 4);
  await page.mouse.down();
  loadServices();
  const { card, press } = consentCard(page);
  await topOf(card);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();

  const size = (name: string) => card.getByRole('button', { name, exact: true }).boundingBox();
  await page.setViewportSize({ width: 1280, height: 720 });
  const [no, yes] = [await size('Reject'), await size('Accept')];
  // Because: the browser lays out in parts of a pixel, and the last one goes to one of the buttons.
  expect(no?.width).toBeCloseTo(yes?.width ?? NaN, 1);
  expect(no?.height).toBe(yes?.height);
  await press('Customize');
  await expect(card).toBeFocused();
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
  expect(await stored()).toBeUndefined();
  await press('Done');
  await expect(card).toBeHidden();
  const choice = await stored();
  expect(choice).toMatchObject({ domain: '.xe.localhost', path: '/', secure: true, sameSite: 'Lax' });
  expect(Math.round(((choice?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
});
