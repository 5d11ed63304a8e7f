import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { consentCard, focusCoveredElements, eventName } from './consentCard.ts';

const consentCookie = 'xe_account_consent';

test('nothing is switched on in advance or stored without a choice, which is kept for a year on the parent domain', async ({
  page,
  context,
  sandbox,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === consentCookie);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSignInFrom(page, sandbox);
  const { card, press, toggle } = consentCard(page);
  const animationSeconds = () => card.evaluate((element) => parseFloat(getComputedStyle(element).animationDuration));
  expect(await animationSeconds()).toBe(0.3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationSeconds()).toBeLessThanOrEqual(0.001);
  const size = async (name: string) => card.getByRole('button', { name, exact: true }).boundingBox();
  const [accept, reject] = [await size('Accept'), await size('Reject')];
  expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);
  await expectAccessible(page);

  await press('Customize');
  await press('Back');
  await press('Customize');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeVisible();
  expect(await stored()).toBeUndefined();

  await press('Customize');
  await expect(toggle('Performance')).not.toBeChecked();
  await expect(toggle('Marketing')).not.toBeChecked();
  await expect(card.getByText('Always on')).toBeVisible();
  await expectAccessible(page);
  await toggle('Performance').click();
  await press('Done');
  await expect(card).toBeHidden();
  const choice = await stored();
  expect(decodeURIComponent(choice?.value ?? '')).toBe('{"performance":true,"marketing":false,"compliance":false}');
  expect(choice).toMatchObject({ domain: '.xe.localhost', path: '/', secure: true, sameSite: 'Lax' });
  expect(Math.round(((choice?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
});

test('the card is first in the tab order and never covers the focused element, on a small phone and a desktop', async ({
  page,
  sandbox,
}) => {
  await openSignInFrom(page, sandbox);
  const { card, press } = consentCard(page);
  await expect(card).toBeVisible();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.locator('body').press('Tab');
  await expect(card.locator(':focus')).toHaveCount(1);
  for (const [width, height] of [
    [320, 640],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await focusCoveredElements(page, 'Tab')).toEqual([]);
    await press('Customize');
    await expect(card).toBeFocused();
    expect(await focusCoveredElements(page, 'Shift+Tab')).toEqual([]);
    await press('Back');
  }
});

test.describe('a visitor outside Europe', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('sees no card, unless the query shows it, and has marketing off with Global Privacy Control', async ({
    page,
    sandbox,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    const signInAddress = `${sandbox.origin('account.xe')}/signin`;
    const { card, press, toggle } = consentCard(page);
    await page.goto(signInAddress);
    await expect.poll(async () => (await sandbox.requests('/settings')).length).toBe(1);
    await expect(card).toBeHidden();
    expect((await context.cookies()).filter(({ name }) => name === consentCookie)).toEqual([]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await press('Customize');
    await expect(toggle('Performance')).toBeChecked();
    await expect(toggle('Marketing')).not.toBeChecked();
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    await page.goto(`${signInAddress}?showConsent=true`);
    await expect(card).toBeVisible();
  });
});

test('the partner’s banner replaces our card, and each choice on it takes effect at once', async ({
  page,
  sandbox,
}) => {
  await openSignInFrom(page, sandbox, 'transfer.johnlewis');
  const banner = page.getByRole('region', { name: 'Your privacy at John Lewis Money' });
  await banner.getByRole('button', { name: 'Analytics only' }).click();
  await expect(banner).toBeHidden();
  await expect(consentCard(page).card).toBeHidden();
  await expect
    .poll(async () => (await sandbox.events()).map(eventName), { timeout: 12_000 })
    .toEqual(expect.arrayContaining(['identify', 'Consent State Change', 'page: login']));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
});
