import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';
import { chooseDark, darkScene } from '#tests/screens/darkScene.ts';
import { emailField, expectProblem, passwordField, submit } from '#tests/screens/signInScene.ts';
import { openForm } from '#tests/screens/signUpScene.ts';
import { openAs } from '#tests/screens/twoFactorScene.ts';

const content = { host: 'content.localhost', path: '/documents/search' } as const;

const openPageFrom = async (host: string, context: SceneContext): Promise<void> => {
  await context.page.goto(context.sandbox.origin(host));
  await context.page.getByRole('link', { name: 'Sign in' }).click();
  await context.device.waitForApp();
};

const openFrom = (host: string) => (context: SceneContext) => openPageFrom(host, context);

// Because: the page then shows the name of the brand instead.
const logos = ['/logo.svg', '/logo-mobile.svg'] as const;

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

const dark = (name: string, at: string, run: Scene['run']): Scene => darkScene({ name: `theme/dark-${name}`, at, run });

/** Each brand while the content service works, is slow or sends invalid data, and co-brands under the main brand. */
export const scenes: readonly Scene[] = [
  { name: 'theme/up', at: '/signin', run: withFault({ times: 1, delayMs: 1 }) },
  { name: 'theme/slow', at: '/signin', run: withFault({ hang: true }) },
  { name: 'theme/invalid', at: '/signin', run: withFault({ body: { results: [{ data: invalidTheme }] } }) },
  { name: 'theme/co-brand', at: '/signin', brands: ['xe'], run: openFrom('partner.xe') },
  {
    name: 'theme/co-brand-with-a-font',
    at: '/signin',
    brands: ['xe'],
    run: async (context) => {
      await openFrom('northbank.xe')(context);
      await context.device.waitForFont('Lora');
    },
  },
  {
    name: 'theme/co-brand-with-a-late-theme',
    at: '/signin',
    brands: ['xe'],
    run: async (context) => {
      await context.sandbox.fail({ ...content, delayMs: 3_000 });
      await openFrom('northbank.xe')(context);
      await context.page.getByRole('img', { name: 'Northbank' }).waitFor();
    },
  },
  {
    name: 'theme/without-a-logo',
    at: '/signin',
    run: async (context) => {
      await Promise.all(logos.map((path) => context.sandbox.fail({ path, reset: true })));
      await openPageFrom(`transfer.${context.brand}`, context);
      await context.page.locator('header span[role="img"]').waitFor();
    },
  },
  {
    name: 'theme/co-brand-without-theme',
    at: '/signin',
    brands: ['xe'],
    run: async (context) => {
      await context.sandbox.fail({ ...content, hang: true });
      await openFrom('partner.xe')(context);
    },
  },
  dark('sign-in', '/signin', async () => undefined),
  dark('wrong-password', '/signin', async ({ page }) => {
    await emailField(page).fill('personal@sandbox.test');
    await passwordField(page).fill('Wrong-horse-9');
    await submit(page).click();
    await expectProblem(page);
  }),
  dark('sign-up', '/signup', async (context) => {
    await openForm(context);
    await submit(context.page).click();
    await expectProblem(context.page);
  }),
  dark('verify-number', '/2fa/verify-number', async (context) => {
    await openAs(context, 'whatsapp2fa', '/2fa/phone-validation');
    await submit(context.page).click();
    await context.page.locator('input[name="code"]').waitFor();
  }),
  {
    name: 'theme/dark-co-brand',
    at: '/signin',
    brands: ['xe'],
    run: async (context) => {
      await openFrom('northbank.xe')(context);
      await chooseDark(context);
    },
  },
];
