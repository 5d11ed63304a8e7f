import { expect } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, newPassword } from '#tests/e2e/sign-up/signUpPage.ts';
import type { Journey, JourneyContext } from './journey.ts';
import { expectReturned, fillSignIn } from './signIn.ts';

const redirect = ({ sandbox }: JourneyContext, host: string): string => encodeURIComponent(sandbox.origin(host));

const signInLink = ({ sandbox }: JourneyContext): string => `${sandbox.origin('transfer.xe')}/sign-in`;

/** Opens a screen for a partner without its scripts, lets a person use it, and then releases the scripts. */
const beforeTheScript = async (context: JourneyContext, address: string, act: () => Promise<void>): Promise<void> => {
  const { page, holdScripts } = context;
  const release = holdScripts();
  await page.open(address);
  await act();
  await page.expectNotStarted();
  release();
};

/** The journeys of a person who uses a prerendered page before its script is there. */
export const earlyInputJourneys: readonly Journey[] = [
  {
    name: 'a press on the button before the script signs in',
    run: async (context) => {
      await beforeTheScript(context, signInLink(context), async () => {
        await fillSignIn(context, 'personal@sandbox.test');
        await context.page.press('button', 'Sign in');
      });
      await expectReturned(context, 'personal@sandbox.test');
      const accountRequests = (await context.sandbox.requests('')).filter(
        ({ host }) => host === 'account.xe.localhost',
      );
      expect(accountRequests.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  },
  {
    name: 'Enter before the script signs in',
    run: async (context) => {
      await beforeTheScript(context, signInLink(context), async () => {
        await fillSignIn(context, 'personal@sandbox.test');
        await context.page.pressKey('Enter');
      });
      await expectReturned(context, 'personal@sandbox.test');
    },
  },
  {
    name: 'text before the script stays, and the form is sent afterwards',
    run: async (context) => {
      const { page } = context;
      await beforeTheScript(context, signInLink(context), () => page.fill('Email address', 'personal@sandbox.test'));
      await page.expectStarted();
      await page.expectValue('Email address', 'personal@sandbox.test');
      await page.expectFocused('field', 'Email address');
      await page.fill('Password', password);
      await page.press('button', 'Sign in');
      await expectReturned(context, 'personal@sandbox.test');
    },
  },
  {
    name: 'a link before the script leads to its screen, and the partner is kept',
    run: async (context) => {
      const { page, sandbox, holdScripts } = context;
      const release = holdScripts();
      const register = `${redirect(context, 'register.xe')}${encodeURIComponent('/corporate-registration')}`;
      await page.open(`${sandbox.origin('account.xe')}/?redirect_uri=${register}`);
      await page.press('link', 'Create an account');
      await page.expectNotStarted();
      release();
      await page.expectShown('heading', 'Create your account');
      await page.expectChecked('radio', 'Business');
    },
  },
  {
    name: 'a sign-up before the script keeps all its values',
    run: async (context) => {
      const { page, sandbox } = context;
      const signUp = `${sandbox.origin('account.xe')}/signup?redirect_uri=${redirect(context, 'transfer.xe')}`;
      await beforeTheScript(context, signUp, async () => {
        await page.press('radio', 'Business');
        await page.press('checkbox', 'Send me news and offers by email');
        await page.fill('Email address', ada);
        await page.fill('Password', newPassword);
        await page.press('button', 'Create account');
      });
      await page.expectShown('heading', 'Check your email');
      await page.fill('Verification code', await newestCode(sandbox, ada));
      await page.pressKey('Enter');
      const answers = async (path: string, method: string): Promise<ReadonlyArray<number | null>> =>
        (await sandbox.requests(path)).filter((request) => request.method === method).map(({ status }) => status);
      await expect.poll(() => answers('marketingpreferences', 'PUT')).toEqual([200]);
      expect(await answers('authorization/websignupcorp', 'POST')).toEqual([200]);
    },
  },
];
