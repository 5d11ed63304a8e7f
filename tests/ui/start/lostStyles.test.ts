import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadTwice } from '#ui/start/loadTwice.ts';
import { loadLostStyles, watchStyles, withLostStyles } from '#ui/start/lostStyles.ts';

const answerWith = (isSuccess: boolean): void => {
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = isSuccess;
};

beforeAll(() => {
  answerWith(true);
  watchStyles();
});

afterEach(() => document.head.replaceChildren());

/** Adds a style sheet that was cut off; a deferred one has its relation in the page. */
const addLost = (href: string, deferred?: string): HTMLLinkElement => {
  const link = document.createElement('link');
  if (deferred !== undefined) link.dataset['deferred'] = deferred;
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
};

/** Adds a style sheet that a screen has asked for and that was cut off. */
const addNeeded = (href: string): Promise<HTMLLinkElement> => withLostStyles(async () => addLost(href))();

describe('loadLostStyles', () => {
  it('asks again for a style sheet of this site, in its place', async () => {
    const link = addLost(`${window.location.origin}/assets/Code-a1.css`);
    await loadLostStyles();
    expect(link.isConnected).toBe(false);
    expect([...document.head.querySelectorAll('link')].map(({ href }) => href)).toEqual([link.href]);
  });

  it('asks again for a style sheet that was cut off before the script came', async () => {
    document.head.innerHTML =
      '<link rel="stylesheet" data-deferred="stylesheet" data-lost href="/assets/index-a1.css">';
    const link = document.head.querySelector('link');
    watchStyles();
    await loadLostStyles();
    expect(link?.isConnected).toBe(false);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  it('rejects for a style sheet of a screen that fails again, unless the page was started without it', async () => {
    onTestFinished(() => answerWith(true));
    answerWith(false);
    await addNeeded(`${window.location.origin}/assets/Code-a1.css`);
    await expect(loadLostStyles()).rejects.toThrow('could not be loaded');
    document.head.replaceChildren();
    addLost(`${window.location.origin}/assets/index-a1.css`, 'stylesheet');
    await loadLostStyles();
    answerWith(true);
    await loadLostStyles();
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  it('waits for no style sheet of another site, and for none that has left the page', async () => {
    const link = addLost('https://banner.test/banner.css');
    addLost(`${window.location.origin}/assets/Old-a1.css`).remove();
    await loadLostStyles();
    expect(link.isConnected).toBe(true);
  });
});

it('a lost style sheet that no screen has asked for holds up no screen, and is asked for again', async () => {
  onTestFinished(() => answerWith(true));
  answerWith(false);
  const link = addLost(`${window.location.origin}/assets/deferred-a1.css`);
  expect(await withLostStyles(async () => 'screen')()).toBe('screen');
  expect(link.isConnected).toBe(false);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});

it('a lost style sheet holds up a screen, and no messages', async () => {
  onTestFinished(() => answerWith(true));
  answerWith(false);
  await addNeeded(`${window.location.origin}/assets/Code-a1.css`);
  expect(await loadTwice(async () => 'messages')).toBe('messages');
  await expect(loadTwice(withLostStyles(async () => 'screen'))).rejects.toThrow('could not be loaded');
});
