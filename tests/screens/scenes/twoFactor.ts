import type { SceneContext, Scene } from '#tests/screens/scene.ts';
import { openAs, submit, twoFactorScene as scene } from '#tests/screens/twoFactorScene.ts';

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

/** The two-factor screens of the code. */
export const scenes: readonly Scene[] = [
  scene('phone-validation', '/2fa/phone-validation', (context) =>
    openAs(context, 'whatsapp2fa', '/2fa/phone-validation'),
  ),
  scene('landline', '/2fa/phone-validation', (context) => openAs(context, 'landline2fa', '/2fa/phone-validation')),
  scene('verify-number', '/2fa/verify-number', (context) => openCode(context, 'whatsapp2fa')),
  scene('wrong-code', '/2fa/verify-number', async (context) => {
    await openCode(context, 'sms2fa');
    await context.page.locator('input[name="code"]').fill('000000');
    await submit(context.page).click();
    await context.page.locator('main [role="alert"]').waitFor();
  }),
  scene('password-again', '/2fa/verify-number', async (context) => {
    await openCode(context, 'legacy2fa');
    await context.page.reload();
    await context.page.locator('input[name="password"]').waitFor();
  }),
  scene('new-code-sent', '/2fa/verify-number', async (context) => {
    const { page, sandbox } = context;
    await sandbox.fail({ ...codeSent, headers: { 'retry-after': '0' } });
    await openCode(context, 'sms2fa');
    await page.locator('form button[type="button"]').last().click();
    await page.locator('main [role="status"]:not(:empty)').first().waitFor();
  }),
  scene('too-many-tries', '/2fa/verify-number', async (context) => {
    const { page, sandbox } = context;
    const path = 'authorization/validate2FA';
    await sandbox.fail({ path, status: 429, body: { code: 'TooManyFailedAttemptsException', message: '' } });
    await openCode(context, 'sms2fa');
    await page.locator('input[name="code"]').fill('000000');
    await submit(page).click();
    await page.locator('main [role="alert"]').waitFor();
  }),
  scene('send-failed', '/2fa/phone-validation', async (context) => {
    const { page, sandbox } = context;
    await openAs(context, 'sms2fa', '/2fa/phone-validation');
    await sandbox.fail({ path: 'authorization/send2FA', status: 500, body: {} });
    await submit(page).click();
    await page.locator('main [role="alert"]').waitFor();
  }),
  scene('leaving', '/signin', async (context) => {
    await openAs(context, 'sms2fa', '/2fa/phone-validation');
    await context.device.goBack();
    await context.page.locator('dialog:modal').waitFor();
  }),
  scene('disabled', '/2fa/locked', (context) => openAs(context, 'disabled2fa', '/2fa/locked')),
  scene('email-code', '/2fa/verify-number', (context) => openAs(context, 'email2fa', '/2fa/verify-number')),
  scene('locked', '/2fa/locked', (context) => openAs(context, 'locked2fa', '/2fa/locked')),
];
