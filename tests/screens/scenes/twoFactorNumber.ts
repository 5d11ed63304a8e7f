import type { SceneContext, Scene } from '#tests/screens/scene.ts';
import { openAs, submit, twoFactorScene as scene } from '#tests/screens/twoFactorScene.ts';
import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';

const openChange = async (context: SceneContext): Promise<void> => {
  const { page, sandbox, brand } = context;
  await createChangeAccount(sandbox);
  await openAs(context, 'change', '/signin/account-selection');
  await page.goto(`${sandbox.origin(`account.${brand}`)}/2fa/change-number`);
  await page.locator('input[name="number"]').waitFor();
};

const openSetupChannel = async (context: SceneContext): Promise<void> => {
  const { page } = context;
  await openAs(context, 'setup2fa', '/2fa/add-number');
  await page.locator('input[name="number"]').fill('07700 900155');
  await submit(page).click();
  await page.waitForURL((url) => url.pathname === '/2fa/phone-validation');
  await page.locator('input[name="channel"]').first().waitFor();
};

/** The two-factor screens of the number. */
export const scenes: readonly Scene[] = [
  scene('add-number', '/2fa/add-number', (context) => openAs(context, 'setup2fa', '/2fa/add-number')),
  scene('countries', '/2fa/add-number', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    await context.page.locator('#country').fill('31');
    await context.page.getByRole('option').first().waitFor();
  }),
  scene('all-countries', '/2fa/add-number', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    // Because: an empty search lists every country.
    await context.page.locator('#country').fill('');
    await context.page.locator('[role="option"]').nth(5).waitFor({ state: 'attached' });
  }),
  scene('number-refused', '/2fa/add-number', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    await context.page.locator('input[name="number"]').fill('070 1234 5678');
    await submit(context.page).click();
    await context.page.locator('main [role="alert"]').waitFor();
  }),
  scene('review-number', '/2fa/review-number', (context) => openAs(context, 'review2fa', '/2fa/review-number')),
  scene('choose-number', '/2fa/choose-number', (context) => openAs(context, 'choose2fa', '/2fa/choose-number')),
  scene('phone-validation-setup', '/2fa/phone-validation', openSetupChannel),
  scene('verify-number-setup', '/2fa/verify-number', async (context) => {
    await openSetupChannel(context);
    await submit(context.page).click();
    await context.page.locator('input[name="code"]').waitFor();
  }),
  scene('review-due', '/2fa/review-number', async (context) => {
    await context.sandbox.fail({ path: 'twofactorauth/lookupPhoneNumber', times: 1, status: 422, body: {} });
    await openAs(context, 'sms2fa', '/2fa/review-number');
  }),
  scene('change-number', '/2fa/change-number', openChange),
  {
    // Because: the screen continues by itself after three seconds.
    isBusy: true,
    ...scene('number-changed', '/2fa/verify-number', async (context) => {
      const { page, sandbox } = context;
      await openChange(context);
      await page.locator('input[name="number"]').fill('07700 900155');
      await submit(page).click();
      await page.waitForURL((url) => url.pathname === '/2fa/phone-validation');
      await submit(page).click();
      await page.locator('input[name="code"]').waitFor();
      const [mail] = await sandbox.inbox('+447700900155');
      await sandbox.fail({ path: 'getGSOTokens', hang: true });
      await page.locator('input[name="code"]').fill(mail?.code ?? '');
      await submit(page).click();
      await page.locator('input[name="code"]').waitFor({ state: 'detached' });
    }),
  },
  scene('nothing-chosen', '/2fa/choose-number', async (context) => {
    await openAs(context, 'choose2fa', '/2fa/choose-number');
    await submit(context.page).click();
    await context.page.locator('main [role="alert"]').waitFor();
  }),
  scene('no-country', '/2fa/add-number', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    await context.page.locator('#country').fill('nowhere');
    await context.page.getByRole('listbox').waitFor();
  }),
];
