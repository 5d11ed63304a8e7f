import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { browserFlows } from './browserFlows.ts';
import { newestCode } from './codePage.ts';
import { makePageUser } from './pageUser.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
test.beforeEach(({ pageErrors }) => pageErrors.expect(/weblogin failed|Missing (platform|redirectUrl)/));

for (const { name, email, heading, before, begin, sendCode, expectEnd } of browserFlows) {
  test(`${name} works from start to end in French, on a phone, by keyboard, and Back and Forward lose nothing`, async ({
    page,
    sandbox,
  }) => {
    const person = makePageUser(page, sandbox, 'fr-FR');
    await begin(person);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expectAccessible(page);
    for (const previousScreen of before) {
      await page.goBack();
      await person.expectScreen(previousScreen);
    }
    if (before.length === 0) await page.goBack();
    for (const nextScreen of [...before.slice(0, -1).toReversed(), heading]) {
      await page.goForward();
      await person.expectScreen(nextScreen);
    }
    await sendCode(person, await newestCode(sandbox, email));
    await expectEnd(person);
    await expect.poll(() => sandbox.inbox(email)).toHaveLength(1);
  });
}
