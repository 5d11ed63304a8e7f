import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

const content = { host: 'content.localhost' };

type Appearance = {
  readonly logo: string;
  readonly primary: string;
  readonly font: string;
  readonly icons: ReadonlyArray<string>;
};

const appearanceOf = (page: Page): Promise<Appearance> =>
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

const fallbackAppearance = (key: string, primary: string): Appearance => ({
  logo: `/brands/${key}/logo.svg`,
  primary,
  font: "'Inter'",
  icons: iconFiles.map((file) => `/brands/${key}/${file}`),
});

const searches = (sandbox: Sandbox) => sandbox.requests('/documents/search');

test('the theme loads after an expired ref and a 429, and the logo has five widths', async ({ page, sandbox }) => {
  await sandbox.fail({ ...content, path: '/documents/search', times: 1, delayMs: 500 });
  await sandbox.fail({ ...content, path: '/documents/search', times: 1, status: 429, headers: { 'Retry-After': '1' } });
  const searched = page.waitForRequest(/documents\/search/);
  await page.goto(`${sandbox.origin('account.britline')}/signin`);
  await searched;
  await sandbox.publish();
  const logo = page.getByRole('img', { name: 'Britline' });
  await expect(logo).toHaveAttribute('src', /content\.localhost.*\/britline\/logo\.svg/);
  const widths = (await logo.getAttribute('srcset'))?.split(', ').map((one) => /[?&]w=(\d+)\S* \1w$/.exec(one)?.[1]);
  expect(widths).toEqual(['640', '828', '1200', '2048', '3840']);
  const { icons } = await appearanceOf(page);
  expect(icons.map((icon) => /content\.localhost.*\/britline\/(.*)\?/.exec(icon)?.[1])).toEqual(iconFiles);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/britline\/share\.png/);
  await expect(page.locator('meta[name="theme-color"][media*="light"]')).toHaveAttribute('content', 'rgb(138 21 56)');
  await expect(page).toHaveTitle('Sign in – Britline');
  const answers = await searches(sandbox);
  expect(answers.map(({ status }) => status)).toEqual([410, 429, 200]);
  expect((answers[2]?.at ?? 0) - (answers[1]?.at ?? 0)).toBeGreaterThan(950);
});

const invalidTheme = { primary_colour: 'red;}', logo: { url: 'javascript:alert(1)' }, font_family: "A'}" };

const faults = [
  ['slow', { hang: true }],
  ['sending invalid data', { body: { results: [{ data: invalidTheme }] } }],
  ['down', { reset: true }],
] as const;

test('each brand shows its fallback theme while the content service is slow, sends invalid data or is down', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Unable to fetch theme for brand/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const [name, fault] of faults) {
    // Because: a page that still waits for its theme would get and store one between two faults.
    await page.goto('about:blank');
    await sandbox.clearFaults();
    await sandbox.fail({ ...content, path: '/documents/search', ...fault });
    for (const [key, primary] of [
      ['johnlewis', '31 77 58'],
      ['britline', '138 21 56'],
    ] as const) {
      await page.goto(`${sandbox.origin(`account.${key}`)}/signin`);
      await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
      // Because: the theme stored for the next visit has been applied by then.
      if (name === 'sending invalid data')
        await page.waitForFunction(() => JSON.stringify(localStorage).includes('account.theme.'));
      expect(await appearanceOf(page), `${key}, ${name}`).toEqual(fallbackAppearance(key, primary));
    }
  }
  await expect.poll(() => logged.join()).toContain('Unable to fetch theme for brand');
});

test('a co-brand without its theme shows the main brand, and a faint colour is made readable', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ ...content, path: '', times: 1, hang: true });
  await openSignInFrom(page, sandbox, 'northbank.xe');
  expect(await appearanceOf(page)).toEqual(fallbackAppearance('xe', '10 20 110'));
  const data = { primary_colour: '#ffe600', colours: [{ variable: 'surface', hex: '#ffffff', alpha: null }] };
  await sandbox.fail({ ...content, path: '/documents/search', times: 1, body: { results: [{ data }] } });
  const warning = page.waitForEvent('console', (message) => message.text().includes('is too faint for text'));
  await page.reload();
  await warning;
  await expectAccessible(page);
});
