import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';

const content = { host: 'content.localhost' };

type Look = {
  readonly logo: string;
  readonly primary: string;
  readonly font: string;
  readonly icons: ReadonlyArray<string>;
};

const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const style = getComputedStyle(root);
    return {
      logo: document.querySelector('img')?.getAttribute('src') ?? '',
      primary: style.getPropertyValue('--colour-primary'),
      font: style.getPropertyValue('--font-family'),
      icons: [...document.querySelectorAll('link[data-favicon]')].map((link) => link.getAttribute('href') ?? ''),
    };
  });

const iconFiles = [
  'favicon.svg',
  'favicon-32x32.png',
  'favicon-16x16.png',
  'apple-touch-icon.png',
  'safari-pinned-tab.svg',
];

const own = (key: string, primary: string): Look => ({
  logo: `/brands/${key}/logo.svg`,
  primary,
  font: "'Inter'",
  icons: iconFiles.map((file) => `/brands/${key}/${file}`),
});

const searches = (sandbox: Sandbox) => sandbox.requests('/documents/search');

test('a ref that expires and a service that asks for patience are borne with, and the logo comes in five widths', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ ...content, path: '/documents/search', times: 1, delayMs: 500 });
  await sandbox.fail({ ...content, path: '/documents/search', times: 1, status: 429, headers: { 'Retry-After': '1' } });
  const asked = page.waitForRequest(/documents\/search/);
  await page.goto(`${sandbox.origin('account.britline')}/signin`);
  await asked;
  await sandbox.publish();
  const logo = page.getByRole('img', { name: 'Britline' });
  await expect(logo).toHaveAttribute('src', /content\.localhost.*\/britline\/logo\.svg/);
  const widths = (await logo.getAttribute('srcset'))?.split(', ').map((one) => /[?&]w=(\d+)\S* \1w$/.exec(one)?.[1]);
  expect(widths).toEqual(['640', '828', '1200', '2048', '3840']);
  const { icons } = await look(page);
  expect(icons.map((icon) => /content\.localhost.*\/britline\/(.*)\?/.exec(icon)?.[1])).toEqual(iconFiles);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/britline\/share\.png/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', 'rgb(138 21 56)');
  await expect(page).toHaveTitle('Sign in – Britline');
  const answers = await searches(sandbox);
  expect(answers.map(({ status }) => status)).toEqual([410, 429, 200]);
  expect((answers[2]?.at ?? 0) - (answers[1]?.at ?? 0)).toBeGreaterThan(950);
});

const lie = { primary_colour: 'red;}', logo: { url: 'javascript:alert(1)' }, font_family: "A'}" };

const troubles = [
  ['slow', { hang: true }],
  ['lying', { body: { results: [{ data: lie }] } }],
  ['down', { reset: true }],
] as const;

test('each brand looks like itself while the service is slow, lying or down', async ({ page, sandbox, complaints }) => {
  complaints.expect(/Unable to fetch theme for brand/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  for (const [name, fault] of troubles) {
    // Because: a page that still asks would be answered, and keep the answer, between one trouble and the next.
    await page.goto('about:blank');
    await sandbox.clearFaults();
    await sandbox.fail({ ...content, path: '/documents/search', ...fault });
    for (const [key, primary] of [
      ['johnlewis', '31 77 58'],
      ['britline', '138 21 56'],
    ] as const) {
      await page.goto(`${sandbox.origin(`account.${key}`)}/signin`);
      await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
      // Because: what is kept for the next visit has been put on.
      if (name === 'lying') await page.waitForFunction(() => JSON.stringify(localStorage).includes('account.theme.'));
      expect(await look(page), `${key}, ${name}`).toEqual(own(key, primary));
    }
  }
  await expect.poll(() => said.join()).toContain('Unable to fetch theme for brand');
});

test('a co-brand whose look does not come is shown as the brand behind it, and a faint colour is made readable', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ ...content, path: '', times: 1, hang: true });
  await comeFrom(page, sandbox, 'northbank.xe');
  expect(await look(page)).toEqual(own('xe', '10 20 110'));
  const data = { primary_colour: '#ffe600', colours: [{ variable: 'surface', hex: '#ffffff', alpha: null }] };
  await sandbox.fail({ ...content, path: '/documents/search', times: 1, body: { results: [{ data }] } });
  const said = page.waitForEvent('console', (message) => message.text().includes('is too faint for text'));
  await page.reload();
  await said;
  await expectAccessible(page);
});
