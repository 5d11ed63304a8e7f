import { beforeEach, expect, it, vi } from 'vitest';
import { withFields } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { controlNamed } from '#tests/ui/renderView.tsx';
import { ClosedScreen } from '#ui/session/EndScreens.tsx';
import { back, href, type OpenedEnd, openEnd } from './openEnd.tsx';

const replace = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
});

/** Clicks the link, and says whether the app follows it in place of the browser. */
const click = async ({ page, act }: OpenedEnd, init: MouseEventInit = {}): Promise<boolean> => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(() => void controlNamed(page, back).dispatchEvent(event));
  return event.defaultPrevented;
};

it('the link back to the site has no state in the page, and does not count as public', async () => {
  const { page } = await openEnd(<ClosedScreen />);
  const link = controlNamed(page, back);
  expect(link.getAttribute('href')).toBe(href);
  expect(page.innerHTML).not.toContain('secret-state');
  expect(link.innerHTML).not.toContain('data-public');
});

it('the link back to the site leaves once with the error and the state, which the session forgets as the page goes', async () => {
  const view = await openEnd(<ClosedScreen />);
  expect([await click(view), await click(view)]).toEqual([true, true]);
  await vi.waitFor(() => expect(replace.mock.calls).toEqual([[`${href}&error=access_denied&state=secret-state`]]));
  await view.act(view.app.goAway);
  expect(view.app.session().oAuth.state).toBeNull();
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the link back to the site is an ordinary one for a press that opens another tab: %o',
  async (init) => {
    const view = await openEnd(<ClosedScreen />);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(view, init);
    expect(replace).not.toHaveBeenCalled();
    expect(view.app.session().oAuth.state).toBe('secret-state');
  },
);

it('the link back to the site is not followed to an address that was changed in the meantime', async () => {
  const { app, act, press } = await openEnd(<ClosedScreen />);
  const redirect = unsafeNominal<'SafeUrl'>('https://evil.test');
  await act(() => void app.ports.session.update(withFields('visit', { redirect })));
  await press('Back to evil.test');
  expect(replace).not.toHaveBeenCalled();
});
