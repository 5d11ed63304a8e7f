import { expect, type Page } from '@playwright/test';
import { newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

/** Changes a page as a browser's translation does, now and after each update: it wraps every text, and replaces the text node that React knows. */
const translateInPlace = (): void => {
  const replaceUnder = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      const isReplaced = text.parentElement?.closest('font, script, style, title') !== null;
      if (isReplaced || (text.textContent ?? '').trim() === '') continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(`~${text.textContent ?? ''}`);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      [...addedNodes, ...(target.nodeType === Node.TEXT_NODE ? [target] : [])].forEach(replaceUnder);
  });
  // Because: a browser translates a page only after the document is complete.
  window.addEventListener('DOMContentLoaded', () => {
    replaceUnder(document.body);
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

// Because: the browser changes the texts of a translated page, so the test finds elements by their markup.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').click();
const expectHeading = (page: Page, heading: RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
const expectFieldError = (page: Page): Promise<void> => expect(page.locator('main [role="alert"]')).toBeVisible();

test('a sign-up with mistakes works on a translated page', async ({ page, sandbox, pageErrors }) => {
  const ada = 'ada@example.test';
  pageErrors.expect(/confirmSignup failed/);
  await page.addInitScript(translateInPlace);
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`);
  await expectReady(page);
  await page.locator('main a[href$="signup"]').click();
  await expectHeading(page, /~Create your account/);
  await submit(page);
  await expectFieldError(page);
  await page.locator('[role="dialog"] button').nth(1).click();
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await field(page, 'email').fill(ada);
  await field(page, 'password').fill('Brand-new-horse-1');
  await submit(page);
  await expectHeading(page, /~Check your email/);
  await page.goBack();
  await page.locator('main a[href="/signin"]').last().click();
  await page.locator('dialog[open] button').first().click();
  await page.goForward();
  await expectHeading(page, /~Check your email/);
  await field(page, 'password').fill('Brand-new-horse-1');
  await typeCode(field(page, 'code'), await wrongCode(sandbox, ada));
  await submit(page);
  await expectFieldError(page);
  await page.locator('select#language').selectOption('fr-FR');
  await expectHeading(page, /~Consultez vos e.mails/);
  await typeCode(field(page, 'code'), await newestCode(sandbox, ada));
  await submit(page);
  await expect(page.getByRole('heading', { name: /Signed in/ })).toBeVisible();
  await expect(page.getByText(ada)).toBeVisible();
});
