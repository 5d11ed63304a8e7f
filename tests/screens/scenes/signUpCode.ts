import type { Scene } from '#tests/screens/scene.ts';
import { longEmail } from '#tests/screens/signInScene.ts';
import { ada, field, openCode, openForm, submit, waitForPath, waitForProblem } from '#tests/screens/signUpScene.ts';

/** The screens of a sign-up after its form. */
export const scenes: readonly Scene[] = [
  { name: 'sign-up/code', at: '/signup/email-verification', run: openCode },
  {
    name: 'sign-up/code-long-email',
    at: '/signup/email-verification',
    run: (context) => openCode(context, longEmail),
  },
  {
    name: 'sign-up/code-business',
    at: '/signup/email-verification',
    run: async (context) => {
      await openForm(context);
      await context.page.locator('input[value="Business"]').check();
      await field(context.page, 'email').fill(ada);
      await field(context.page, 'password').fill('Brand-new-horse-1');
      await submit(context.page);
      await field(context.page, 'code').waitFor();
    },
  },
  {
    name: 'sign-up/wrong-code',
    at: '/signup/email-verification',
    run: async (context) => {
      await openCode(context);
      const [mail] = await context.sandbox.inbox(ada);
      await field(context.page, 'code').fill(mail?.code === '111111' ? '222222' : '111111');
      await submit(context.page);
      await waitForProblem(context.page);
    },
  },
  {
    name: 'sign-up/password-again',
    at: '/signup/email-verification',
    run: async (context) => {
      await openCode(context);
      await context.page.reload();
      await field(context.page, 'password').waitFor();
    },
  },
  {
    name: 'sign-up/creating',
    at: '/signup/creating',
    isBusy: true,
    run: async (context) => {
      await openCode(context);
      await context.sandbox.fail({ path: 'getGSOTokens', hang: true });
      const [mail] = await context.sandbox.inbox(ada);
      await field(context.page, 'code').fill(mail?.code ?? '');
      await submit(context.page);
      await waitForPath(context.page, '/signup/creating');
      await context.page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'sign-up/stopped',
    at: '/signup/creating',
    run: async (context) => {
      await openCode(context);
      await context.sandbox.fail({ path: 'getGSOTokens', status: 500, body: {} });
      const [mail] = await context.sandbox.inbox(ada);
      await field(context.page, 'code').fill(mail?.code ?? '');
      await submit(context.page);
      await waitForProblem(context.page);
    },
  },
];
