import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Slows every animation of a page so much that none ends by itself. */
const slowDown = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
};

/** The running animations of the card: what moves, where it goes to or comes from, and for how long. */
const motions = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const described = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const what = effect.pseudoElement ?? (effect.target?.matches('[data-card] > *') === true ? 'content' : null);
      const moved = effect.getKeyframes().map(({ translate }) => String(translate));
      return what === null ? [] : [`${what} ${moved.join(' ')} ${String(effect.getTiming().duration)}`];
    });
    return [...new Set(described)];
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the next screen comes in along the way, mirrored on Back, and a press ends it and reaches what it was meant for', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.origin('account.xe')}/signin`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await slowDown(page);
  expect(await motions(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create your account')).toBeFocused();
  await expect
    .poll(() => motions(page))
    .toEqual(['::view-transition-old(card) none -12px 90', 'content 12px none 180']);
  await page.getByRole('radio', { name: 'Business' }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked();
  expect(await motions(page)).toEqual([]);
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeFocused();
  await expect
    .poll(() => motions(page))
    .toEqual(['::view-transition-old(card) none 12px 90', 'content -12px none 180']);
  await page.keyboard.press('Tab');
  expect(await motions(page)).toEqual([]);
});

test('nothing moves for somebody who asks for less motion', async ({ page, sandbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${sandbox.origin('account.xe')}/signin`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await slowDown(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page, 'Create your account')).toBeFocused();
  expect(await motions(page)).toEqual([]);
});
