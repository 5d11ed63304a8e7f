import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { controlNamed } from '#tests/ui/renderView.tsx';
import { ClosedScreen } from '#ui/session/EndScreens.tsx';
import { back, fromPartner, href, type OpenedEnd, openEnd } from './openEnd.tsx';

describe('the link back to the site', () => {
  const replace = vi.fn<(url: string | URL) => void>();
  beforeEach(() => {
    replace.mockReset();
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
  });
  const denied = `${href}&error=access_denied&state=secret-state`;
  const press = (view: OpenedEnd, init: MouseEventInit = {}): Promise<boolean> =>
    act(async () =>
      controlNamed(view.page, back).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
      ),
    );

  it('has no state in the page, and does not count as public', async () => {
    const { page } = await openEnd(<ClosedScreen />, fromPartner);
    const link = controlNamed(page, back);
    expect(link.getAttribute('href')).toBe(href);
    expect(page.innerHTML).not.toContain('secret-state');
    expect(link.innerHTML).not.toContain('data-public');
  });

  it('leaves with the error and the state, again where the browser stayed, and the session forgets the state as the page goes', async () => {
    const view = await openEnd(<ClosedScreen />, fromPartner);
    expect(await press(view)).toBe(false);
    expect(await press(view)).toBe(false);
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([[denied], [denied]]));
    view.app.goAway();
    expect(view.app.useCases.session.get().oAuth.state).toBeNull();
  });

  it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is an ordinary link for a press that opens another tab: %o',
    async (init) => {
      const view = await openEnd(<ClosedScreen />, fromPartner);
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await press(view, init);
      expect(replace).not.toHaveBeenCalled();
      expect(view.app.useCases.session.get().oAuth.state).toBe('secret-state');
    },
  );

  it('is not followed to an address that was changed in the meantime', async () => {
    const view = await openEnd(<ClosedScreen />, fromPartner);
    const redirect = unsafeNominal<'SafeUrl'>('https://evil.test');
    await act(
      async () =>
        void view.app.ports.session.update((session) => ({ ...session, visit: { ...session.visit, redirect } })),
    );
    await act(async () =>
      controlNamed(view.page, 'Back to evil.test').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      ),
    );
    expect(replace).not.toHaveBeenCalled();
  });
});
