import { expect, type Route } from '@playwright/test';
import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { allThirdParties, mockRecorder, type RouteHandler } from './thirdParties.ts';

test.use({ settingsOverrides: allThirdParties });

const faults: ReadonlyArray<readonly [name: string, fault: Partial<InjectedFault>, handler: RouteHandler]> = [
  ['blocked', { reset: true }, (route) => route.abort()],
  ['hanging', { hang: true }, async (_route: Route) => undefined],
];

const thirdParties = ['collector.localhost', 'content.localhost', 'banner.johnlewis.localhost', 'tags.localhost'];
const consentCookies = ['privacy_banner_viewed', 'privacy_analytics', 'privacy_advertising', 'privacy_essentials'];

for (const [name, fault, handler] of faults) {
  test(`a visitor who accepted signs in with every third party ${name}, in the theme of the brand`, async ({
    page,
    sandbox,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(
      /Analytics|Failed to fetch|Session recording|page script|The tag manager|tags\.localhost|The consent banner|content\.localhost|collector\.localhost|banner\.|common\.js|console: no |TypeError/,
    );
    await mockRecorder(context, pageErrors, handler);
    for (const host of thirdParties) await sandbox.fail({ host, path: '', ...fault });
    await sandbox.fail({ host: 'launchpad.johnlewis.localhost', path: 'common.js', ...fault });
    const domain = '.johnlewis.localhost';
    await context.addCookies(consentCookies.map((cookie) => ({ name: cookie, value: '1', domain, path: '/' })));
    await openSignInFrom(page, sandbox, 'transfer.johnlewis');
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    // Because: a visitor who has answered the partner's banner sees it again only with this query.
    await page.goto(`${sandbox.origin('account.johnlewis')}/signin?showConsent=true`, { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: 'John Lewis Money' })).toBeVisible();
    await signInPage(page).signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
}
