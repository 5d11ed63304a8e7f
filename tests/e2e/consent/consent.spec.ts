import { expect, type Locator, type Page } from '@playwright/test';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard } from './consentCard.ts';

const consentCookie = 'xe_account_consent';

/** Moves through the whole page by keyboard. Returns the markup of each element that was covered while it had the focus. */
const focusCoveredElements = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<ReadonlyArray<string>> => {
  let covered: ReadonlyArray<string> = [];
  for (let presses = 0; presses < 22; presses += 1) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      if (!focused || !box || focused === document.body) return null;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return focused === top || focused.contains(top) || top?.contains(focused) === true ? null : focused.outerHTML;
    });
    if (hidden !== null) covered = [...covered, hidden];
  }
  return covered;
};

test('the card has equal answers, never covers the focused element, and keeps a choice for a year on the parent domain', async ({
  page,
  context,
  sandbox,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === consentCookie);
  await openSignInFrom(page, sandbox);
  const { card, press, toggle } = consentCard(page);
  const size = async (name: string) => card.getByRole('button', { name, exact: true }).boundingBox();
  const [accept, reject] = [await size('Accept'), await size('Reject')];
  expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.locator('body').press('Tab');
  await expect(card.locator(':focus')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await focusCoveredElements(page, 'Tab')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await press('Customize');
  await expect(card).toBeFocused();
  expect(await focusCoveredElements(page, 'Shift+Tab')).toEqual([]);
  expect(await stored()).toBeUndefined();
  await toggle('Performance').click();
  await press('Done');
  await expect(card).toBeHidden();
  const choice = await stored();
  expect(decodeURIComponent(choice?.value ?? '')).toBe('{"performance":true,"marketing":false,"compliance":false}');
  expect(choice).toMatchObject({ domain: '.xe.localhost', path: '/', secure: true, sameSite: 'Lax' });
  expect(Math.round(((choice?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
});

test('on a small phone the card covers no primary button and no focused field, and a press on a partly covered link is not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/signin', { waitUntil: 'commit' });
  const forgotten = page.getByRole('link', { name: 'Forgot your password?' });
  await forgotten.focus();
  const { card } = consentCard(page);
  await expect(card).toBeVisible();
  await expect(forgotten).toBeFocused();
  // Because: the card rises to its place.
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const top = async (): Promise<number> => (await card.boundingBox())?.y ?? 0;
  const cardTop = await top();
  expect(640 - cardTop).toBeLessThanOrEqual(170);
  const expectNotCovered = async (element: Locator): Promise<void> => {
    const box = await element.boundingBox();
    const [start, end] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
    // Because: a button below the window is not covered, and scrolls clear of the card.
    expect(end <= (await top()) || start >= 640).toBe(true);
  };
  const form = signInPage(page);
  await expectNotCovered(forgotten);
  await expectNotCovered(form.submit);
  for (const field of [form.email, form.password]) {
    await field.focus();
    await expectNotCovered(field);
  }

  const link = page.getByRole('link', { name: 'Create an account' });
  await link.evaluate((element, edge) => {
    const { y, height } = element.getBoundingClientRect();
    window.scrollBy({ top: y + height / 2 - edge });
  }, cardTop);
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  expect(y).toBeLessThan(cardTop);
  await page.mouse.click(x + 10, y + 4);
  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(submit).toBeVisible();
  await expectNotCovered(submit);
});

test('a press that began before the card covered its link is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const loadServices = await holdScripts(page, /\/assets\/deferred-/);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  const link = page.getByRole('link', { name: 'Create an account' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 4);
  await page.mouse.down();
  loadServices();
  const { card } = consentCard(page);
  await expect(card).toBeVisible();
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

test('the banner of a partner has its answers in one row on a phone, each in one line', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${sandbox.origin('account.johnlewis')}/signin`);
  const answers = page.locator('#privacy-banner').getByRole('button');
  await expect(answers).toHaveCount(3);
  const boxes = await Promise.all((await answers.all()).map((answer) => answer.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(boxes.map((box) => box?.height)).toEqual([44, 44, 44]);
});
