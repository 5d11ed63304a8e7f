import { describe, expect, it } from 'vitest';
import { withSignedInAs } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { ContinueScreen } from '#ui/session/ContinueScreen.tsx';

const ann = { profileId: null, email: 'ann@sandbox.test' };
const bob = { profileId: null, email: 'bob@sandbox.test' };

describe('ContinueScreen', () => {
  it('names the person until the browser has left, although the session forgets at once, and names another one', async () => {
    const { useCases, ports } = makeTestApp();
    ports.session.update(withSignedInAs(ann));
    const { page, act } = await renderView(withUseCases(useCases, <ContinueScreen />));
    expect(page.textContent).toContain('ann@sandbox.test');
    await act(() => void ports.session.update(signedOut));
    expect(page.textContent).toContain('ann@sandbox.test');
    await act(() => void ports.session.update(withSignedInAs(bob)));
    expect(page.textContent).toContain('bob@sandbox.test');
    expect(page.textContent).not.toContain('ann@sandbox.test');
  });

  it('shows the email with its initial, and lets it break only after its @ and its dots', async () => {
    const { useCases, ports } = makeTestApp();
    ports.session.update(withSignedInAs(ann));
    const { page } = await renderView(withUseCases(useCases, <ContinueScreen />));
    const heading = page.querySelector('h1');
    const initial = heading?.querySelector('[aria-hidden="true"]');
    expect(initial?.getAttribute('data-initial')).toBe('A');
    expect(heading?.textContent).toBe('Continue as ann@sandbox.test');
    const afterBreaks = [...page.querySelectorAll('h1 wbr')].map(({ nextSibling }) => nextSibling?.textContent);
    expect(afterBreaks).toEqual(['sandbox.', 'test']);
    expect(page.querySelector('h1 [data-public]')).toBeNull();
    expect(document.title).toBe('Continue as ann@sandbox.test – Xe');
  });
});
