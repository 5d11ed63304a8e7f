import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { allThirdParties, mockRecorder } from './thirdParties.ts';

test.use({ settingsOverrides: allThirdParties });

const consentCookies = ['privacy_banner_viewed', 'privacy_analytics', 'privacy_advertising', 'privacy_essentials'];

test('a visitor who accepted signs in with every third party blocked or hanging, in the theme of the brand', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(
    /Analytics|LogRocket|Failed to fetch|Session recording|page script|The tag manager|tags\.localhost|The consent banner|content\.localhost|collector\.localhost|banner\.|common\.js|console: no |TypeError/,
  );
  await mockRecorder(context, pageErrors, (route) => route.abort());
  for (const host of ['tags.localhost', 'banner.johnlewis.localhost'])
    await sandbox.fail({ host, path: '', reset: true });
  for (const host of ['collector.localhost', 'content.localhost']) await sandbox.fail({ host, path: '', hang: true });
  await sandbox.fail({ host: 'launchpad.johnlewis.localhost', path: 'common.js', hang: true });
  const domain = '.johnlewis.localhost';
  await context.addCookies(consentCookies.map((name) => ({ name, value: '1', domain, path: '/' })));
  const [account, partner] = ['account', 'transfer'].map((name) => sandbox.origin(`${name}.johnlewis`));
  // Because: a visitor who has answered the partner's banner sees it again only with this query.
  await page.goto(`${account}/?redirect_uri=${partner}/&showConsent=true`, { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: 'John Lewis Money' })).toBeVisible();
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});
