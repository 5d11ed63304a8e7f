import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How far a screen moves on its way, in pixels: it comes from the end of the line, or from the start of it on the way back. */
const distance = 12;

const inMs = 180;

/** How long the screen before takes to leave, in milliseconds; `ui/router/layouts/Frame.module.css` has the same. */
const outMs = 90;

const stands = (): boolean =>
  !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches;

const cardOnPage = (): HTMLElement | null => document.querySelector('[data-card]');

const moveIn = (from: number): ReadonlyArray<Animation> =>
  [...(cardOnPage()?.children ?? [])].map((part) =>
    part.animate(
      [
        { opacity: 0, translate: `${from}px` },
        { opacity: 1, translate: 'none' },
      ],
      {
        duration: inMs,
        delay: outMs,
        fill: 'backwards',
        easing: 'ease-out',
      },
    ),
  );

/**
 * Updates the page in a view transition: the card of the screen before leaves as a picture, and the content of the next one comes in. A
 * press or a key ends it. Because: a picture of the next screen would take the presses that are meant for the screen.
 */
const updateInMotion = (update: () => Promise<void>, from: number): Promise<void> => {
  const card = cardOnPage();
  if (card === null || stands()) return update();
  const [page, ended] = [document.documentElement, new AbortController()];
  let entering: ReadonlyArray<Animation> = [];
  card.style.viewTransitionName = 'card';
  page.style.setProperty('--away', `${-from}px`);
  const transition = document.startViewTransition(async () => {
    card.style.viewTransitionName = '';
    await update();
    entering = moveIn(from);
  });
  const end = (): void => {
    transition.skipTransition();
    entering.forEach((animation) => animation.finish());
  };
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, end, { capture: true, signal: ended.signal });
  // Because: the browser refuses the picture in a tab that nobody sees, and after a press.
  const shown = Promise.allSettled([transition.ready, transition.finished]);
  void shown.then(() => Promise.allSettled(entering.map(({ finished }) => finished))).then(() => ended.abort());
  return transition.updateCallbackDone;
};

const moveScreensOf = (router: AnyRouter): void => {
  let before: ReadonlyArray<string> = [];
  router.startViewTransition = (update) => {
    const { resolvedLocation: from } = router.state;
    const to = router.latestLocation;
    if (from === undefined || from.pathname === to.pathname) return update();
    const [{ __TSR_index: index }, { __TSR_index: entry }] = [from.state, to.state];
    const isBack = entry < index || before.at(-1) === to.pathname;
    before = isBack ? before.slice(0, before.lastIndexOf(to.pathname)) : [...before, from.pathname];
    return updateInMotion(update, isBack ? -distance : distance);
  };
};

/** Shows by motion whether a person goes on or back, where the browser can and the person does not ask for less motion. */
export const useScreenMotion = (): void => {
  const router = useRouter();
  useEffect(() => moveScreensOf(router), [router]);
};
