import { expect, type Page } from '@playwright/test';
import { codePage, wrongCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'newemail@sandbox.test';

/** Copies a text in another page of the browser, as from a mail. */
const copyElsewhere = async (page: Page, text: string): Promise<void> => {
  const mail = await page.context().newPage();
  await mail.setContent(`<textarea autofocus>${text}</textarea>`);
  await mail.locator('textarea').press('ControlOrMeta+a');
  await mail.locator('textarea').press('ControlOrMeta+c');
  await mail.close();
  await page.bringToFront();
};

test('a person whose email changes pastes the code of the mail and confirms it, after a wrong one', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin|webChangeEmailConfirm/);
  await (await openSignInFrom(page, sandbox)).signIn(email);
  await expect(page.getByRole('heading', { name: 'Confirm your new email address', level: 1 })).toBeVisible();
  const { code, problem } = codePage(page);
  const paste = (): Promise<void> => code.press('ControlOrMeta+v');
  await expect(code).toBeFocused();
  const wrong = await wrongCode(sandbox, email);
  await copyElsewhere(page, `Your code is ${wrong.slice(0, 3)} ${wrong.slice(3)}.`);
  await paste();
  await expect(code).toHaveValue(wrong);
  await code.press('Enter');
  await expect(problem).toContainText('That code is not right.');
  await expect(code).toBeFocused();
  const [message] = await sandbox.inbox(email);
  await copyElsewhere(page, `${message?.text}\n\n@account.xe.localhost #${message?.code}\nIt is valid for 10 minutes.`);
  await paste();
  await code.press('Enter');
  await expectSignedIn(page, email);
  const sent = await sandbox.posts('authorization/webChangeEmailConfirm');
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
});
