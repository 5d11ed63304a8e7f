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

test('the picture of the panel floats once for five seconds, which ends where it began, stays still for less motion, and fills the window with the line of the brand, also on a page that scrolls', async ({
  page,
}) => {
  const windowHeight = 800;
  await page.setViewportSize({ width: 1280, height: windowHeight });
  await page.goto('/signin');
  const picture = page.getByRole('presentation').first();
  await expect(picture).toBeVisible();
  const floats = () =>
    picture.evaluate((image) =>
      image
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        .filter((effect) => effect.getKeyframes().some(({ translate }) => translate !== undefined))
        .map((effect) => effect.getComputedTiming())
        .map(({ duration, iterations, delay }) => ({ duration, iterations, delay })),
    );
  const topAt = (time: number): Promise<number> =>
    picture.evaluate((image, currentTime) => {
      for (const animation of image.getAnimations()) animation.currentTime = currentTime;
      return image.getBoundingClientRect().top;
    }, time);
  expect(await floats()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await floats()).toEqual([{ duration: 5000, iterations: 1, delay: 0 }]);
  expect(await topAt(2500)).toBeLessThan(-10);
  expect(await topAt(5000)).toBe(0);
  expect(await floats()).toEqual([]);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  expect(await floats()).toEqual([]);
  const line = page.getByRole('complementary');
  await expect(line).toHaveText('Your money, wherever it needs to be.');
  const panel = page.locator('div', { has: line }).last();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(windowHeight);
  for (const end of ['start', 'end'] as const) {
    await page.locator('html').evaluate((root, block) => root.scrollIntoView({ block }), end);
    const [around, drawn, told] = [await panel.boundingBox(), await picture.boundingBox(), await line.boundingBox()];
    expect([around?.y, around?.height]).toEqual([0, windowHeight]);
    expect(drawn?.height).toBeGreaterThan(windowHeight);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeCloseTo(windowHeight, 0);
  }
});
