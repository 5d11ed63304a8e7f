import { password } from '#tests/e2e/sign-in/signInPage.ts';
import { newPassword } from '#tests/e2e/sign-up/signUpPage.ts';
import type { Journey, JourneyContext } from './journey.ts';

/** Starts at the partner. */
export const followSignInLink = async ({ page, sandbox }: JourneyContext): Promise<void> => {
  await page.open(sandbox.origin('transfer.xe'));
  await page.press('link', 'Sign in');
  await page.expectShown('heading', 'Sign in');
};

/** A sign-in by keyboard alone, which begins before the script. */
export const signInJourney: Journey = {
  name: 'a visitor presses Enter before the script with a wrong password, sees the email as typed beyond ASCII, signs in by keyboard, and Back does not show the used form',
  run: async (context) => {
    const { page, sandbox, holdScripts } = context;
    const [email, inAscii] = ['anna@m\u00fcller.de', 'anna@xn--mller-kva.de'];
    await sandbox.createAccount({ email: inAscii, password, accountType: 'Personal' });
    const release = holdScripts();
    await followSignInLink(context);
    await page.fill('Email address', email);
    await page.pressKey('Tab');
    await page.expectFocused('field', 'Password');
    await page.type(newPassword);
    await page.pressKey('Enter');
    await page.expectNotStarted();
    release();
    await page.expectText('Your email address or password is not right.');
    await page.expectFocused('field', 'Password');
    await page.expectValue('Email address', email);
    await page.type(password);
    await page.pressKey('Tab');
    await page.expectFocused('button', 'Show password');
    await page.pressKey('Tab');
    await page.expectFocused('link', 'Forgot your password?');
    await page.pressKey('Tab');
    await page.expectFocused('button', 'Sign in');
    await page.pressKey('Enter');
    await page.expectShown('heading', 'Signed in');
    await page.expectText(inAscii);
    await page.expectAddress(`${sandbox.origin('transfer.xe')}/`);
    await page.back();
    await page.expectAddress(`${sandbox.origin('transfer.xe')}/`);
    await page.expectShown('heading', 'Signed in');
  },
};
