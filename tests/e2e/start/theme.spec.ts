import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';

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

const openSignIn = async (page: Page, sandbox: Sandbox, key: string): Promise<void> => {
  await page.goto(`${sandbox.origin(`account.${key}`)}/signin`);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
};

test('a brand shows its fallback theme while the content service is slow or sends invalid data', async ({
  page,
  sandbox,
}) => {
  const search = { ...content, path: '/documents/search' };
  await sandbox.fail({ ...search, hang: true });
  await openSignIn(page, sandbox, 'johnlewis');
  expect(await appearanceOf(page)).toEqual(fallbackAppearance('johnlewis', '31 77 58'));

  await sandbox.clearFaults();
  await sandbox.fail({ ...search, body: { results: [{ data: invalidTheme }] } });
  await openSignIn(page, sandbox, 'britline');
  // Because: the theme stored for the next visit has been applied by then.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('account.theme.'));
  expect(await appearanceOf(page)).toEqual(fallbackAppearance('britline', '138 21 56'));
});
