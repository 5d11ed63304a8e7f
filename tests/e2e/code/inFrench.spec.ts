import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { browserFlows } from './browserFlows.ts';
import { newestCode } from './codePage.ts';
import { personAt } from './person.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
test.beforeEach(({ complaints }) => complaints.expect(/Missing (platform|redirectUrl)/));

for (const { name, email, heading, before, begin, give, end } of browserFlows) {
  test(`${name} goes from end to end in French, on a phone, by keyboard, and Back and Forward lose nothing`, async ({
    page,
    sandbox,
  }) => {
    const person = personAt(page, sandbox, 'fr-FR');
    await begin(person);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expectAccessible(page);
    await page.goBack();
    if (before === null) await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    else await person.seen(before);
    await page.goForward();
    await expect(page.getByRole('heading', { name: person.called(heading), level: 1 })).toBeVisible();
    await give(person, await newestCode(sandbox, email));
    await end(person);
    expect(await sandbox.inbox(email)).toHaveLength(1);
  });
}
