import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import type { BrowserFlow } from './browserFlow.ts';
import { browserFlows } from './browserFlows.ts';
import { codePage, newestCode, wrongCode, type CodePage } from './codePage.ts';
import { makePageUser, type PageUser } from './pageUser.ts';
import { signUpFlow } from './signUpFlow.ts';

const wrongCodeMessages = [
  ...Array<string>(4).fill('That code is not right.'),
  'Too many wrong codes have been entered.',
];

/** A code as a person pastes it from a mail. */
const pastedText = (code: string): string => `your code is ${code.slice(0, 3)} ${code.slice(3)}`;

type Walk = CodePage & { readonly person: PageUser; readonly resend: () => Promise<void> };

/** Starts a person's walk on a page whose time the test moves on. */
const startWalk = async (page: Page, sandbox: Sandbox): Promise<Walk> => {
  await page.clock.install();
  const person = makePageUser(page, sandbox);
  const parts = codePage(page);
  const resend = async (): Promise<void> => {
    await expect(parts.sendNewButton).toBeEnabled();
    await person.keys.press(parts.sendNewButton);
  };
  return { ...parts, person, resend };
};

/** Goes back by the browser over our screens of the flow, and forward again. */
const goBackAndForward = async ({ page, expectScreen }: PageUser, { before, heading }: BrowserFlow): Promise<void> => {
  for (const previousScreen of before) {
    await page.goBack();
    await expectScreen(previousScreen);
  }
  if (before.length === 0) await page.goBack();
  for (const nextScreen of [...before.slice(0, -1).toReversed(), heading]) {
    await page.goForward();
    await expectScreen(nextScreen);
  }
};

// Because: a window of 1280 by 1024 pixels has this size at a zoom of 400 %, and the consent card stays open in it.
test.use({ viewport: { width: 320, height: 256 } });
test.beforeEach(({ pageErrors }) => pageErrors.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

for (const flow of browserFlows) {
  const { email, confirmCall, begin, correct, sendCode, expectEnd } = flow;
  test(`${flow.name}: a valid code succeeds once, after wrong, expired and failed ones, at 400 % by keyboard`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const { person, code, problem, cooldown, resend } = await startWalk(page, sandbox);
    await begin(person, 'somebody-else@example.test');
    await goBackAndForward(person, flow);
    await correct?.(person);
    await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);

    await page.clock.fastForward(10_000);
    await page.reload();
    await expect(cooldown).toHaveText(/in (20|19|18|17) seconds/);
    await sendCode(person, pastedText(await wrongCode(sandbox, email)));
    await expect(problem).toContainText('That code is not right.');
    await expect(problem).toBeFocused();

    await sandbox.advanceClock(11 * 60_000);
    await sendCode(person, await newestCode(sandbox, email));
    await expect(code).toHaveAccessibleDescription(/That code has expired/);
    await expectAccessible(page);
    await page.clock.fastForward(31_000);
    await resend();
    await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
    await expect(code).toHaveValue('');

    await sandbox.fail({ path: confirmCall, reset: true });
    await sendCode(person, pastedText(await newestCode(sandbox, email)));
    await expect(problem).toContainText("We can't reach our service.");
    await sandbox.clearFaults();
    await person.keys.press(page.getByRole('button', { name: /^(Confirm|Save password)$/ }));
    await person.keys.enter();
    await expectEnd(person);
    const accepted = (await sandbox.posts(confirmCall)).filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(1);
  });
}

test('five wrong codes need a new one, which is sent after a failed and a limited try', async ({ page, sandbox }) => {
  const { email, sendCall: path, begin, sendCode } = signUpFlow('Personal');
  const { person, code, problem, cooldown, resend } = await startWalk(page, sandbox);
  await begin(person);
  const wrong = await wrongCode(sandbox, email);
  for (const message of wrongCodeMessages) {
    await sendCode(person, pastedText(wrong));
    await expect(problem).toContainText(message);
    await expect(problem).toBeFocused();
  }
  await expect(code).toHaveValue('');
  await expectAccessible(page);

  await page.clock.fastForward(31_000);
  await sandbox.fail({ path, times: 1, status: 500, body: {} });
  await resend();
  await expect(problem).toContainText("We couldn't send a new code.");
  await expect(cooldown).toBeHidden();
  const body = { code: 'LimitExceededException', message: 'Slow down' };
  await sandbox.fail({ path, times: 1, status: 429, body, headers: { 'retry-after': '60' } });
  await resend();
  await expect(problem).toContainText('You have tried too many times.');
  await expect(cooldown).toHaveText(/in (60|59|58|57) seconds/);
  await page.clock.fastForward(61_000);
  await resend();
  await expect(cooldown).toHaveText(/in (30|29|28|27) seconds/);
});
