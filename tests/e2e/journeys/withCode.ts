import { newestCode } from '#tests/e2e/code/codePage.ts';
import { ada, newPassword } from '#tests/e2e/sign-up/signUpPage.ts';
import { chosenPassword } from '#tests/e2e/password/recoveryPage.ts';
import type { Journey } from './journey.ts';
import { expectReturned, fillSignIn, openSignIn } from './signIn.ts';

/** The journeys with a code that arrives by email or by text message. */
export const codeJourneys: readonly Journey[] = [
  {
    name: 'a visitor creates a business account with an emailed code',
    run: async (context) => {
      const { page, sandbox } = context;
      await openSignIn(context);
      await page.press('link', 'Create an account');
      await page.expectFocused('heading', 'Create your account');
      await page.press('radio', 'Business');
      await page.expectChecked('radio', 'Business');
      await page.fill('Email address', ada);
      await page.fill('Password', newPassword);
      await page.press('button', 'Create account');
      await page.expectShown('heading', 'Check your email');
      await page.press('field', 'Verification code');
      await page.type(await newestCode(sandbox, ada));
      await page.pressKey('Enter');
      await expectReturned(context, ada);
      await page.expectText('Business');
    },
  },
  {
    name: 'a visitor who forgot the password chooses a new one, and Back leads to the code and forward again',
    run: async (context) => {
      const { page, sandbox } = context;
      const email = 'personal@sandbox.test';
      await openSignIn(context);
      await page.press('link', 'Forgot your password?');
      await page.expectFocused('heading', 'Reset your password');
      await page.fill('Email address', email);
      await page.press('button', 'Send code');
      await page.expectFocused('heading', 'Check your email');
      await page.press('field', 'Verification code');
      await page.type(await newestCode(sandbox, email));
      await page.pressKey('Enter');
      await page.expectFocused('heading', 'Choose a new password');
      await page.back();
      await page.expectShown('heading', 'Check your email');
      await page.fill('Verification code', await newestCode(sandbox, email));
      await page.pressKey('Enter');
      await page.expectFocused('heading', 'Choose a new password');
      await page.fill('New password', chosenPassword);
      await page.press('button', 'Save password');
      await expectReturned(context, email);
    },
  },
  {
    name: 'a visitor whose email has a domain beyond ASCII sees it as typed, and the service gets it in ASCII',
    run: async (context) => {
      const { page, sandbox } = context;
      const [email, inAscii] = ['anna@m\u00fcller.de', 'anna@xn--mller-kva.de'];
      await sandbox.createAccount({ email: inAscii, password: newPassword, accountType: 'Personal' });
      await openSignIn(context);
      await fillSignIn(context, email);
      await page.press('button', 'Sign in');
      await page.expectShown('heading', 'There is a problem');
      await page.expectValue('Email address', email);
      await page.press('link', 'Forgot your password?');
      await page.expectValue('Email address', email);
      await page.press('button', 'Send code');
      await page.expectFocused('heading', 'Check your email');
      await page.expectText(email);
      await page.press('field', 'Verification code');
      await page.type(await newestCode(sandbox, inAscii));
      await page.pressKey('Enter');
      await page.fill('New password', chosenPassword);
      await page.press('button', 'Save password');
      await expectReturned(context, inAscii);
    },
  },
  {
    name: 'a visitor with two-step verification enters a wrong code and the right one, which came by text message',
    run: async (context) => {
      const { page, sandbox } = context;
      await openSignIn(context);
      await fillSignIn(context, 'sms2fa@sandbox.test');
      await page.pressKey('Enter');
      await page.expectFocused('heading', 'How should we send your code?');
      await page.press('button', 'Send code');
      await page.expectFocused('heading', 'Enter your code');
      const code = await newestCode(sandbox, '+447700900101');
      await page.fill('Verification code', code === '111111' ? '222222' : '111111');
      await page.pressKey('Enter');
      await page.expectText('That code is not right');
      await page.fill('Verification code', code);
      await page.pressKey('Enter');
      await expectReturned(context, 'sms2fa@sandbox.test');
    },
  },
];
