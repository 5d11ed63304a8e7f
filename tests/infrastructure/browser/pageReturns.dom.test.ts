import { describe, expect, it, vi } from 'vitest';
import { makePageReturns } from '#infrastructure/browser/pageReturns.ts';

const openPage = () => {
  const reload = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), {
    document: document.implementation.createHTMLDocument(),
    location: Object.assign(Object.create(location), { reload }),
  });
  const happen = (event: string, fields: object = {}): void =>
    void page.dispatchEvent(Object.assign(new Event(event), fields));
  const become = (visibility: DocumentVisibilityState): void => {
    vi.spyOn(page.document, 'visibilityState', 'get').mockReturnValue(visibility);
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  return { returns: makePageReturns(page), page, reload, happen, become };
};

type Page = ReturnType<typeof openPage>;

describe('pageReturns', () => {
  it.each<[string, 'onReturn' | 'onFocus' | 'onLeave', (page: Page) => void]>([
    ['a tab that becomes visible', 'onReturn', ({ become }) => become('visible')],
    ['a page in the back-forward cache', 'onReturn', ({ happen }) => happen('pageshow', { persisted: true })],
    ['a window that gets the focus', 'onFocus', ({ happen }) => happen('focus')],
    ['a page that goes', 'onLeave', ({ happen }) => happen('pagehide')],
  ])('of %s call every listener each time, and not before', (_what, on, act) => {
    const page = openPage();
    const calls: string[] = [];
    for (const listener of ['first', 'second']) page.returns[on](() => void calls.push(listener));
    expect(calls).toEqual([]);
    act(page);
    act(page);
    expect(calls).toEqual(['first', 'second', 'first', 'second']);
  });

  it('do not count the first show of a page, and no page that is hidden', () => {
    const { returns, happen, become } = openPage();
    const onReturn = vi.fn<() => void>();
    returns.onReturn(onReturn);
    happen('pageshow', { persisted: false });
    become('hidden');
    expect(onReturn).not.toHaveBeenCalled();
  });

  it('hide a page that is discarded, and load it anew if it is restored', () => {
    const { returns, page, reload, happen } = openPage();
    returns.discard();
    expect([page.document.documentElement.hidden, reload.mock.calls.length]).toEqual([true, 0]);
    happen('pageshow', { persisted: true });
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
