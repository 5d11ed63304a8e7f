import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { browserFlows } from './browserFlows.ts';
import { codePage, newestCode, wrongCode } from './codePage.ts';
import { makePageUser } from './pageUser.ts';

const wrongCodeMessages = [
  ...Array<string>(4).fill('That code is not right.'),
  'Too many wrong codes have been entered.',
];

/** A code as a person pastes it from a mail. */
const pastedText = (code: string): string => `your code is ${code.slice(0, 3)} ${code.slice(3)}`;

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ pageErrors }) => pageErrors.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

for (const flow of browserFlows) {
  const { email, confirmCall, sendCall, begin, correct, sendCode, expectEnd } = flow;
  test(`${flow.name}: a valid code succeeds once, after wrong, expired and failed ones, on a phone by keyboard`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.clock.install();
    const person = makePageUser(page, sandbox);
    const { code, problem, sendNewButton, cooldown } = codePage(page);
    const resend = async (): Promise<void> => {
      await expect(sendNewButton).toBeEnabled();
      await person.keys.press(sendNewButton);
    };
    await begin(person, 'somebody-else@example.test');
    await correct?.(person);
    await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);

    await page.clock.fastForward(10_000);
    await page.reload();
    await expect(cooldown).toHaveText(/in (20|19|18|17) seconds/);
    const wrong = await wrongCode(sandbox, email);
    for (const message of wrongCodeMessages) {
      await sendCode(person, pastedText(wrong));
      await expect(problem).toContainText(message);
      await expect(problem).toBeFocused();
    }
    await expect(code).toHaveValue('');
    await expectAccessible(page);

    await page.clock.fastForward(31_000);
    await sandbox.fail({ path: sendCall, times: 1, status: 500, body: {} });
    await resend();
    await expect(problem).toContainText("We couldn't send a new code.");
    await expect(cooldown).toBeHidden();
    const body = { code: 'LimitExceededException', message: 'Slow down' };
    await sandbox.fail({ path: sendCall, times: 1, status: 429, body, headers: { 'retry-after': '60' } });
    await resend();
    await expect(problem).toContainText('You have tried too many times.');
    await expect(cooldown).toHaveText(/in (60|59|58|57) seconds/);
    await page.clock.fastForward(61_000);
    await resend();
    await expect(cooldown).toHaveText(/in (30|29|28|27) seconds/);

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
    await page.getByRole('button', { name: /^(Confirm|Save password)$/ }).dblclick();
    await expectEnd(person);
    const accepted = (await sandbox.requests(confirmCall)).filter(({ status }) => status === 200);
    expect(accepted.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
}
