import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

const looks = [
  ['xe', 'Inter Variable', '12px'],
  ['britline', 'Source Serif 4 Variable', '4px'],
  ['johnlewis', 'Figtree Variable', '2px'],
] as const;

test('each brand has its radius and its heading face, which replaces its stand-in without moving anything', async ({
  page,
  context,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  for (const [key, family, radius] of looks) {
    const origin = sandbox.origin(`account.${key}`);
    await context.addCookies([{ name: 'NEXT_LOCALE', value: 'de-DE', url: origin }]);
    const { opened, open } = gate();
    await page.route(/\.woff2$/, async (route) => {
      await opened;
      await route.continue();
    });
    // Because: the page is not completely loaded before its fonts.
    await page.goto(`${origin}/forgot-password`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Passwort zurücksetzen');
    const field = page.getByRole('textbox');
    // Because: a partner's banner above the page moves both, also between two measurements.
    const measure = async () =>
      heading.evaluate(
        (element, below) => {
          const { height, y } = element.getBoundingClientRect();
          const distance = Math.round((below?.getBoundingClientRect().y ?? 0) - y);
          return { height, distance, width: element.querySelector('span')?.getBoundingClientRect().width ?? 0 };
        },
        await field.elementHandle(),
      );
    const { width, ...before } = await measure();
    open();
    await page.waitForFunction(
      (name) =>
        [...document.fonts].some(
          ({ family: loaded, status }) => loaded.replaceAll(/["']/g, '') === name && status === 'loaded',
        ),
      family,
    );
    await expect(heading).toHaveCSS('font-family', new RegExp(`^"?${family}"?,`));
    await expect(field).toHaveCSS('border-radius', radius);
    const { width: newWidth, ...after } = await measure();
    expect([key, after]).toEqual([key, before]);
    expect(Math.abs(newWidth / width - 1), `${key}: the stand-in is as wide as the face`).toBeLessThan(0.05);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the picture of the panel floats once for five seconds, and not for less motion; the panel fills the window also beside a page that scrolls, with the line of the brand at its end', async ({
  page,
}) => {
  const height = 800;
  await page.setViewportSize({ width: 1280, height });
  await page.goto('/signup');
  const picture = page.getByRole('presentation').first();
  await expect(picture).toBeVisible();
  const animations = () =>
    picture.evaluate((image) => image.getAnimations().map(({ effect }) => effect?.getComputedTiming()));
  // Because: an animation that has not had its first frame is there, also one that less motion makes as short as this.
  expect((await animations()).filter((timing) => timing?.duration !== 1)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animations()).toMatchObject([{ duration: 5000, iterations: 1, delay: 0 }]);
  const topAt = (time: number): Promise<number> =>
    picture.evaluate((image, currentTime) => {
      for (const animation of image.getAnimations()) animation.currentTime = currentTime;
      return image.getBoundingClientRect().top;
    }, time);
  expect(await topAt(2500)).toBeLessThan(-10);
  expect(await topAt(5000)).toBe(0);

  const line = page.getByRole('complementary');
  await expect(line).toHaveText('Your money, wherever it needs to be.');
  const panel = page.locator('div', { has: line }).last();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height);
  for (const end of ['start', 'end'] as const) {
    await page.locator('html').evaluate((root, block) => root.scrollIntoView({ block }), end);
    expect(await panel.boundingBox()).toMatchObject({ y: 0, height });
    const { y = NaN, height: lineHeight = NaN } = (await line.boundingBox()) ?? {};
    expect(y + lineHeight).toBeCloseTo(height, 0);
  }
});
