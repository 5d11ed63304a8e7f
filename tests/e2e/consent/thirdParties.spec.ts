import { expect, type Route } from '@playwright/test';
import type { FaultOrder } from '#env/sandbox/front/fault.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { twoFactorPage } from '#tests/e2e/two-factor/twoFactorPage.ts';
import { everythingOn, playRecorder, type Manner } from './thirdParties.ts';

test.use({ overlay: everythingOn });

const troubles: ReadonlyArray<readonly [name: string, fault: Partial<FaultOrder>, manner: Manner]> = [
  ['blocked', { reset: true }, (route) => route.abort()],
  ['hanging', { hang: true }, async (_route: Route) => undefined],
  ['failing', { status: 500, body: 'no' }, (route) => route.fulfill({ status: 500, body: 'no' })],
  ['lying', { status: 200, body: { integrations: 'none' } }, (route) => route.fulfill({ status: 200, body: '{}' })],
];

const thirdParties = ['collector.localhost', 'content.localhost', 'banner.johnlewis.localhost'];
const given = ['privacy_banner_viewed', 'privacy_analytics', 'privacy_advertising', 'privacy_essentials'];

for (const [name, fault, manner] of troubles) {
  test(`a visitor who accepted signs in, two factors and all, with every third party ${name}`, async ({
    page,
    sandbox,
    context,
    complaints,
  }) => {
    complaints.expect(
      /Analytics|Failed to fetch|Session recording|page script|The consent banner|content\.localhost|collector\.localhost|banner\.|common\.js|console: no |TypeError|SyntaxError|MIME/,
    );
    await playRecorder(context, complaints, manner);
    for (const host of thirdParties) await sandbox.fail({ host, path: '', ...fault });
    await sandbox.fail({ host: 'launchpad.johnlewis.localhost', path: 'common.js', ...fault });
    const domain = '.johnlewis.localhost';
    await context.addCookies(given.map((cookie) => ({ name: cookie, value: '1', domain, path: '/' })));
    await comeFrom(page, sandbox, 'transfer.johnlewis');
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
    // Because: the partner's banner comes to whoever has answered it only where the address asks.
    await page.goto(`${sandbox.origin('account.johnlewis')}/signin?showConsent=true`, { waitUntil: 'commit' });
    await signInPage(page).signIn('sms2fa@sandbox.test');
    const at = twoFactorPage(page, sandbox);
    await at.press('Send code');
    await expect(at.code).toBeVisible();
    await at.enterCodeFrom('+447700900101');
    await expectSignedIn(page, 'sms2fa@sandbox.test');
  });
}
