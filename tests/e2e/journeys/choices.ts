import type { Journey } from './journey.ts';
import { openSignIn } from './signIn.ts';

/** The journeys of the choices that a browser keeps. */
export const choiceJourneys: readonly Journey[] = [
  {
    name: 'the chosen language shows at once, keeps what was typed, and stays after a reload',
    run: async (context) => {
      const { page } = context;
      await openSignIn(context);
      await page.fill('Email address', 'personal@sandbox.test');
      await page.choose('Language', 'Français');
      await page.expectShown('heading', 'Se connecter');
      await page.expectValue('Adresse e-mail', 'personal@sandbox.test');
      await page.reload();
      await page.expectShown('heading', 'Se connecter');
      await page.expectShown('link', 'Créer un compte');
    },
  },
  {
    name: 'the consent of a visitor is stored, and can be changed',
    run: async (context) => {
      const { page } = context;
      await openSignIn(context);
      await page.press('button', 'Customize');
      await page.press('switch', 'Performance');
      await page.expectChecked('switch', 'Performance');
      await page.press('button', 'Done');
      await page.expectHidden('dialog', 'Cookies');
      await page.reload();
      await page.press('button', 'Cookie settings');
      await page.press('button', 'Customize');
      await page.expectChecked('switch', 'Performance');
      await page.press('button', 'Done');
      await page.expectHidden('dialog', 'Cookies');
      await page.expectFocused('button', 'Cookie settings');
    },
  },
  {
    name: 'Back leads through the screens to the partner',
    run: async (context) => {
      const { page, sandbox } = context;
      await openSignIn(context);
      await page.fill('Email address', 'personal@sandbox.test');
      await page.press('link', 'Create an account');
      await page.expectShown('heading', 'Create your account');
      await page.back();
      await page.expectShown('heading', 'Sign in');
      await page.back();
      await page.expectAddress(`${sandbox.origin('transfer.xe')}/`);
      await page.expectShown('link', 'Sign in');
    },
  },
];
