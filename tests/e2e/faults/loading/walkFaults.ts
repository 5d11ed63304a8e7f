import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';

/** The ways in which a file of the site fails: any other status of 400 or more fails as 404 does. */
const answers = {
  '404': (route: Route) => route.fulfill({ status: 404 }),
  'another shape': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default {"a.b":"c"};' }),
} as const;

/** What the browser and the page log during these faults. */
export const loggedFaults: RegExp =
  /^(?:console|uncaught): (?:Failed to (?:load resource|fetch)|Unable to preload|What follows|\w*Error: (?:Failed to fetch|Unable to preload|Unexpected|Invalid)|Unexpected|Missing (?:platform|redirectUrl))/;

/** The files of the build with this name: scripts or style sheets. */
export const chunksOf = (name: string, type: 'css' | 'js'): ReadonlyArray<{ readonly path: string }> =>
  builtPaths('assets/')
    .filter((path) => path.includes(`/${name}-`) && path.endsWith(`.${type}`))
    .map((path) => ({ path }));

/** Lets files fail. Returns the function that serves them again; it expects that one was asked for. */
export const breakFiles = async (
  page: Page,
  files: ReadonlyArray<{ readonly path: string }>,
  fault: keyof typeof answers,
): Promise<() => Promise<void>> => {
  let [asked, isMended] = [0, false];
  const isTarget = (url: URL): boolean => files.some(({ path }) => path === url.pathname);
  await page.route(isTarget, (route) => {
    asked += 1;
    return isMended ? route.fallback() : answers[fault](route);
  });
  return async () => {
    await expect.poll(() => asked).toBeGreaterThan(0);
    // Because: without a route, the browser goes on with the requests that have no answer yet.
    isMended = true;
  };
};

/** Expects the heading of a screen. */
export const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const lateNotice = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' });

/** Lets the time of the page's style pass until the notice of a start that is slow or has failed. */
export const expectNotice = (page: Page): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => {
      for (const each of document.getAnimations()) each.currentTime = Number(each.currentTime) + 15_000;
    });
    await expect(lateNotice(page)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });

/** Reloads by the notice. */
export const reloadByNotice = async (page: Page): Promise<void> => {
  const reloaded = page.waitForEvent('framenavigated');
  await lateNotice(page).getByRole('link', { name: 'Try again' }).click();
  await reloaded;
};
