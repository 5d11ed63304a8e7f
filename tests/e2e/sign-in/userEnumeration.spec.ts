import { expect } from '@playwright/test';
import { codePage, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { chosenPassword, enterCode, save } from '#tests/e2e/password/recoveryPage.ts';
import { signInPage } from './signInPage.ts';
import { expectSameCalls, makeCompare, openVisitors, refused, type Visitor } from './visitors.ts';

const unknown = 'nobody@sandbox.test';
const locked = 'locked@sandbox.test';
const social = 'social@sandbox.test';
const personal = 'personal@sandbox.test';

// Because: a unit test compares the answers of the service for every kind of account, so one kind for each screen is enough here.
test.describe('an unknown address and that of an account', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

  test('look the same in sign-in, up to the limit of tries and beyond', async ({ page, browser, baseURL, sandbox }) => {
    const visitors = await openVisitors({ page, browser, baseURL }, [unknown, locked]);
    const compare = makeCompare(visitors);
    await compare(async (visitor) => {
      await visitor.page.goto('/signin');
      await expect(visitor.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    });
    const tryToSignIn = async (visitor: Visitor): Promise<void> => {
      const answer = visitor.page.waitForResponse(/weblogin/);
      await signInPage(visitor.page).signIn(visitor.address, 'Wrong-horse-9');
      await answer;
    };
    await compare(async (visitor) => {
      await tryToSignIn(visitor);
      await refused(visitor.page, 'Your email address or password is not right.');
    });
    for (const visitor of visitors)
      for (let tries = 2; tries <= 10; tries += 1) {
        await tryToSignIn(visitor);
        // Because: the page clears a rejected password a moment after the answer, also one that is typed in that moment.
        await expect(signInPage(visitor.page).password).toHaveValue('');
      }
    await compare(async (visitor) => {
      await tryToSignIn(visitor);
      await refused(visitor.page, 'You have tried too many times.');
    });
    await expectSameCalls(sandbox, visitors);
  });

  test('look the same where somebody requests new codes of a sign-up', async ({ page, browser, baseURL, sandbox }) => {
    const visitors = await openVisitors({ page, browser, baseURL }, [unknown, social]);
    const compare = makeCompare(visitors);
    for (const visitor of visitors) await visitor.page.clock.install();
    await compare(async (visitor) => {
      await visitor.page.goto('/signin');
      await signInPage(visitor.page).signIn(visitor.address, 'Wrong-horse-9');
      await refused(visitor.page, 'Your email address or password is not right.');
      await visitor.page.goto('/signup/email-verification');
      await expect(codePage(visitor.page).sendNewButton).toBeVisible();
    });
    for (let sends = 1; sends <= 5; sends += 1) {
      await compare(async ({ page: own }) => {
        await codePage(own).sendNewButton.click();
        await expect(codePage(own).cooldown).toBeVisible();
        await own.clock.fastForward(11 * 60_000);
        await expect(codePage(own).sendNewButton).toBeEnabled();
      });
    }
    await compare(async ({ page: own }) => {
      const answer = own.waitForResponse(/resendConfirmationCode/);
      await codePage(own).sendNewButton.click();
      expect((await answer).status()).toBe(429);
    });
    await expectSameCalls(sandbox, visitors);
  });

  test('look the same in a reset: its codes, its faults, and its new codes', async ({
    page,
    browser,
    baseURL,
    sandbox,
  }) => {
    const visitors = await openVisitors({ page, browser, baseURL }, [unknown, personal]);
    const compare = makeCompare(visitors);
    for (const visitor of visitors) await visitor.page.clock.install();
    await compare(async (visitor) => {
      await visitor.page.goto('/forgot-password');
      await visitor.page.getByLabel('Email address').fill(visitor.address);
      await visitor.page.getByRole('button', { name: 'Send code' }).click();
      await expect(visitor.page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeFocused();
    });
    const wrong = await wrongCode(sandbox, personal);
    await compare(({ page: own }) => enterCode(own, wrong));
    await compare(async ({ page: own }) => {
      await save(own);
      await refused(own, 'There is a problem');
    });
    const confirm = async ({ page: own }: Visitor): Promise<void> => {
      const answer = own.waitForResponse(/confirmForgotPassword/);
      await typeCode(codePage(own).code, wrong);
      await save(own, chosenPassword);
      await answer;
    };
    for (const visitor of visitors) for (let tries = 2; tries <= 4; tries += 1) await confirm(visitor);
    await compare(async (visitor) => {
      await confirm(visitor);
      await refused(visitor.page, 'Too many wrong codes have been entered.');
    });
    for (let sends = 2; sends <= 5; sends += 1) {
      await compare(async ({ page: own }) => {
        await own.clock.fastForward(31_000);
        await codePage(own).sendNewButton.click();
        await expect(codePage(own).cooldown).toBeVisible();
      });
    }
    // Because: only the clocks of the pages move on, so the service still refuses another code.
    await compare(async ({ page: own }) => {
      await own.clock.fastForward(11 * 60_000);
      const answer = own.waitForResponse(/forgotPassword/);
      await codePage(own).sendNewButton.click();
      expect((await answer).status()).toBe(429);
    });
    await expectSameCalls(sandbox, visitors);
  });
});
