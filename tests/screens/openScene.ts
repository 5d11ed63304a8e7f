import { expect, type Page } from '@playwright/test';
import { answeredConsent } from './answeredConsent.ts';
import type { Scene, SceneContext } from '#tests/screens/scene.ts';

/** Returns where a page is, as a scene names it: a path of the account site, or another site's first label and a path. */
const placeOf = ({ hostname, pathname }: URL): string => {
  const [label = ''] = hostname.split('.');
  return label === 'account' ? pathname : label + pathname;
};

// Because: an image below the fold that loads on demand has not begun, and one that failed is complete with no width.
const findUnfinished = (isBusy: boolean): readonly string[] => {
  const isNear = (image: HTMLImageElement): boolean =>
    image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight;
  // Because: a screenshot finishes the five seconds of the brand's picture, and shows a spinner as it begins.
  const isBrief = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000;
  const images = [...document.images].filter((image) => isNear(image) && image.checkVisibility());
  const busy = isBusy ? [] : [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"]')];
  return [
    ...(document.fonts.status === 'loaded' ? [] : ['a font']),
    ...images.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => `the image ${image.src}`),
    ...busy.map((element) => `busy: ${element.outerHTML.slice(0, 80)}`),
    ...(isBusy ? [] : document.getAnimations().filter(isBrief)).map(() => 'an animation'),
  ];
};

/** Waits until the screen that a scene promises is there: its address, its fonts, its images, nothing busy, nothing that moves. */
const settle = async (page: Page, { at, isBusy }: Scene): Promise<void> => {
  // Because: the control under the pointer looks different.
  await page.mouse.move(0, 0);
  await expect.poll(() => placeOf(new URL(page.url())), { message: 'where the scene ends' }).toBe(at);
  await expect
    .poll(() => page.evaluate(findUnfinished, isBusy === true), { message: 'what has not settled', timeout: 15_000 })
    .toEqual([]);
  // Because: an image that is complete may not be drawn yet.
  await page.evaluate(() =>
    Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
  );
};

/** Opens a scene as a person who has answered about cookies, and waits until the page has settled. */
export const openScene = async (scene: Scene, context: SceneContext): Promise<void> => {
  const { page, sandbox, brand } = context;
  const url = sandbox.origin(`account.${brand}`);
  if (scene.asksConsent !== true)
    await page.context().addCookies(answeredConsent.map((cookie) => ({ ...cookie, url })));
  await scene.run(context);
  await settle(page, scene);
};
