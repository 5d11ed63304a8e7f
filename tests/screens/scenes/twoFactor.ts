import type { Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const password = 'Correct-horse-9';

// Because: a scene is played in any language, so it finds things by what they are and not by what they are called.
const submit = (page: Page) => page.locator('main form button[type="submit"]');

// Because: the card that asks about cookies lies over what these pictures are to show.
const asksNoMore = async ({ page, sandbox, brand }: Stage): Promise<void> => {
  const url = sandbox.origin(`account.${brand}`);
  const refused = encodeURIComponent(JSON.stringify({ performance: false, marketing: false, compliance: false }));
  await page.context().addCookies([
    { name: 'xe_account_consent', value: refused, url },
    { name: 'privacy_banner_viewed', value: '1', url },
  ]);
};

const owing = async (stage: Stage, name: string, path: string): Promise<void> => {
  const { page, sandbox, brand } = stage;
  await asksNoMore(stage);
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
  await page.locator('input[name="email"]').fill(`${name}@sandbox.test`);
  await page.locator('input[name="password"]').fill(password);
  await submit(page).click();
  await page.waitForURL(`**${path}`);
  await page.locator('input[name="email"]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const toCode = async (stage: Stage, name: string): Promise<void> => {
  await owing(stage, name, '/2fa/phone-validation');
  await submit(stage.page).click();
  await stage.page.locator('input[name="code"]').waitFor();
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

const toChange = async (stage: Stage): Promise<void> => {
  await owing(stage, 'sms2fa', '/2fa/phone-validation');
  await stage.page.locator('main a[href="/2fa/change-number"]').click();
  await stage.page.locator('input[name="number"]').waitFor();
};

const scene = (name: string, run: (stage: Stage) => Promise<void>): Scene => ({ name: `two-factor/${name}`, run });

/** The second factor, from the first number to the code. */
export const scenes: readonly Scene[] = [
  scene('add-number', (stage) => owing(stage, 'setup2fa', '/2fa/add-number')),
  scene('countries', async (stage) => {
    await owing(stage, 'setup2fa', '/2fa/add-number');
    await stage.page.locator('#country').fill('31');
    await stage.page.getByRole('option').first().waitFor();
  }),
  scene('number-refused', async (stage) => {
    await owing(stage, 'setup2fa', '/2fa/add-number');
    await stage.page.locator('input[name="number"]').fill('070 1234 5678');
    await submit(stage.page).click();
    await stage.page.locator('main [role="alert"]').waitFor();
  }),
  scene('review-number', (stage) => owing(stage, 'review2fa', '/2fa/review-number')),
  scene('choose-number', (stage) => owing(stage, 'choose2fa', '/2fa/choose-number')),
  scene('phone-validation', (stage) => owing(stage, 'whatsapp2fa', '/2fa/phone-validation')),
  scene('landline', (stage) => owing(stage, 'landline2fa', '/2fa/phone-validation')),
  scene('verify-number', (stage) => toCode(stage, 'whatsapp2fa')),
  scene('wrong-code', async (stage) => {
    await toCode(stage, 'sms2fa');
    await stage.page.locator('input[name="code"]').fill('000000');
    await submit(stage.page).click();
    await stage.page.locator('main [role="alert"]').waitFor();
  }),
  scene('password-again', async (stage) => {
    await toCode(stage, 'legacy2fa');
    await stage.page.reload();
    await stage.page.locator('input[name="password"]').waitFor();
  }),
  scene('sent-again', async (stage) => {
    const { page, sandbox } = stage;
    await sandbox.fail({ ...codeSent, headers: { 'retry-after': '0' } });
    await toCode(stage, 'sms2fa');
    await page.locator('form + div button').first().click();
    await page.locator('main [role="status"]:not(:empty)').first().waitFor();
  }),
  scene('too-many-tries', async (stage) => {
    const { page, sandbox } = stage;
    const path = 'authorization/validate2FA';
    await sandbox.fail({ path, status: 429, body: { code: 'TooManyFailedAttemptsException', message: '' } });
    await toCode(stage, 'sms2fa');
    await page.locator('input[name="code"]').fill('000000');
    await submit(page).click();
    await page.locator('main [role="alert"]').waitFor();
  }),
  scene('send-failed', async (stage) => {
    const { page, sandbox } = stage;
    await owing(stage, 'sms2fa', '/2fa/phone-validation');
    await sandbox.fail({ path: 'authorization/send2FA', status: 500, body: {} });
    await submit(page).click();
    await page.locator('main [role="alert"]').waitFor();
  }),
  scene('leaving', async (stage) => {
    await owing(stage, 'sms2fa', '/2fa/phone-validation');
    await stage.page.evaluate(() => window.history.back());
    await stage.page.locator('dialog:modal').waitFor();
  }),
  scene('change-number', (stage) => toChange(stage)),
  scene('number-changed', async (stage) => {
    const { page, sandbox } = stage;
    await toChange(stage);
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
  scene('nothing-chosen', async (stage) => {
    await owing(stage, 'choose2fa', '/2fa/choose-number');
    await submit(stage.page).click();
    await stage.page.locator('main [role="alert"]').waitFor();
  }),
  scene('no-country', async (stage) => {
    await owing(stage, 'setup2fa', '/2fa/add-number');
    await stage.page.locator('#country').fill('nowhere');
    await stage.page.getByRole('listbox').waitFor();
  }),
  scene('disabled', (stage) => owing(stage, 'disabled2fa', '/2fa/locked')),
  scene('email-code', (stage) => owing(stage, 'email2fa', '/2fa/verify-number')),
  scene('locked', (stage) => owing(stage, 'locked2fa', '/2fa/locked')),
];
