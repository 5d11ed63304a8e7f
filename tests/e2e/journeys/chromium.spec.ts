import { test } from '#tests/e2e/fixtures/test.ts';
import { journeys } from './journeys.ts';
import { playwrightPage } from './playwrightPage.ts';

for (const { name, run } of journeys) {
  test(name, async ({ page, sandbox, scriptHold, pageErrors }) => {
    pageErrors.expect(/weblogin failed|validate2FA failed|Missing (?:platform|redirectUrl)/);
    await run({ page: playwrightPage(page), sandbox, holdScripts: scriptHold.hold });
  });
}
