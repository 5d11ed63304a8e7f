import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { screens, signInToTwoFactor } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { codePage, newestCode, wrongCode } from './codePage.ts';

const sms = '+447700900101';

/** Copies a text in another page of the browser, as from a mail. */
const copyElsewhere = async (page: Page, text: string): Promise<void> => {
  const mail = await page.context().newPage();
  await mail.setContent(`<textarea autofocus>${text}</textarea>`);
  await mail.locator('textarea').press('ControlOrMeta+a');
  await mail.locator('textarea').press('ControlOrMeta+c');
  await mail.close();
  await page.bringToFront();
};

test('a pasted code is sent by itself, and a refused one not again', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin|webChangeEmailConfirm/);
  const email = 'newemail@sandbox.test';
  const confirmCall = 'authorization/webChangeEmailConfirm';
  await (await openSignInFrom(page, sandbox)).signIn(email);
  const { code, problem } = codePage(page);
  const paste = (): Promise<void> => code.press('ControlOrMeta+v');
  await expect(code).toBeVisible();
  const wrong = await wrongCode(sandbox, email);
  await copyElsewhere(page, `Your code is ${wrong.slice(0, 3)} ${wrong.slice(3)}.`);
  await paste();
  await expect(problem).toContainText('That code is not right.');
  await expect(problem).toBeFocused();
  await code.press('ControlOrMeta+a');
  await paste();
  await expect(code).toHaveValue(wrong);
  const [message] = await sandbox.inbox(email);
  await copyElsewhere(page, `${message?.text}\n\n@account.xe.localhost #${message?.code}\nIt is valid for 10 minutes.`);
  await code.press('End');
  await paste();
  await expectSignedIn(page, email);
  const sent = await sandbox.posts(confirmCall);
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
});

test('a code that is typed digit by digit is sent by itself, as the hint says', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin/);
  const email = 'newemail@sandbox.test';
  await (await openSignInFrom(page, sandbox)).signIn(email);
  const { code } = codePage(page);
  await expect(code).toHaveAccessibleDescription("The code is sent as soon as it's complete.");
  await code.pressSequentially(await newestCode(sandbox, email));
  await expectSignedIn(page, email);
});

declare global {
  var smsRequests: Array<{
    readonly signal: AbortSignal;
    readonly transport: unknown;
    readonly give: (code: string) => void;
  }>;
}

test('the code of a text message is filled in and sent, and not waited for on another page', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    globalThis.smsRequests = [];
    Object.defineProperty(globalThis, 'OTPCredential', { value: () => undefined });
    Object.defineProperty(navigator, 'userAgentData', { value: { mobile: true } });
    navigator.credentials.get = ({ signal = new AbortController().signal, ...wanted } = {}) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const transport: unknown = JSON.stringify(wanted);
        const give = (code: string): void => resolve(Object.assign({ id: '', type: 'otp' }, { code }));
        globalThis.smsRequests.push({ signal, transport, give });
      });
  });
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await expect.poll(() => page.evaluate(() => smsRequests.length)).toBe(1);
  expect(await page.evaluate(() => smsRequests[0]?.transport)).toBe('{"otp":{"transport":["sms"]}}');
  await twoFactor.press('Try another way');
  await twoFactor.expectScreen(...screens.channel);
  expect(await page.evaluate(() => smsRequests.map(({ signal }) => signal.aborted))).toEqual([true]);
  await page.goBack();
  await twoFactor.expectScreen(...screens.verify);
  await expect.poll(() => page.evaluate(() => smsRequests.length)).toBe(2);
  await expect.poll(() => sandbox.inbox(sms)).toHaveLength(1);
  const [message] = await sandbox.inbox(sms);
  expect(message?.text.split('\n').at(-1)).toBe(`@account.xe.localhost #${message?.code}`);
  await page.evaluate((code) => smsRequests[1]?.give(code), message?.code ?? '');
  await expectSignedIn(page, 'sms2fa@sandbox.test');
});
