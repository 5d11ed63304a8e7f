import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { browserFlows } from './browserFlows.ts';
import { newestCode } from './codePage.ts';
import { personAt } from './person.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
test.beforeEach(({ complaints }) => complaints.expect(/weblogin failed|Missing (platform|redirectUrl)/));

for (const { name, email, heading, before, begin, give, end } of browserFlows) {
  test(`${name} goes from end to end in French, on a phone, by keyboard, and Back and Forward lose nothing`, async ({
    page,
    sandbox,
  }) => {
    const person = personAt(page, sandbox, 'fr-FR');
    await begin(person);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expectAccessible(page);
    for (const earlier of before) {
      await page.goBack();
      await person.seen(earlier);
    }
    if (before.length === 0) await page.goBack();
    for (const later of [...before.slice(0, -1).toReversed(), heading]) {
      await page.goForward();
      await person.seen(later);
    }
    await give(person, await newestCode(sandbox, email));
    await end(person);
    expect(await sandbox.inbox(email)).toHaveLength(1);
  });
}
