import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { controlNamed } from '#tests/ui/renderView.tsx';
import { ClosedScreen } from '#ui/session/EndScreens.tsx';
import { back, href, type OpenedEnd, openEnd } from './openEnd.tsx';

describe('the link back to the site', () => {
  const replace = vi.fn<(url: string | URL) => void>();
  beforeEach(() => {
    replace.mockReset();
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
  });
  const denied = `${href}&error=access_denied&state=secret-state`;
  const press = async ({ page, act }: OpenedEnd, init: MouseEventInit = {}, name = back): Promise<boolean> => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    await act(() => void controlNamed(page, name).dispatchEvent(click));
    return click.defaultPrevented;
  };

  it('has no state in the page, and does not count as public', async () => {
    const { page } = await openEnd(<ClosedScreen />);
    const link = controlNamed(page, back);
    expect(link.getAttribute('href')).toBe(href);
    expect(page.innerHTML).not.toContain('secret-state');
    expect(link.innerHTML).not.toContain('data-public');
  });

  it('leaves once with the error and the state, also by a doubled press, and the session forgets the state as the page goes', async () => {
    const view = await openEnd(<ClosedScreen />);
    expect([await press(view), await press(view)]).toEqual([true, true]);
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([[denied]]));
    await view.act(view.app.goAway);
    expect(view.app.useCases.session.get().oAuth.state).toBeNull();
  });

  it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is an ordinary link for a press that opens another tab: %o',
    async (init) => {
      const view = await openEnd(<ClosedScreen />);
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await press(view, init);
      expect(replace).not.toHaveBeenCalled();
      expect(view.app.useCases.session.get().oAuth.state).toBe('secret-state');
    },
  );

  it('is not followed to an address that was changed in the meantime', async () => {
    const view = await openEnd(<ClosedScreen />);
    const redirect = unsafeNominal<'SafeUrl'>('https://evil.test');
    await view.act(
      () => void view.app.ports.session.update((session) => ({ ...session, visit: { ...session.visit, redirect } })),
    );
    await press(view, {}, 'Back to evil.test');
    expect(replace).not.toHaveBeenCalled();
  });
});
