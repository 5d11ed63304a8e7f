import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, signInToTwoFactor } from '#tests/e2e/two-factor/twoFactorPage.ts';

const pictureWith = async (shown: Locator, ligatures: string): Promise<string> => {
  await shown.evaluate((element, value) => {
    if (element instanceof HTMLElement) element.style.fontVariantLigatures = value;
  }, ligatures);
  return (await shown.screenshot()).toString('base64');
};

/** Expects that an element is drawn without ligatures, and would be drawn in another way with them. */
const expectAsTyped = async (shown: Locator): Promise<void> => {
  const drawn = await pictureWith(shown, '');
  expect(await pictureWith(shown, 'none')).toBe(drawn);
  expect(await pictureWith(shown, 'normal')).not.toBe(drawn);
};

test('an email and a shown password are drawn as they were typed, in their fields and in a sentence', async ({
  page,
  sandbox,
}) => {
  const form = await openSignInFrom(page, sandbox);
  await page.evaluate(() => document.fonts.ready);
  await form.fill('6x7@example.com', 'a=>b->c');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.mouse.move(0, 0);
  await page.locator('h1').evaluate((heading) => heading.focus());
  await expectAsTyped(form.password);
  await expectAsTyped(form.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectAsTyped(page.getByText('6x7@example.com'));
});

/** Removes what a browser without `:has()` ignores, and returns the number of rules. */
const dropHas = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const uses = (rule: CSSRule): boolean =>
      (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has(')) ||
      (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('));
    const dropFrom = (group: CSSStyleSheet | CSSGroupingRule): number =>
      [...group.cssRules].reduceRight((dropped, rule, index) => {
        if (rule instanceof CSSGroupingRule && !uses(rule)) return dropped + dropFrom(rule);
        if (!uses(rule)) return dropped;
        group.deleteRule(index);
        return dropped + 1;
      }, 0);
    return [...document.styleSheets].reduce((dropped, sheet) => dropped + dropFrom(sheet), 0);
  });

test('a radio button and a checkbox that are not ticked have the colour of the page in the dark scheme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/signup');
  const control = page.getByRole('radio', { name: 'Business' });
  for (const unticked of [control, page.getByRole('checkbox')]) {
    await expect(unticked).toHaveCSS('appearance', 'none');
    await expect(unticked).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('radio buttons show their focus and the choice also without :has()', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'whatsapp2fa');
  await twoFactor.expectScreen(...screens.channel);
  expect(await dropHas(page)).toBeGreaterThan(0);
  // Each stop is expected to show its focus.
  await twoFactor.choose('WhatsApp');
  const chosen = await twoFactor.radio('WhatsApp').screenshot();
  await twoFactor.choose('Text message');
  expect((await twoFactor.radio('WhatsApp').screenshot()).equals(chosen)).toBe(false);
});
