import { expect } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { ada, newPassword } from '#tests/e2e/sign-up/signUpPage.ts';
import type { Journey } from './journey.ts';

/** A sign-up that is sent before the script, with an emailed code. */
export const signUpJourney: Journey = {
  name: 'a visitor sends a business sign-up before the script, keeps all its values, and is signed in by the emailed code',
  run: async ({ page, sandbox, holdScripts }) => {
    const redirect = encodeURIComponent(sandbox.origin('transfer.xe'));
    const release = holdScripts();
    await page.open(`${sandbox.origin('account.xe')}/signup?redirect_uri=${redirect}`);
    await page.press('radio', 'Business');
    await page.press('checkbox', 'Send me news and offers by email');
    await page.fill('Email address', ada);
    await page.fill('Create a password', newPassword);
    await page.press('button', 'Create account');
    await page.expectNotStarted();
    release();
    await page.expectShown('heading', 'Check your email');
    const requests = await sandbox.requests('');
    expect(requests.filter(({ host, method }) => host === 'account.xe.localhost' && method === 'POST')).toEqual([]);
    await page.fill('Verification code', await newestCode(sandbox, ada));
    await page.pressKey('Enter');
    await page.expectShown('heading', 'Signed in');
    await page.expectText(ada);
    await page.expectText('Business');
    const answers = async (path: string, method: string): Promise<ReadonlyArray<number | null>> =>
      (await sandbox.requests(path)).filter((request) => request.method === method).map(({ status }) => status);
    await expect.poll(() => answers('marketingpreferences', 'PUT')).toEqual([200]);
    expect(await answers('authorization/websignupcorp', 'POST')).toEqual([200]);
  },
};
