import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

/** Returns the size of the card in rem, and its buttons that are not whole in view and on top. */
const readCard = (page: Page) =>
  page.getByRole('dialog').evaluate((card) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { width, height } = card.getBoundingClientRect();
    const isInView = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ] as const;
      return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    };
    const hidden = [...card.querySelectorAll('button')].filter((button) => !isInView(button));
    return { width: width / rem, height: height / rem, hidden: hidden.map(({ outerHTML }) => outerHTML) };
  });

/** Returns the parts of the card that cannot be scrolled into view. */
const unreachable = (page: Page): Promise<readonly string[]> =>
  page.getByRole('dialog').evaluate((card) =>
    [...card.querySelectorAll('a, input, h2')]
      .filter((part) => {
        part.scrollIntoView({ block: 'nearest' });
        // Because: the middle of a link that wraps can be beside its lines.
        const { x = 0, y = 0, width = 0, height = 0 } = part.getClientRects()[0] ?? {};
        return !part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map(({ outerHTML }) => outerHTML),
  );

const sizes = [
  { width: 600, height: 800, textSize: 100 },
  { width: 960, height: 600, textSize: 200 },
  { width: 1280, height: 800, textSize: 100 },
  { width: 1280, height: 800, textSize: 200 },
] as const;

test('the card in Greek is 25rem wide and at most as high, with its buttons in view, also with large text, and its links without scrolling', async ({
  page,
  context,
  sandbox,
}) => {
  const url = sandbox.origin('account.xe');
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'el-GR', url }]);
  await page.goto(`${url}/signin`);
  const card = page.getByRole('dialog');
  const expectSize = async (panel: string): Promise<void> => {
    for (const { textSize, ...size } of sizes) {
      const name = `${panel}, ${String(size.width)} px, text at ${String(textSize)} %`;
      await page.setViewportSize(size);
      await page.evaluate((percent) => void (document.documentElement.style.fontSize = `${percent}%`), textSize);
      const { width, height, hidden } = await readCard(page);
      const room = size.width / (0.16 * textSize) - 3;
      expect(width, name).toBeCloseTo(Math.min(25, room), 1);
      expect(height, name).toBeLessThanOrEqual(25);
      expect(hidden, name).toEqual([]);
      expect(await unreachable(page), name).toEqual([]);
    }
  };
  await expect(card).toBeVisible();
  await expectSize('first panel');
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await card.getByRole('button').nth(2).click();
  await expect(card.getByRole('switch')).toHaveCount(2);
  await expectSize('second panel');
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await card.getByRole('button').nth(2).click();
  for (const link of await card.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('link')).toHaveCount(2);
});
