import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { pageStylesEnded } from '#ui/start/pageStyles.ts';

afterEach(() => document.head.replaceChildren());

/** Adds a style sheet to the page; it is loading until an event ends it. */
const addLoading = (): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  return link;
};

/** Waits for the styles, and returns whether the wait is over. */
const startWaiting = (): (() => Promise<boolean>) => {
  let isOver = false;
  const wait = async (): Promise<void> => {
    await pageStylesEnded(systemClock);
    isOver = true;
  };
  void wait();
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isOver;
  };
};

describe('pageStylesEnded', () => {
  it('waits for every style sheet, whether it is loaded or fails', async () => {
    vi.useFakeTimers();
    const [one, other] = [addLoading(), addLoading()];
    const isOver = startWaiting();
    one.dispatchEvent(new Event('load'));
    expect(await isOver()).toBe(false);
    other.dispatchEvent(new Event('error'));
    expect(await isOver()).toBe(true);
  });

  it('does not wait for a style sheet that was loaded or has failed before', async () => {
    vi.useFakeTimers();
    addLoading().dataset['lost'] = '';
    vi.spyOn(addLoading(), 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
    expect(await startWaiting()()).toBe(true);
  });

  it('waits for three seconds at most', async () => {
    vi.useFakeTimers();
    addLoading();
    const isOver = startWaiting();
    await vi.advanceTimersByTimeAsync(2999);
    expect(await isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver()).toBe(true);
  });
});
