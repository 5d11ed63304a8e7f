import type { Page } from '@playwright/test';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const password = 'Correct-horse-9';

// Because: a scene is played in any language, so it finds things by what they are and not by what they are called.
const submit = (page: Page) => page.locator('main form button[type="submit"]');

const owing = async ({ page, sandbox, brand }: Stage, name: string, path: string): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
  await page.locator('input[name="email"]').fill(`${name}@sandbox.test`);
  await page.locator('input[name="password"]').fill(password);
  await submit(page).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const toCode = async (stage: Stage, name: string): Promise<void> => {
  await owing(stage, name, '/2fa/phone-validation');
  await submit(stage.page).click();
  await stage.page.locator('input[name="code"]').waitFor();
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
  scene('email-code', (stage) => owing(stage, 'email2fa', '/2fa/verify-number')),
  scene('locked', (stage) => owing(stage, 'locked2fa', '/2fa/locked')),
];
