import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageStyleEnded } from '#ui/start/pageStyle.ts';

const link = (): HTMLLinkElement => {
  const found = document.querySelector('link');
  if (found === null) throw new Error('The page has no style sheet.');
  return found;
};

let isOver = false;

const endWait = async (): Promise<void> => {
  await pageStyleEnded();
  isOver = true;
};

const settle = async (milliseconds = 0): Promise<boolean> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isOver;
};

beforeEach(async () => {
  vi.useFakeTimers();
  isOver = false;
  document.head.innerHTML = '<link rel="stylesheet" crossorigin>';
  void endWait();
  await settle();
});

afterEach(() => document.head.replaceChildren());

describe('pageStyleEnded', () => {
  it('waits for the style sheet, for three seconds at most', async () => {
    expect([await settle(2999), await settle(1)]).toEqual([false, true]);
    isOver = false;
    void endWait();
    expect(await settle()).toBe(false);
    link().dispatchEvent(new Event('load'));
    expect(await settle()).toBe(true);
  });

  it('does not wait for one that is there, nor where there is none', async () => {
    vi.spyOn(link(), 'sheet', 'get').mockReturnValue(new CSSStyleSheet());
    await pageStyleEnded();
    document.head.replaceChildren();
    await pageStyleEnded();
  });

  it('asks at once for one that was lost before the app has started', async () => {
    const lost = link();
    lost.dataset['lost'] = '';
    void pageStyleEnded();
    expect([link() === lost, link().dataset['lost']]).toEqual([false, undefined]);
  });

  it('asks for one that is lost once more, with the same link, and then when the device is online again', async () => {
    const lost = link();
    lost.dispatchEvent(new Event('error'));
    await settle();
    const again = link();
    expect([again === lost, again.rel, again.crossOrigin, isOver]).toEqual([false, 'stylesheet', '', false]);
    again.dispatchEvent(new Event('error'));
    expect(await settle()).toBe(true);
    expect(link()).toBe(again);
    window.dispatchEvent(new Event('online'));
    expect(link()).not.toBe(again);
  });
});
