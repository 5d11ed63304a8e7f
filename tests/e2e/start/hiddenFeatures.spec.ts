import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

type Feature = readonly [owner: string, name: string];

/** What the start reads of the browser, by the object that has it; each of these is hidden alone, too. */
const needed: ReadonlyArray<Feature> = [
  ['navigator', 'languages'],
  ['crypto', 'randomUUID'],
  ['Intl.DateTimeFormat.prototype', 'resolvedOptions'],
  ['window', 'localStorage'],
  ['window', 'sessionStorage'],
  ['window', 'BroadcastChannel'],
  ['window', 'matchMedia'],
];

/** The rest of what the start reads. */
const features: ReadonlyArray<Feature> = [
  ...needed,
  ['navigator', 'language'],
  ['navigator', 'onLine'],
  ['navigator', 'credentials'],
  ['navigator', 'globalPrivacyControl'],
  ['navigator', 'userActivation'],
  ['navigator', 'connection'],
  ['Intl', 'DisplayNames'],
  ['document', 'fonts'],
  ['document', 'startViewTransition'],
  ['window', 'requestIdleCallback'],
  ['window', 'ResizeObserver'],
  ['window', 'FontFace'],
  ['window', 'OTPCredential'],
];

/** The ways in which a browser, or an extension, hides something. */
const ways = ['undefined', 'null', 'fault'] as const;

type Way = (typeof ways)[number];
type Hidden = { readonly names: ReadonlyArray<Feature>; readonly way: Way };

// Because: the library of the messages reads this name itself, and no browser is known to throw there.
const allBy = (way: Way): Hidden => ({
  names: way === 'fault' ? features.filter(([, name]) => name !== 'DisplayNames') : features,
  way,
});

const hide = (page: Page, hidden: Hidden): Promise<unknown> =>
  page.addInitScript(({ names, way }) => {
    const get = (): unknown => {
      if (way === 'fault') throw new DOMException('hidden', 'SecurityError');
      return way === 'null' ? null : undefined;
    };
    for (const [owner, name] of names) {
      const object: unknown = owner
        .split('.')
        .reduce<unknown>((from, key) => Reflect.get(Object(from), key), globalThis);
      Object.defineProperty(object, name, { configurable: true, get });
    }
  }, hidden);

const rows: ReadonlyArray<readonly [name: string, hidden: Hidden]> = [
  ...needed.map(([owner, name]) => [`no ${owner}.${name}`, { names: [[owner, name]], way: 'undefined' }] as const),
  ...ways.map((way) => [`each one is ${way}`, allBy(way)] as const),
];

test('a browser that hides what the start reads of it signs in all the same', async ({
  context,
  sandbox,
  pageErrors,
}) => {
  test.slow();
  // Because: the log says what a page does without.
  pageErrors.expect(/^console: (?:What follows|\w*Error: )/);
  for (const [name, hidden] of rows)
    await test.step(name, async () => {
      const page = await context.newPage();
      await hide(page, hidden);
      const form = await openSignInFrom(page, sandbox);
      await form.signIn('personal@sandbox.test');
      await expectSignedIn(page, 'personal@sandbox.test');
      await page.close();
      await context.clearCookies();
    });
});

test('a browser that hides what the start reads of it shows a page that is not prerendered', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/^console: (?:Failed to load resource|What follows|\w*Error: )/);
  await hide(page, allBy('fault'));
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
