import type { FaultOrder } from '#env/sandbox/front/fault.ts';
import type { Scene, Stage } from '#tests/screens/scene.ts';

const content = { host: 'content.localhost', path: '/documents/search' } as const;

const begun = async ({ page }: Stage): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
};

const from =
  (host: string) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.goto(stage.sandbox.origin(host));
    await stage.page.getByRole('link', { name: 'Sign in' }).click();
    await begun(stage);
    await stage.page.waitForFunction(() => document.images[0]?.complete);
  };

const under = (fault: Partial<FaultOrder>) => async (stage: Stage) => {
  await stage.sandbox.fail({ ...content, ...fault });
  await from(`transfer.${stage.brand}`)(stage);
};

const lie = {
  primary_colour: 'red;}',
  colours: [{ variable: 'accent', hex: '#12', alpha: 7 }],
  logo: { url: 'javascript:alert(1)' },
  font_family: "A'}",
};

/** Each brand in its look, with the content service up, slow and lying, and partners' looks under the main brand. */
export const scenes: readonly Scene[] = [
  { name: 'theme/up', run: under({ times: 1, delayMs: 1 }) },
  { name: 'theme/slow', run: under({ hang: true }) },
  { name: 'theme/lying', run: under({ body: { results: [{ data: lie }] } }) },
  { name: 'theme/co-brand', brands: ['xe'], run: from('partner.xe') },
  { name: 'theme/co-brand-with-a-font', brands: ['xe'], run: from('northbank.xe') },
  {
    name: 'theme/co-brand-that-does-not-come',
    brands: ['xe'],
    run: async (stage) => {
      await stage.sandbox.fail({ ...content, hang: true });
      await from('partner.xe')(stage);
    },
  },
];
