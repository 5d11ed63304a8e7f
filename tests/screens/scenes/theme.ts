import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { emailField, expectProblem, openSignIn, passwordField, submit } from '#tests/screens/signInScene.ts';
import { openForm } from '#tests/screens/signUpScene.ts';
import { openAs } from '#tests/screens/twoFactorScene.ts';

const content = { host: 'content.localhost', path: '/documents/search' } as const;

const waitForAppReady = async ({ page }: SceneContext): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
};

const openPageFrom = async (host: string, context: SceneContext): Promise<void> => {
  await context.page.goto(context.sandbox.origin(host));
  await context.page.getByRole('link', { name: 'Sign in' }).click();
  await waitForAppReady(context);
};

const openFrom =
  (host: string) =>
  async (context: SceneContext): Promise<void> => {
    await openPageFrom(host, context);
    await context.page.waitForFunction(() => document.images[0]?.complete);
  };

const withFault = (fault: Partial<InjectedFault>) => async (context: SceneContext) => {
  await context.sandbox.fail({ ...content, ...fault });
  await openFrom(`transfer.${context.brand}`)(context);
};

const invalidTheme = {
  primary_colour: 'red;}',
  colours: [{ variable: 'accent', hex: '#12', alpha: 7 }],
  logo: { url: 'javascript:alert(1)' },
  font_family: "A'}",
};

/** A scene on a device in the dark scheme, which starts at the sign-in screen. */
const dark = (name: string, run: (context: SceneContext) => Promise<unknown>): Scene => ({
  name: `theme/dark-${name}`,
  run: async (context) => {
    await context.page.emulateMedia({ colorScheme: 'dark' });
    await openSignIn(context);
    await waitForAppReady(context);
    await context.page.getByRole('radiogroup').last().waitFor();
    await run(context);
  },
});

/** Each brand while the content service works, is slow or sends invalid data, and co-brands under the main brand. */
export const scenes: readonly Scene[] = [
  { name: 'theme/up', run: withFault({ times: 1, delayMs: 1 }) },
  { name: 'theme/slow', run: withFault({ hang: true }) },
  { name: 'theme/invalid', run: withFault({ body: { results: [{ data: invalidTheme }] } }) },
  { name: 'theme/co-brand', brands: ['xe'], run: openFrom('partner.xe') },
  {
    name: 'theme/co-brand-with-a-font',
    brands: ['xe'],
    run: async (context) => {
      await openFrom('northbank.xe')(context);
      await context.page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Lora'));
    },
  },
  {
    name: 'theme/co-brand-with-a-late-theme',
    brands: ['xe'],
    run: async (context) => {
      const { opened, open } = gate();
      await context.page.route(/documents\/search/, async (route) => {
        await opened;
        await route.continue();
      });
      await openFrom('northbank.xe')(context);
      open();
      await context.page.getByRole('img', { name: 'Northbank' }).waitFor();
    },
  },
  {
    name: 'theme/without-a-logo',
    run: async (context) => {
      await context.page.route(/\/logo/, (route) => route.abort());
      await openPageFrom(`transfer.${context.brand}`, context);
      await context.page.locator('header span[role="img"]').waitFor();
    },
  },
  {
    name: 'theme/co-brand-without-theme',
    brands: ['xe'],
    run: async (context) => {
      await context.sandbox.fail({ ...content, hang: true });
      await openFrom('partner.xe')(context);
    },
  },
  dark('sign-in', ({ page }) => page.waitForFunction(() => document.images[0]?.complete)),
  dark('wrong-password', async ({ page }) => {
    await emailField(page).fill('personal@sandbox.test');
    await passwordField(page).fill('Wrong-horse-9');
    await submit(page).click();
    await expectProblem(page);
  }),
  dark('sign-up', async (context) => {
    await openForm(context);
    await submit(context.page).click();
    await expectProblem(context.page);
  }),
  dark('verify-number', async (context) => {
    await openAs(context, 'whatsapp2fa', '/2fa/phone-validation');
    await submit(context.page).click();
    await context.page.locator('input[name="code"]').waitFor();
  }),
  {
    name: 'theme/dark-co-brand',
    brands: ['xe'],
    run: async (context) => {
      await context.page.emulateMedia({ colorScheme: 'dark' });
      await openFrom('northbank.xe')(context);
      await context.page.locator('footer input[value="dark"]').check();
    },
  },
];
