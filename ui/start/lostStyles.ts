import { styleLoaded } from './pageStyles.ts';

const lost = new Set<HTMLLinkElement>();
let asking: Promise<unknown> = Promise.resolve();

const askAgain = async (link: HTMLLinkElement): Promise<void> => {
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  // Because: a page starts without its deferred style sheets, and what it needs at first is inline.
  const loaded = again.dataset['deferred'] === undefined ? styleLoaded(again) : null;
  link.replaceWith(again);
  await loaded;
};

const askForAll = (): Promise<unknown> => {
  const links = [...lost].filter(({ isConnected }) => isConnected);
  lost.clear();
  return Promise.all(links.map(askAgain));
};

/** Asks again for each style sheet of the page that could not be loaded. A browser keeps such a link, and never asks again by itself. */
export const loadLostStyles = (): Promise<unknown> => {
  asking = asking.then(askForAll, askForAll);
  return asking;
};

/** Makes a load ask for every lost style sheet first: of a screen, because the browser's preload takes such a link for loaded. */
export const withLostStyles =
  <Loaded>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    await loadLostStyles();
    return load();
  };

// Because: a style sheet of another party, such as one that a content blocker stops, must not hold up a screen.
const isOwnStyle = ({ rel, href }: HTMLLinkElement): boolean =>
  rel === 'stylesheet' && href.startsWith(`${window.location.origin}/`);

/** Notes the style sheets of this site that cannot be loaded, also before this call, and asks for them when the device is online again. */
export const watchStyles = (): void => {
  document.querySelectorAll<HTMLLinkElement>('link[data-lost]').forEach((link) => lost.add(link));
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && isOwnStyle(target)) lost.add(target);
  };
  document.addEventListener('error', note, { capture: true });
  window.addEventListener('online', () => void loadLostStyles().catch(() => null));
};
