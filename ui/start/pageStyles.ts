/** How long the view waits for the style sheets of the page, in milliseconds. */
const patience = 3000;

/** Resolves when a style sheet is loaded, and rejects when it cannot be. */
export const styleLoaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error('The style sheet could not be loaded')));
  });

/**
 * Waits until every style sheet that the page itself asks for is loaded or has failed, but not for long. Because: the style sheet of the view
 * uses their custom properties, and without them it would break the layout that the inline style of the page has made.
 */
export const pageStylesEnded = (): Promise<unknown> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-deferred=stylesheet]:not([data-lost])');
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([late, Promise.allSettled([...links].map(async (link) => link.sheet ?? styleLoaded(link)))]);
};
