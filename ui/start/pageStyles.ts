import type { Clock } from '#application/ports/clock.ts';

/** How long the view waits for the style sheets of the page, in milliseconds. */
const patience = 3000;

/** Resolves when a style sheet is loaded, and rejects when it cannot be. */
export const styleLoaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error('The style sheet could not be loaded')));
  });

/**
 * Waits until every style sheet of the page is loaded or has failed, but not for long. Because: the style sheet of the view, which is not there yet,
 * uses their custom properties, and without them it would break the layout that the inline style of the page has made.
 */
export const pageStylesEnded = ({ wait }: Pick<Clock, 'wait'>): Promise<unknown> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-lost])');
  return Promise.race([
    wait(patience)(),
    Promise.allSettled([...links].map(async (link) => link.sheet ?? styleLoaded(link))),
  ]);
};
