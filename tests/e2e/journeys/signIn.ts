import { password } from '#tests/e2e/sign-in/signInPage.ts';
import type { Journey, JourneyContext } from './journey.ts';

/** Starts at the partner, and ends at the sign-in form, with the consent card that comes last. */
export const openSignIn = async ({ page, sandbox }: JourneyContext): Promise<void> => {
  await page.open(sandbox.origin('transfer.xe'));
  await page.press('link', 'Sign in');
  await page.expectShown('heading', 'Sign in');
  // Because: the card can cover an element between the moment it is found and the moment it is pressed.
  await page.expectShown('dialog', 'Cookies');
};

/** Fills in the sign-in form. */
export const fillSignIn = async ({ page }: JourneyContext, email: string): Promise<void> => {
  await page.fill('Email address', email);
  await page.fill('Password', password);
};

/** Expects that the partner accepted the code. */
export const expectReturned = async ({ page, sandbox }: JourneyContext, email: string): Promise<void> => {
  await page.expectShown('heading', 'Signed in');
  await page.expectText(email);
  await page.expectAddress(`${sandbox.origin('transfer.xe')}/`);
};

/** The journeys of the sign-in form. */
export const signInJourneys: readonly Journey[] = [
  {
    name: 'a visitor signs in after a wrong password, returns to the partner, and Back does not show the used form',
    run: async (context) => {
      const { page, sandbox } = context;
      await openSignIn(context);
      await fillSignIn(context, 'personal@sandbox.test');
      await page.fill('Password', 'Wrong-horse-9');
      await page.press('button', 'Sign in');
      await page.expectShown('heading', 'There is a problem');
      await page.fill('Password', password);
      await page.press('button', 'Sign in');
      await expectReturned(context, 'personal@sandbox.test');
      await page.back();
      await page.expectAddress(`${sandbox.origin('transfer.xe')}/`);
      await page.expectShown('heading', 'Signed in');
    },
  },
  {
    name: 'a sign-in works by keyboard alone',
    run: async (context) => {
      const { page } = context;
      await openSignIn(context);
      await page.press('field', 'Email address');
      await page.type('personal@sandbox.test');
      await page.pressKey('Tab');
      await page.expectFocused('field', 'Password');
      await page.type(password);
      await page.pressKey('Tab');
      await page.expectFocused('button', 'Show password');
      await page.pressKey('Tab');
      await page.expectFocused('link', 'Forgot your password?');
      await page.pressKey('Tab');
      await page.expectFocused('button', 'Sign in');
      await page.pressKey('Enter');
      await expectReturned(context, 'personal@sandbox.test');
    },
  },
];
