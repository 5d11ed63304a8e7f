import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

type Feature = readonly [owner: string, name: string];

/** What the start reads of the browser, by the object that has it. */
const features: ReadonlyArray<Feature> = [
  ['navigator', 'languages'],
  ['Intl.DateTimeFormat.prototype', 'resolvedOptions'],
  ['window', 'localStorage'],
  ['window', 'sessionStorage'],
  ['window', 'matchMedia'],
  ['navigator', 'language'],
  ['navigator', 'onLine'],
  ['navigator', 'credentials'],
  ['navigator', 'globalPrivacyControl'],
  ['Intl', 'DisplayNames'],
  ['document', 'fonts'],
  ['window', 'requestIdleCallback'],
  ['window', 'ResizeObserver'],
  ['window', 'FontFace'],
  ['window', 'OTPCredential'],
];

/** The ways in which a browser, or an extension, hides something. */
type Way = 'undefined' | 'fault';

const hide = (page: Page, hidden: { readonly names: ReadonlyArray<Feature>; readonly way: Way }): Promise<unknown> =>
  page.addInitScript(({ names, way }) => {
    const get = (): unknown => {
      if (way === 'fault') throw new DOMException('hidden', 'SecurityError');
      return undefined;
    };
    for (const [owner, name] of names) {
      const object: unknown = owner
        .split('.')
        .reduce<unknown>((from, key) => Reflect.get(Object(from), key), globalThis);
      Object.defineProperty(object, name, { configurable: true, get });
    }
  }, hidden);

const ways: ReadonlyArray<readonly [what: string, way: Way]> = [
  ['does not have', 'undefined'],
  ['refuses', 'fault'],
];

for (const [what, way] of ways)
  test(`a browser that ${what} what the start reads of it shows a page that is not prerendered, and signs in`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    // Because: the log says what a page does without.
    pageErrors.expect(/^console: (?:Failed to load resource|What follows|\w*Error: )/);
    // Because: the library of the messages reads this name itself, and no browser is known to throw there.
    const names = way === 'fault' ? features.filter(([, name]) => name !== 'DisplayNames') : features;
    await hide(page, { names, way });
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const form = await openSignInFrom(page, sandbox);
    await form.signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
