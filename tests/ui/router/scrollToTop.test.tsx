import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
const top = [expect.objectContaining({ top: 0, left: 0 })];

const open = async (at: RoutePath, screen: RoutePath) => {
  const shown = await renderApp(makeTestApp(), at);
  await waitForScreen(shown, screen);
  return shown;
};

describe('the place of a page', () => {
  beforeEach(() => {
    scrollTo.mockClear();
    vi.stubGlobal('scrollTo', scrollTo);
  });

  it.each([
    ['/signin', '/signin'],
    ['/', '/signin'],
    ['/signup', '/signup'],
  ] as const)('stays where the visitor is when the app starts at %s and shows %s', async (at, screen) => {
    await open(at, screen);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is the top after a navigation, also back to the screen that the page opened with', async () => {
    const shown = await open('/signin', '/signin');
    for (const [index, to] of (['/signup', '/signin'] as const).entries()) {
      await shown.act(() => void shown.router.navigate({ to }));
      await waitForScreen(shown, to);
      await vi.waitFor(() => expect(scrollTo.mock.calls).toEqual(Array.from({ length: index + 1 }, () => top)));
    }
  });
});
