import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

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
];
