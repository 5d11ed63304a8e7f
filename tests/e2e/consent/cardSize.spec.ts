import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

/** The size of the card in rem, its buttons that are not whole on top, and what of it cannot be scrolled into view. */
const readCard = (page: Page) =>
  page.getByRole('dialog').evaluate((card) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { width, height } = card.getBoundingClientRect();
    const isOnTop = (part: Element, x: number, y: number): boolean => part.contains(document.elementFromPoint(x, y));
    const isWhole = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return isOnTop(button, left + 4, top + 4) && isOnTop(button, right - 4, bottom - 4);
    };
    const hidden = [...card.querySelectorAll('button')].filter((button) => !isWhole(button));
    const unreachable = [...card.querySelectorAll('a, input, h2')].filter((part) => {
      part.scrollIntoView({ block: 'nearest' });
      // Because: the middle of a link that wraps can be beside its lines.
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = part.getClientRects()[0] ?? {};
      return !isOnTop(part, x + wide / 2, y + high / 2);
    });
    const missing = [...hidden, ...unreachable].map(({ outerHTML }) => outerHTML);
    return { width: width / rem, height: height / rem, missing };
  });

const sizes = [
  { width: 600, height: 800, textSize: 100 },
  { width: 960, height: 600, textSize: 200 },
  { width: 1280, height: 800, textSize: 200 },
];

test('the card in Greek is reached first, is 25rem wide and at most as high, also with large text, with its buttons in view and all else within reach', async ({
  page,
  context,
  sandbox,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'el-GR', url: sandbox.origin('account.xe') }]);
  await page.goto('/signin');
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.locator(':focus')).toHaveCount(1);
  for (const switches of [0, 2]) {
    await expect(card.getByRole('switch')).toHaveCount(switches);
    for (const { textSize, ...size } of sizes) {
      await page.setViewportSize(size);
      await page.evaluate((percent) => void (document.documentElement.style.fontSize = `${percent}%`), textSize);
      const { width, height, missing } = await readCard(page);
      const name = `${switches} switches, ${size.width} px, text at ${textSize} %`;
      expect(width, name).toBeCloseTo(Math.min(25, size.width / (0.16 * textSize) - 3), 1);
      expect(height, name).toBeLessThanOrEqual(25);
      expect(missing, name).toEqual([]);
    }
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
    if (switches === 0) await card.getByRole('button').nth(2).click();
  }
});
