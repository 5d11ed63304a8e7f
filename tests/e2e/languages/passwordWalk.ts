import { newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { codeOf } from '#tests/support/codes.ts';
import { enter, field, navigate, problem, injectRefusal, submit, submitTo, type Stop, type Walk } from './walk.ts';

const email = 'personal@sandbox.test';

const stop = (at: Stop['at'], name: string, open: Stop['open']): Stop => ({ at, name, open });

/** A password reset, the continue screen, sign-in with a session, a password change and a first phone number. */
export const passwordWalk: Walk = {
  name: 'password',
  stops: [
    stop('/forgot-password', 'sent empty', async (context) => {
      await enter(context, '/forgot-password');
      await submit(context.page);
      await problem(context.page);
    }),
    stop('/forgot-password/email-verification', 'on arrival', async ({ page }) => {
      await field(page, 'email').fill(email);
      await submit(page);
      await field(page, 'code').waitFor();
    }),
    stop('/forgot-password/new-password', 'on arrival', async ({ page }) => {
      await typeCode(field(page, 'code'), codeOf('0'));
      await submit(page);
      await field(page, 'password').waitFor();
    }),
    stop('/forgot-password/new-password', 'with a field for the code after a wrong one', async ({ page }) => {
      await field(page, 'password').fill('Quite-another-horse-2');
      await submitTo(page, /confirmForgotPassword/);
      await problem(page);
    }),
    stop('/continue', 'on arrival', async ({ page, sandbox }) => {
      await typeCode(field(page, 'code'), await newestCode(sandbox, email));
      await field(page, 'password').fill('Quite-another-horse-2');
      await submit(page);
      // Because: no site requested the visit, so the transfer site starts a sign-in of its own.
      await page.waitForURL((url) => url.pathname === '/continue');
    }),
    stop('/continue', 'after a server error', async (context) => {
      await injectRefusal(context, 'getGSOTokens', [503, 'InternalFailureException']);
      await submit(context.page);
      await problem(context.page);
    }),
    stop('/signin', 'with a session', async ({ page }) => {
      await navigate(page, '/signin');
      await page.locator('main [role="status"] button').first().waitFor();
    }),
    stop('/change-password', 'after a code that was not sent', async (context) => {
      await injectRefusal(context, 'authorization/forgotPassword', [500, 'InternalFailureException']);
      await navigate(context.page, '/change-password');
      await problem(context.page);
    }),
    stop('/change-password', 'with invalid input', async ({ page }) => {
      await page.locator('main button').first().click();
      await typeCode(field(page, 'code'), codeOf('0'));
      await field(page, 'password').fill('short');
      await submit(page);
      await problem(page);
    }),
    stop('/change-password', 'after the change', async ({ page, sandbox }) => {
      await typeCode(field(page, 'code'), await newestCode(sandbox, email));
      await field(page, 'password').fill('Yet-another-horse-3');
      await submit(page);
      await field(page, 'password').waitFor({ state: 'detached' });
    }),
    stop('/2fa/add-number', 'with an invalid number', async ({ page }) => {
      await navigate(page, '/2fa/add-number');
      await field(page, 'number').fill('070 1234 5678');
      await submit(page);
      await problem(page);
    }),
  ],
};
