import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, enterNewestCode, expectCodePage, signUpPage } from './signUpPage.ts';

const platforms = { xe: 'XEMT', britline: 'BRITLINE', johnlewis: 'JOHNLEWIS' } as const;

for (const brand of ['xe', 'britline', 'johnlewis'] as const) {
  test(`a visitor of ${brand} creates a personal account on a phone and returns to the partner`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSignInFrom(page, sandbox, `transfer.${brand}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await signUpPage(page).signUp(ada);
    await expectCodePage(page);
    await expect(page.getByText(ada)).toBeVisible();
    await expectAccessible(page);
    await enterNewestCode(page, sandbox);
    await expectSignedIn(page, ada);
    const [sent] = await sandbox.posts('authorization/websignup');
    expect(sent?.body).toMatchObject({ devicePlatform: 'web', preferredLanguage: 'en', platform: platforms[brand] });
    expect(await sandbox.requests('marketingpreferences')).toEqual([]);
  });
}
