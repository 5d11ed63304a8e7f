import { expect, type Page } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { builtFaults } from '#tests/env/build/browser-support/builtFaults.ts';
import { lackingNames } from '#tests/env/build/browser-support/webNames.ts';

/** What happens in a promised browser that lacks what the build uses, and how often a script uses it. */
const exceptions: ReadonlyArray<readonly [what: string, ...uses: string[]]> = [
  ['the last key of a composition says no in Safari: the field is then tidied at once', 'screens: .isComposing (1)'],
  ['a request without it counts as sent', 'deferred: .responseStatus (1)'],
  ['nothing requires trusted types there', 'deferred: globalThis.trustedTypes (1)'],
  ['asked for first', 'index: .requestIdleCallback (2)', 'script: document.prerendering (1)'],
  ['LogRocket asks for it first', 'build.umd: navigator.connection (9)'],
  ['Segment asks for it first', 'pkg: navigator.userAgentData (1)'],
  ['a field of the settings of Segment', 'routing-middleware: .drop (1)', 'routing-middleware: .move (3)'],
  ['names of events, and fields of a task and of an element of React', 'view: .animation (3)', 'view: .delay (1)'],
  ['React asks for it first, or it is a property of its elements', 'view: setImmediate (2)', 'view: .popover (1)'],
  ['react-intl asks for it first', 'view: Error.captureStackTrace (2)', 'view: Intl.DurationFormat (2)'],
  ['the router asks for it first', 'view: document.startViewTransition (2)'],
  ['Firefox knows names and passwords alone: others keep its own tint', 'style: :autofill in .Field_input:autofill'],
  [
    'the list shows the beginning of the name of the country',
    'style: :autofill in .TwoFactor_country>select:not(:autofill)~.TwoFactor_short',
  ],
  [
    'in an old Firefox the box has no ring, whose sentence has the focus all the same, or the form is 20 px lower',
    'style: :has in .Errors_box:has([role=alert]:focus-visible)',
    'style: :has in .Errors_box:has(~form label)',
  ],
  ['Safari takes the colour as it is: the contrast of --primary is tested', 'style: accent-color'],
  [
    'the font in place of a late one has its own height',
    ...['ascent', 'descent', 'line-gap'].map((what) => `style: ${what}-override`),
    'style: size-adjust',
  ],
  ['-webkit-mask-image is beside it', 'style: mask-image'],
  ['lines break where they are full', 'style: text-wrap'],
  ['iOS draws no pointer', ...['default', 'pointer', 'progress'].map((kind) => `style: cursor: ${kind}`)],
  ['no Safari has forced colours', 'style: forced-color-adjust'],
  ['the select has a fixed width, by @supports not', 'style: field-sizing'],
  ['without scripts, a notice says that the page takes longer than usual', 'style: @media scripting'],
];

test('the build uses nothing that a promised browser lacks, but what is listed with what happens without it', () => {
  const listed = exceptions.flatMap(([, ...uses]) => uses);
  expect(Object.keys(builtFaults(dist)).toSorted()).toEqual(listed.toSorted());
});

/** Removes what at least one promised browser lacks. */
const lack = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    const get = (object: unknown, name: string): unknown => Reflect.get(Object(object), name);
    for (const [owner, name] of names) {
      const found = [get(globalThis, owner), get(Intl, owner)];
      const holders = owner === '' ? [globalThis] : [...found, ...found.map((one) => get(one, 'prototype'))];
      for (const holder of holders) Reflect.deleteProperty(Object(holder), name);
    }
    if ('requestIdleCallback' in window || 'canParse' in URL || 'toSorted' in [])
      throw new Error('The names are left.');
  }, lackingNames);

/** Throws at what the start reads of the browser, as some browsers and extensions do. */
const refuse = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refused: ReadonlyArray<readonly [object: object, names: string]> = [
      [navigator, 'languages language onLine credentials globalPrivacyControl'],
      [window, 'localStorage sessionStorage matchMedia requestIdleCallback ResizeObserver FontFace OTPCredential'],
      [document, 'fonts'],
      [Intl.DateTimeFormat.prototype, 'resolvedOptions'],
    ];
    const get = () => {
      throw new DOMException('hidden', 'SecurityError');
    };
    for (const [object, names] of refused)
      for (const name of names.split(' ')) Object.defineProperty(object, name, { configurable: true, get });
  });

for (const [what, change] of [
  ['has only what every promised browser has', lack],
  ['refuses what the start reads of it', refuse],
] as const)
  test(`a browser that ${what} shows a page that is not prerendered, and signs in`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    // Because: the log says what a page does without.
    pageErrors.expect(/^console: (?:Failed to load resource|What follows|\w*Error: )/);
    await change(page);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
  });
