import type { Journey } from './journey.ts';
import { followSignInLink } from './signIn.ts';

/** The choices that a browser keeps, and Back. */
export const choicesJourney: Journey = {
  name: 'a typed email goes along to the next screen, Back leads through the screens to the partner, and language and consent stay after a reload',
  run: async (context) => {
    const { page, sandbox } = context;
    const email = 'personal@sandbox.test';
    await followSignInLink(context);
    await page.expectShown('button', 'Customize');
    await page.fill('Email address', email);
    await page.press('link', 'Create an account');
    await page.expectFocused('heading', 'Create your account');
    await page.expectValue('Email address', email);
    await page.back();
    await page.expectShown('heading', 'Sign in');
    await page.press('button', 'Customize');
    await page.press('switch', 'Performance');
    await page.expectChecked('switch', 'Performance');
    await page.press('button', 'Done');
    await page.expectHidden('dialog', 'Cookies');
    await page.choose('Language', 'Français');
    await page.expectShown('heading', 'Se connecter');
    await page.expectValue('Adresse e-mail', email);
    await page.reload();
    await page.expectShown('heading', 'Se connecter');
    await page.expectStarted();
    await page.press('button', 'Paramètres des cookies');
    await page.press('button', 'Personnaliser');
    await page.expectChecked('switch', 'Performance');
    await page.back();
    await page.expectAddress(`${sandbox.origin('transfer.xe')}/`);
    await page.expectShown('link', 'Sign in');
  },
};
