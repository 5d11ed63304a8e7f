import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePageReturns } from '#infrastructure/browser/pageReturns.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';

const openPage = () => {
  const reload = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
    location: Object.assign(Object.create(location), { reload }),
  });
  const show = (persisted: boolean): void =>
    void page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const become = (visibility: DocumentVisibilityState): void => {
    vi.spyOn(page.document, 'visibilityState', 'get').mockReturnValue(visibility);
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  const happen = (event: 'focus' | 'pagehide'): void => void page.dispatchEvent(new Event(event));
  return { returns: makePageReturns(page), page, reload, show, become, happen };
};

afterEach(() => void vi.restoreAllMocks());

const pages = {
  'a tab that becomes visible': () => {
    const { returns, become } = openPage();
    return { returns, comeBack: () => become('visible') };
  },
  'a page in the back-forward cache': () => {
    const { returns, show } = openPage();
    return { returns, comeBack: () => show(true) };
  },
  memory: () => {
    const page = makeMemoryPageReturns();
    return { returns: page, comeBack: page.comeBack };
  },
};

describe('pageReturns', () => {
  it.each(Object.entries(pages))('of %s call every listener on each return, and not before', (_where, open) => {
    const { returns, comeBack } = open();
    const calls: string[] = [];
    for (const listener of ['first', 'second']) returns.onReturn(() => void calls.push(listener));
    expect(calls).toEqual([]);
    comeBack();
    expect(calls).toEqual(['first', 'second']);
    comeBack();
    expect(calls).toEqual(['first', 'second', 'first', 'second']);
  });

  it('do not count the first show of a page, and no page that is hidden', () => {
    const { returns, show, become } = openPage();
    let calls = 0;
    returns.onReturn(() => void (calls += 1));
    show(false);
    become('hidden');
    expect(calls).toBe(0);
  });

  it('tell that the page goes, in a browser and in memory, each time', () => {
    const { returns: browser, happen } = openPage();
    const memory = makeMemoryPageReturns();
    let calls = 0;
    for (const returns of [browser, memory]) returns.onLeave(() => void (calls += 1));
    for (const _ of [1, 2]) {
      happen('pagehide');
      memory.goAway();
    }
    expect(calls).toBe(4);
  });

  it('tell of the focus, in a browser and in memory', () => {
    const { returns: browser, happen } = openPage();
    const memory = makeMemoryPageReturns();
    let calls = 0;
    for (const returns of [browser, memory]) returns.onFocus(() => void (calls += 1));
    happen('focus');
    memory.getFocus();
    expect(calls).toBe(2);
  });

  it('hide a page that is discarded, and load it anew if it is restored', () => {
    const { returns, page, reload, show } = openPage();
    returns.discard();
    expect([page.document.documentElement.hidden, reload.mock.calls.length]).toEqual([true, 0]);
    show(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
