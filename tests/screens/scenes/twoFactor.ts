import type { Page } from '@playwright/test';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

const password = 'Correct-horse-9';

// Because: a scene runs in any language, so it finds elements by their markup and not by their text.
const submit = (page: Page) => page.locator('main form button[type="submit"]');

// Because: the consent card would cover the content of these screenshots.
const refuseCookies = async ({ page, sandbox, brand }: SceneContext): Promise<void> => {
  const url = sandbox.origin(`account.${brand}`);
  const refused = encodeURIComponent(JSON.stringify({ performance: false, marketing: false, compliance: false }));
  await page.context().addCookies([
    { name: 'xe_account_consent', value: refused, url },
    { name: 'privacy_banner_viewed', value: '1', url },
  ]);
};

const openAs = async (context: SceneContext, name: string, path: string): Promise<void> => {
  const { page, sandbox, brand } = context;
  await refuseCookies(context);
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
  await page.locator('input[name="email"]').fill(`${name}@sandbox.test`);
  await page.locator('input[name="password"]').fill(password);
  await submit(page).click();
  await page.waitForURL(`**${path}`);
  await page.locator('input[name="email"]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const openCode = async (context: SceneContext, name: string): Promise<void> => {
  await openAs(context, name, '/2fa/phone-validation');
  await submit(context.page).click();
  await context.page.locator('input[name="code"]').waitFor();
};

const codeSent = {
  path: 'authorization/send2FA',
  times: 2,
  status: 200,
  body: {
    verificationChannels: ['SMS', 'CALL'],
    twoFactorAuthStatus: 'Enabled',
    authenticationResult: { success: true, challengeName: 'TwoFASMS' },
  },
} as const;

const openChange = async (context: SceneContext): Promise<void> => {
  await openAs(context, 'sms2fa', '/2fa/phone-validation');
  await context.page.locator('main a[href="/2fa/change-number"]').click();
  await context.page.locator('input[name="number"]').waitFor();
};

const scene = (name: string, run: (context: SceneContext) => Promise<void>): Scene => ({
  name: `two-factor/${name}`,
  run,
});

/** The two-factor screens, from the first number to the code. */
export const scenes: readonly Scene[] = [
  scene('add-number', (context) => openAs(context, 'setup2fa', '/2fa/add-number')),
  scene('countries', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    await context.page.locator('#country').fill('31');
    await context.page.getByRole('option').first().waitFor();
  }),
  scene('number-refused', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    await context.page.locator('input[name="number"]').fill('070 1234 5678');
    await submit(context.page).click();
    await context.page.locator('main [role="alert"]').waitFor();
  }),
  scene('review-number', (context) => openAs(context, 'review2fa', '/2fa/review-number')),
  scene('choose-number', (context) => openAs(context, 'choose2fa', '/2fa/choose-number')),
  scene('phone-validation', (context) => openAs(context, 'whatsapp2fa', '/2fa/phone-validation')),
  scene('landline', (context) => openAs(context, 'landline2fa', '/2fa/phone-validation')),
  scene('verify-number', (context) => openCode(context, 'whatsapp2fa')),
  scene('wrong-code', async (context) => {
    await openCode(context, 'sms2fa');
    await context.page.locator('input[name="code"]').fill('000000');
    await submit(context.page).click();
    await context.page.locator('main [role="alert"]').waitFor();
  }),
  scene('password-again', async (context) => {
    await openCode(context, 'legacy2fa');
    await context.page.reload();
    await context.page.locator('input[name="password"]').waitFor();
  }),
  scene('new-code-sent', async (context) => {
    const { page, sandbox } = context;
    await sandbox.fail({ ...codeSent, headers: { 'retry-after': '0' } });
    await openCode(context, 'sms2fa');
    await page.locator('form + div button').first().click();
    await page.locator('main [role="status"]:not(:empty)').first().waitFor();
  }),
  scene('too-many-tries', async (context) => {
    const { page, sandbox } = context;
    const path = 'authorization/validate2FA';
    await sandbox.fail({ path, status: 429, body: { code: 'TooManyFailedAttemptsException', message: '' } });
    await openCode(context, 'sms2fa');
    await page.locator('input[name="code"]').fill('000000');
    await submit(page).click();
    await page.locator('main [role="alert"]').waitFor();
  }),
  scene('send-failed', async (context) => {
    const { page, sandbox } = context;
    await openAs(context, 'sms2fa', '/2fa/phone-validation');
    await sandbox.fail({ path: 'authorization/send2FA', status: 500, body: {} });
    await submit(page).click();
    await page.locator('main [role="alert"]').waitFor();
  }),
  scene('leaving', async (context) => {
    await openAs(context, 'sms2fa', '/2fa/phone-validation');
    await context.page.evaluate(() => window.history.back());
    await context.page.locator('dialog:modal').waitFor();
  }),
  scene('change-number', (context) => openChange(context)),
  scene('number-changed', async (context) => {
    const { page, sandbox } = context;
    await openChange(context);
    await page.locator('input[name="number"]').fill('07700 900155');
    await submit(page).click();
    await page.waitForURL('**/2fa/phone-validation');
    await submit(page).click();
    await page.locator('input[name="code"]').waitFor();
    const [mail] = await sandbox.inbox('+447700900155');
    await page.locator('input[name="code"]').fill(mail?.code ?? '');
    await submit(page).click();
    await page.locator('input[name="code"]').waitFor({ state: 'detached' });
  }),
  scene('nothing-chosen', async (context) => {
    await openAs(context, 'choose2fa', '/2fa/choose-number');
    await submit(context.page).click();
    await context.page.locator('main [role="alert"]').waitFor();
  }),
  scene('no-country', async (context) => {
    await openAs(context, 'setup2fa', '/2fa/add-number');
    await context.page.locator('#country').fill('nowhere');
    await context.page.getByRole('listbox').waitFor();
  }),
  scene('disabled', (context) => openAs(context, 'disabled2fa', '/2fa/locked')),
  scene('email-code', (context) => openAs(context, 'email2fa', '/2fa/verify-number')),
  scene('locked', (context) => openAs(context, 'locked2fa', '/2fa/locked')),
];
