import { styleLoaded } from './pageStyles.ts';

const lost = new Set<HTMLLinkElement>();
let asking: Promise<unknown> = Promise.resolve();

const askAgain = async (link: HTMLLinkElement): Promise<void> => {
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  const loaded = again.dataset['needed'] === undefined ? null : styleLoaded(again);
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

/**
 * Makes the load of a screen ask for every lost style sheet first, because the browser's preload takes such a link for loaded. It waits for
 * those that a screen has asked for: what the page works without may be blocked for ever.
 */
export const withLostStyles =
  <Loaded>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    // Because: a page that is prerendered has no document.
    if (typeof document === 'undefined') return load();
    await loadLostStyles();
    const before = new Set(document.querySelectorAll('link'));
    const loading = load();
    // Because: the preload adds the links of a script in the same task.
    document.querySelectorAll('link').forEach((link) => {
      if (!before.has(link)) link.dataset['needed'] = '';
    });
    return loading;
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
