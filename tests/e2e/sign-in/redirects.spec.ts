import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom, signInPage } from './signInPage.ts';

// Because: the corpora test the rule with a thousand addresses.
test('a sign-in with a hostile redirect ends at the transfer site, without the state', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Redirect address refused/);
  const hostile = 'https://transfer.xe.localhost@evil.example/';
  const query = new URLSearchParams({ redirect_uri: hostile, state: 'evil-state' });
  await page.goto(`/?${query.toString()}`);
  const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='));
  await signInPage(page).signIn('personal@sandbox.test');
  const destination = new URL((await leaving).url());
  expect(destination.origin).toBe(sandbox.origin('transfer.xe'));
  expect(destination.searchParams.has('state')).toBe(false);
});

test('a redirect that was changed in storage is not followed', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/Missing redirectUrl|Stored redirect address refused/);
  const form = await openSignInFrom(page, sandbox);
  // Because: a prerendered page shows its heading at the root, where a reload would read the redirect from the query again.
  await page.waitForURL('**/signin');
  // Because: the page may store its session again until it is left.
  await page.addInitScript(() => {
    const session = sessionStorage.getItem('account.session');
    if (session === null) return;
    const changed = session.replace(/"redirect":"[^"]*"/, '"redirect":"https://evil.example/"');
    sessionStorage.setItem('account.session', changed);
  });
  await page.reload();
  const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='));
  await form.signIn('personal@sandbox.test');
  const destination = new URL((await leaving).url());
  expect(destination.origin).toBe(sandbox.origin('transfer.xe'));
  expect(destination.searchParams.has('state')).toBe(false);
  const sent = (await sandbox.posts('authorization/weblogin')).at(-1);
  expect(Object.keys(Object(sent?.body))).not.toEqual(expect.arrayContaining(['codeChallenge']));
});

test('a challenge that was changed in storage is dropped, which is logged', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/Stored code challenge dropped/);
  await openSignInFrom(page, sandbox);
  await page.waitForURL('**/signin');
  await page.addInitScript(() => {
    const session = sessionStorage.getItem('account.session');
    if (session !== null) sessionStorage.setItem('account.session', session.replace('"S256"', '"plain"'));
  });
  const logged = page.waitForEvent('console', (message) => message.text().includes('Stored code challenge dropped'));
  await page.reload();
  expect((await logged).type()).toBe('error');
});

test('a sign-in returns to the path of a partner that the configuration allows', async ({ page, sandbox }) => {
  await (await openSignInFrom(page, sandbox, 'northbank.xe')).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(page.url()).toBe(`${sandbox.origin('northbank.xe')}/banking`);
});

test('a sign-in with another path of that partner ends at the transfer site, without state and co-brand', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Redirect address refused/);
  const address = `${sandbox.origin('northbank.xe')}/banking/../admin?_clientagentid=northbank`;
  await page.goto(`/?${new URLSearchParams({ redirect_uri: address, state: 'a-state' }).toString()}`);
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();
  const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='));
  await signInPage(page).signIn('personal@sandbox.test');
  const destination = new URL((await leaving).url());
  expect(destination.origin).toBe(sandbox.origin('transfer.xe'));
  expect([...destination.searchParams.keys()]).toEqual(['code']);
  expect(await sandbox.requests('documents/search')).toEqual([]);
});

test('a sign-in of one brand never returns to the product of another', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/Redirect address refused/);
  const query = new URLSearchParams({ redirect_uri: sandbox.origin('transfer.britline') });
  await page.goto(`${sandbox.origin('account.johnlewis')}/?${query.toString()}`);
  await signInPage(page).signIn('personal@sandbox.test');
  await page.waitForURL(`${sandbox.origin('transfer.johnlewis')}/**`);
});

test('a challenge without a method is not sent, and the log says so without its value', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Code challenge dropped/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const query = new URLSearchParams({
    redirect_uri: sandbox.origin('transfer.xe'),
    state: 'a',
    code_challenge: 'the-challenge',
  });
  await page.goto(`/?${query.toString()}`);
  await signInPage(page).signIn('personal@sandbox.test');
  await page.waitForURL(`${sandbox.origin('transfer.xe')}/**`);
  const sent = (await sandbox.posts('authorization/weblogin')).at(-1);
  expect(sent?.body).toMatchObject({ platform: 'XEMT' });
  expect(JSON.stringify(sent?.body)).not.toMatch(/codeChallenge/);
  expect(logged.filter((line) => line.includes('Code challenge dropped'))).toHaveLength(1);
  expect(logged.join()).not.toContain('the-challenge');
});
