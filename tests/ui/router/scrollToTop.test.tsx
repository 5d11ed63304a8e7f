import { beforeEach, expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { waitUntil } from '#tests/ui/renderView.tsx';

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
const top = [expect.objectContaining({ top: 0, left: 0 })];

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

it('the page stays where the visitor is when the app starts, also where it leads to another screen', async () => {
  const { until } = await renderApp(makeTestApp(), '/');
  await until('/signin');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('the page is at its top after a navigation, also back to the screen that it opened with', async () => {
  const { goTo, until } = await renderApp(makeTestApp(), '/signin');
  await goTo('/signup');
  await until('/signup');
  await waitUntil(() => expect(scrollTo.mock.calls).toEqual([top]));
  await goTo('/signin');
  await until('/signin');
  await waitUntil(() => expect(scrollTo.mock.calls).toEqual([top, top]));
});
