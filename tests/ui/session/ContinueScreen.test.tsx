import { describe, expect, it } from 'vitest';
import { withSignedInAs } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { ContinueScreen } from '#ui/session/ContinueScreen.tsx';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';

describe('ContinueScreen', () => {
  it('names the person until the browser has left, although the session forgets at once, and names another one', async () => {
    const { useCases, ports } = makeTestApp();
    ports.session.update(withSignedInAs('ann@sandbox.test'));
    const { page, act } = await renderView(withUseCases(useCases, <ContinueScreen />));
    expect(page.textContent).toContain('ann@sandbox.test');
    await act(() => void ports.session.update(signedOut));
    expect(page.textContent).toContain('ann@sandbox.test');
    await act(() => void ports.session.update(withSignedInAs('bob@sandbox.test')));
    expect(page.textContent).toContain('bob@sandbox.test');
    expect(page.textContent).not.toContain('ann@sandbox.test');
  });
});
