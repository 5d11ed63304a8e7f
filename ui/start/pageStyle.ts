const ended = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });

// Because: a browser keeps a link whose style sheet could not be loaded, and never asks again by itself.
const askAgain = (link: HTMLLinkElement): HTMLLinkElement => {
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  delete again.dataset['lost'];
  link.replaceWith(again);
  return again;
};

/** How long the first render waits for the style sheet, in milliseconds. */
const timeoutMs = 3000;

const loadSheet = async (link: HTMLLinkElement): Promise<void> => {
  if (link.dataset['lost'] === undefined && (link.sheet !== null || (await ended(link)))) return;
  const again = askAgain(link);
  if (!(await ended(again))) window.addEventListener('online', () => void loadSheet(askAgain(again)), { once: true });
};

/** Waits for the style sheet of the page, at most three seconds. A lost one is asked for once more, and again when the device is back online. */
export const pageStyleEnded = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  if (link !== null) await Promise.race([loadSheet(link), timeout]);
};
