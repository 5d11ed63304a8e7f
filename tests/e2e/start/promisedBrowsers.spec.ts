import { expect, type Page } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { builtFaults } from '#tests/env/build/browser-support/builtFaults.ts';
import { lackingNames } from '#tests/env/build/browser-support/webNames.ts';

/** What the build uses, how often in a script, and what happens in a promised browser that lacks it. */
const exceptions: { readonly [use: string]: string } = {
  'build.umd: navigator.connection (9)': 'LogRocket asks for it first',
  'screens: .isComposing (1)': 'the last key of a composition says no in Safari: the field is then tidied at once',
  'deferred: .responseStatus (1)': 'a request without it counts as sent',
  'deferred: globalThis.trustedTypes (1)': 'nothing requires trusted types there',
  'index: .requestIdleCallback (2)': 'asked for first',
  'pkg: navigator.userAgentData (1)': 'Segment asks for it first',
  'routing-middleware: .drop (1)': 'a field of the settings of Segment, not the method of an iterator',
  'routing-middleware: .move (3)': 'a field of the settings of Segment, not the method of a file',
  'script: document.prerendering (1)': 'asked for first: such a browser loads no page ahead',
  'view: .animation (3)': 'names of events in React, which asks for them',
  'view: .delay (1)': 'a field of a task of React',
  'view: .popover (1)': 'a property of an element of React',
  'view: Error.captureStackTrace (2)': 'react-intl asks for it first',
  'view: Intl.DurationFormat (2)':
    'react-intl asks for it before it calls what makes one, and no message has a duration',
  'view: document.startViewTransition (2)': 'the router asks for it first',
  'view: setImmediate (2)': 'React asks for it first',
  'style: :autofill in .Field_input:autofill':
    'Firefox knows names and passwords alone: other fields keep its own tint',
  'style: :autofill in .TwoFactor_country>select:not(:autofill)~.TwoFactor_short':
    'the list shows the beginning of the name of the country',
  'style: :has in .Errors_box:has([role=alert]:focus-visible)':
    'the box has no ring in an old Firefox; its sentence has the focus all the same',
  'style: :has in .Errors_box:has(~form label)': 'the form is 20 px lower in an old Firefox',
  'style: accent-color': 'Safari takes the colour as it is: the contrast of --primary is tested',
  'style: ascent-override': 'the font in place of a late one has its own height',
  'style: descent-override': 'as ascent-override',
  'style: line-gap-override': 'as ascent-override',
  'style: size-adjust': 'as ascent-override',
  'style: mask-image': '-webkit-mask-image is beside it',
  'style: text-wrap': 'lines break where they are full',
  'style: cursor: default': 'iOS draws no pointer',
  'style: cursor: pointer': 'iOS draws no pointer',
  'style: cursor: progress': 'iOS draws no pointer',
  'style: forced-color-adjust': 'no Safari has forced colours',
  'style: field-sizing': 'the select has a fixed width, by @supports not',
  'style: @media scripting': 'without scripts, a notice says that the page takes longer than usual',
};

test('the build uses nothing that a promised browser lacks, but what is listed with what happens without it', () => {
  const listed = Object.keys(exceptions).map((use) => [use, expect.any(Array)]);
  expect(builtFaults(dist)).toEqual(Object.fromEntries(listed));
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
