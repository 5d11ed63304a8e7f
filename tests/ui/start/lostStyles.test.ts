import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadLostStyles, watchStyles } from '#ui/start/lostStyles.ts';

beforeAll(() => {
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
  watchStyles();
});

afterEach(() => document.head.replaceChildren());

/** Adds a style sheet that was cut off. */
const addLost = (href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
};

describe('loadLostStyles', () => {
  it('asks again for a style sheet of this site, in its place', async () => {
    const link = addLost(`${window.location.origin}/assets/Code-a1.css`);
    await loadLostStyles();
    expect(link.isConnected).toBe(false);
    expect([...document.head.querySelectorAll('link')].map(({ href }) => href)).toEqual([link.href]);
  });

  it('waits for no style sheet of another site, and for none that has left the page', async () => {
    const link = addLost('https://banner.test/banner.css');
    addLost(`${window.location.origin}/assets/Old-a1.css`).remove();
    await loadLostStyles();
    expect(link.isConnected).toBe(true);
  });
});
