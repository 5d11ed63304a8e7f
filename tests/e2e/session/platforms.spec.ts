import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const entries = [
  ['transfer.xe', 'XEMT', null],
  ['invoices.xe', 'XECI', 'XECI'],
  ['business.xe', 'XERA', 'XERA'],
  ['data.xe', 'XECD', 'XECD'],
  ['transfer.britline', 'BRITLINE', null],
  ['transfer.johnlewis', 'JOHNLEWIS', null],
  ['erp.xe', 'ERP', null],
  ['developer.xe', 'DEVPORTAL', 'DEVPORTAL'],
] as const;

for (const [host, platform, referenceSource] of entries) {
  test(`a visitor from ${host} signs in for ${platform} and is back there`, async ({ page, sandbox }) => {
    const form = await comeFrom(page, sandbox, host);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    expect(new URL(page.url()).origin).toBe(sandbox.origin(host));
    const [sent] = (await sandbox.requests('authorization/weblogin')).filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ platform, redirectUrl: sandbox.origin(host) });
    expect(sent?.body).toMatchObject(referenceSource === null ? {} : { referenceSource });
  });
}

test('the platform in the query counts whatever its case, over the address', async ({ page, sandbox }) => {
  const query = new URLSearchParams({ platform: 'xeci', redirect_uri: sandbox.origin('transfer.xe') });
  await page.goto(`/?${query.toString()}`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('platform')).toBe('XECI');
});

test('help is that of the platform', async ({ page, sandbox, complaints }) => {
  complaints.expect(/weblogin failed/);
  const form = await comeFrom(page, sandbox, 'business.xe');
  await form.signIn('closed@sandbox.test');
  await expect(page.getByRole('link', { name: 'Get help' })).toHaveAttribute(
    'href',
    `${sandbox.origin('business.xe')}/help`,
  );
});
